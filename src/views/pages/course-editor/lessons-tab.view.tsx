import { Plus } from 'lucide-react'
import { css } from 'styled-system/css'

import { blankLesson, drawnFrom, type CourseLesson } from '../../../domain/course/course-document.ts'
import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'
import { formatVideoLength } from '../../../domain/duration.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import type { EditorPlace } from './course-editor.props.ts'
import { ADD_LESSON, fieldId } from './editor-places.ts'
import { LessonForm } from './lesson-form.view.tsx'
import { OrderedInCourse } from './ordered-in-course.view.tsx'
import { spokenText } from './spoken-text.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minHeight: '10',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderWidth: 'hairline',
    borderRadius: 'control',
    backgroundColor: 'bg.surface',
  }),
  name: css({ flex: '[1 1 20rem]', minWidth: '0', fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  facts: css({ display: 'flex', flexWrap: 'wrap', gap: '3', textStyle: 'small', color: 'fg.muted' }),
  back: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' }),
  help: css({ textStyle: 'small', color: 'fg.muted' }),
}

/** A lesson that is opened takes the focus. */
const placeOf = (key: string): Partial<EditorPlace> => ({
  tab: 'lessons',
  lesson: key,
  field: fieldId(['lessons', key]),
})

type TabProps = Readonly<{ editor: Editor }>

const Row = ({ editor, lesson, index }: TabProps & Readonly<{ lesson: CourseLesson; index: number }>) => {
  const { lessons: said, tabs } = useWords().courseEditor
  const language = useLanguage()
  const formats = useFormats()
  const count = editor.problems.filter((problem) => problem.lesson === lesson.key).length
  return (
    <div className={styles.row}>
      <Link variant="quiet" href={editor.addressOf(placeOf(lesson.key))} className={styles.name}>
        {formats.number(index + 1)}. <bdi>{spokenText(lesson.title, language) || said.untitled()}</bdi>
      </Link>
      <span className={styles.facts}>
        <span>{lesson.video ? <bdi dir="ltr">{formatVideoLength(lesson.video.seconds)}</bdi> : said.noVideo()}</span>
        <span>{said.questions({ count: drawnFrom(lesson).length })}</span>
      </span>
      {count > 0 ? (
        <StatusChip tone="warning">{tabs.missing({ count })}</StatusChip>
      ) : (
        <StatusChip tone="success">{said.whole()}</StatusChip>
      )}
    </div>
  )
}

const AllLessons = ({ editor }: TabProps) => {
  const { lessons: said } = useWords().courseEditor
  const language = useLanguage()
  const { lessons } = editor.document
  const add = () => {
    const key = editor.newKey()
    editor.add(['lessons'], blankLesson(key))
    editor.onGo(editor.addressOf({ ...placeOf(key), field: fieldId(['lessons', key, 'title', editor.texts]) }))
  }
  const adding = (
    <Button id={ADD_LESSON} icon={Plus} disabled={lessons.length >= COURSE_LIMITS.lessons} onClick={add}>
      {said.add()}
    </Button>
  )
  if (lessons.length === 0) {
    return (
      <EmptyState size="section" title={said.noneTitle()} illustration={<EmptyLane />} action={adding}>
        {said.none()}
      </EmptyState>
    )
  }
  return (
    <>
      <OrderedInCourse
        editor={editor}
        at={['lessons']}
        label={said.title()}
        items={lessons}
        nameOf={({ title }) => spokenText(title, language) || said.untitled()}
        renderItem={(lesson, index) => <Row editor={editor} lesson={lesson} index={index} />}
      />
      <p className={styles.help}>{said.orderHelp()}</p>
      <div>{adding}</div>
    </>
  )
}

/** The lessons in their order, or the one that the address opens. */
export const LessonsTab = ({ editor }: TabProps) => {
  const { lessons: said } = useWords().courseEditor
  const { document, place, addressOf } = editor
  const open = document.lessons.find(({ key }) => key === place.lesson)
  return (
    <div className={styles.root}>
      {open ? (
        <>
          <Link href={addressOf({ tab: 'lessons' })} variant="standalone" className={styles.back}>
            {said.all()}
          </Link>
          <LessonForm key={open.key} editor={editor} lesson={open} />
        </>
      ) : (
        <AllLessons editor={editor} />
      )}
    </div>
  )
}
