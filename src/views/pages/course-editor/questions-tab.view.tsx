import { useActorRef } from '@xstate/react'
import { Plus } from 'lucide-react'
import { css } from 'styled-system/css'

import {
  blankQuestion,
  CHOICES_MIN,
  drawnFrom,
  type CourseLesson,
  type CourseQuestion,
} from '../../../domain/course/course-document.ts'
import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import type { EditorPlace } from './course-editor.props.ts'
import { ADD_QUESTION, fieldId } from './editor-places.ts'
import { LessonsRail, railColumns } from './lessons-rail.view.tsx'
import { QuestionBringing } from './question-bringing.view.tsx'
import { QuestionFigure, type StatisticsActor } from './question-figures.view.tsx'
import { QuestionForm } from './question-form.view.tsx'
import { spokenText } from './spoken-text.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  bank: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: '10',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderWidth: 'hairline',
    borderRadius: 'control',
  }),
  acts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
  prompt: css({ flex: '[1 1 24rem]', minWidth: '0', overflowWrap: 'anywhere' }),
}

/** A question that is opened takes the focus. */
const placeOf = (lesson: string, question: string): Partial<EditorPlace> => ({
  tab: 'questions',
  lesson,
  question,
  field: fieldId(['lessons', lesson, 'questions', question]),
})

type TabProps = Readonly<{ editor: Editor }>
type QuestionProps = TabProps &
  Readonly<{ lesson: CourseLesson; question: CourseQuestion; index: number; statistics: StatisticsActor }>

const Row = ({ editor, lesson, question, index, statistics }: QuestionProps) => {
  const { questions: said, tabs } = useWords().courseEditor
  const language = useLanguage()
  const formats = useFormats()
  const count = editor.problems.filter((problem) => problem.question === question.key).length
  return (
    <div className={styles.row}>
      <Link variant="quiet" href={editor.addressOf(placeOf(lesson.key, question.key))} className={styles.prompt}>
        {formats.number(index + 1)}. <bdi>{spokenText(question.prompt, language) || said.untitled()}</bdi>
      </Link>
      <QuestionFigure actor={statistics} questionKey={question.key} />
      {question.isRetired && <StatusChip>{said.retired()}</StatusChip>}
      {count > 0 && <StatusChip tone="warning">{tabs.missing({ count })}</StatusChip>}
    </div>
  )
}

const Bank = ({ editor, lesson }: TabProps & Readonly<{ lesson: CourseLesson }>) => {
  const { questions: said } = useWords().courseEditor
  const formats = useFormats()
  const { key, questions, quiz } = lesson
  const drawn = drawnFrom(lesson).length
  const lead = said.bankLead({ count: drawn, drawn: formats.number(quiz.questionsDrawn ?? 0) })
  const statistics = useActorRef(editor.machines.statistics, { input: { query: undefined } })
  const add = () => {
    const question = editor.newKey()
    const choices = Array.from({ length: CHOICES_MIN * 2 }, () => editor.newKey())
    editor.add(['lessons', key, 'questions'], blankQuestion(question, choices))
    const prompt = fieldId(['lessons', key, 'questions', question, 'prompt', editor.texts])
    editor.onGo(editor.addressOf({ ...placeOf(key, question), field: prompt }))
  }
  return (
    <DetailSection
      title={said.bank()}
      lead={drawn === questions.length ? lead : `${lead} ${said.bankRetired({ count: questions.length - drawn })}`}
    >
      {questions.length > 0 && (
        <ol aria-label={said.bank()} className={styles.bank}>
          {questions.map((question, index) => (
            <li key={question.key}>
              {question.key === editor.place.question ? (
                <QuestionForm
                  editor={editor}
                  lesson={lesson}
                  question={question}
                  index={index}
                  statistics={statistics}
                />
              ) : (
                <Row editor={editor} lesson={lesson} question={question} index={index} statistics={statistics} />
              )}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.acts}>
        <Button id={ADD_QUESTION} icon={Plus} disabled={questions.length >= COURSE_LIMITS.questions} onClick={add}>
          {said.add()}
        </Button>
        <QuestionBringing editor={editor} lesson={lesson} />
      </div>
    </DetailSection>
  )
}

/** Where questions stand: first there has to be a lesson. */
export const NoLessons = ({ editor }: TabProps) => {
  const { lessons: said } = useWords().courseEditor
  return (
    <EmptyState
      size="section"
      title={said.noneTitle()}
      action={<LinkButton href={editor.addressOf({ tab: 'lessons' })}>{said.toLessons()}</LinkButton>}
    >
      {said.none()}
    </EmptyState>
  )
}

/** The lesson that the address opens, or the first. */
export const openLesson = ({ document, place }: Editor): CourseLesson | undefined =>
  document.lessons.find(({ key }) => key === place.lesson) ?? document.lessons[0]

/** The questions from which a quiz is drawn, lesson by lesson. */
export const QuestionsTab = ({ editor }: TabProps) => {
  const { lessons: said } = useWords().courseEditor
  const lesson = openLesson(editor)
  if (!lesson) return <NoLessons editor={editor} />
  return (
    <div className={railColumns}>
      <LessonsRail
        editor={editor}
        tab="questions"
        open={lesson}
        factsOf={(of) => said.questions({ count: drawnFrom(of).length })}
      />
      <Bank key={lesson.key} editor={editor} lesson={lesson} />
    </div>
  )
}
