import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { drawnFrom, type CourseLesson } from '../../../domain/course/course-document.ts'
import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import { DetailSection } from '../../ui/detail.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { fieldId } from './editor-places.ts'
import { InstructorsSection } from './instructors.view.tsx'
import { NumberField } from './number-field.view.tsx'
import { spokenText } from './spoken-text.ts'
import type { Editor } from './use-editor.ts'

const MINUTE = 60
/** In minutes. */
const LONGEST = 60 * 24 * 30

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  fields: css({
    display: 'grid',
    gridTemplateColumns: {
      base: '[minmax(0, 1fr)]',
      sm: '[repeat(2, minmax(0, 1fr))]',
      lg: '[repeat(5, minmax(0, 1fr))]',
    },
    gap: '4',
    alignItems: 'start',
  }),
  course: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
    gap: '4',
    alignItems: 'start',
    maxWidth: '[72rem]',
  }),
}

type TabProps = Readonly<{ editor: Editor }>

const Prerequisite = ({ editor }: TabProps) => {
  const { rules: said } = useWords().courseEditor
  const language = useLanguage()
  const vocabulary = useSelector(useActorRef(editor.machines.vocabulary, { input: { query: undefined } }), selectData)
  const { prerequisiteCourseId } = editor.document.details
  const own = useSelector(editor.actor, ({ context }) => context.courseId)
  const courses = (vocabulary?.courses ?? []).filter(({ id }) => id !== own)
  return (
    <Select
      id={fieldId(['details', 'prerequisiteCourseId'])}
      label={said.prerequisite()}
      help={said.prerequisiteHelp()}
      placeholder={said.noPrerequisite()}
      value={prerequisiteCourseId === null ? '' : String(prerequisiteCourseId)}
      options={courses.map(({ id, title }) => ({ value: String(id), label: spokenText(title, language) }))}
      onValueChange={(id) => editor.set(['details', 'prerequisiteCourseId'], id === '' ? null : Number(id))}
    />
  )
}

const QuizRules = ({ editor, lesson, index }: TabProps & Readonly<{ lesson: CourseLesson; index: number }>) => {
  const { rules: said, lessons } = useWords().courseEditor
  const language = useLanguage()
  const formats = useFormats()
  const at = ['lessons', lesson.key, 'quiz'] as const
  const title = spokenText(lesson.title, language) || lessons.untitled()
  return (
    <DetailSection
      title={
        <>
          {formats.number(index + 1)}. <bdi>{title}</bdi>
        </>
      }
      lead={said.inBank({ count: drawnFrom(lesson).length })}
    >
      <div className={styles.fields}>
        <NumberField
          editor={editor}
          at={[...at, 'questionsDrawn']}
          label={said.drawn()}
          help={said.drawnHelp()}
          max={COURSE_LIMITS.questions}
        />
        <NumberField editor={editor} at={[...at, 'passPercent']} label={said.pass()} help={said.passHelp()} max={100} />
        <NumberField
          editor={editor}
          at={[...at, 'timeLimitSeconds']}
          label={said.time()}
          help={said.timeHelp()}
          max={LONGEST}
          unit={MINUTE}
          isWhole={false}
        />
        <NumberField
          editor={editor}
          at={[...at, 'attemptsAllowed']}
          label={said.attempts()}
          help={said.attemptsHelp()}
          max={1000}
        />
        <NumberField
          editor={editor}
          at={[...at, 'cooldownSeconds']}
          label={said.cooldown()}
          help={said.cooldownHelp()}
          max={LONGEST}
          unit={MINUTE}
          isWhole={false}
        />
      </div>
    </DetailSection>
  )
}

/** What it takes to begin the course, to pass its lessons, and how long that is good for. */
export const RulesTab = ({ editor }: TabProps) => {
  const { rules: said } = useWords().courseEditor
  return (
    <div className={styles.root}>
      <DetailSection title={said.course()}>
        <div className={styles.course}>
          <NumberField
            editor={editor}
            at={['details', 'expiresAfterDays']}
            label={said.days()}
            help={said.daysHelp()}
            max={COURSE_LIMITS.days}
          />
          <Prerequisite editor={editor} />
        </div>
      </DetailSection>
      {editor.document.details.isOnline && <InstructorsSection editor={editor} />}
      {editor.document.details.isOnline &&
        editor.document.lessons.map((lesson, index) => (
          <QuizRules key={lesson.key} editor={editor} lesson={lesson} index={index} />
        ))}
    </div>
  )
}
