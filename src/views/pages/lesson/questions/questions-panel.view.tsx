import { useSelector } from '@xstate/react'
import { MessageCircleQuestion, Undo2 } from 'lucide-react'

import type { LessonQuestion, OwnLessonQuestions } from '../../../../domain/contract/lesson-question.contract.ts'
import { formatVideoLength } from '../../../../domain/duration.ts'
import { LESSON_QUESTION_LIMITS } from '../../../../domain/lesson-question.ts'
import type { Formats } from '../../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../../i18n/words.tsx'
import type { DeedActor } from '../../../../machines/deed/deed.machine.ts'
import type { AskedFormActor } from '../../../../machines/form/asked-form.machine.ts'
import type { QuestionAbout, QuestionValues } from '../../../../machines/lesson-questions/question-forms.machine.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../../machines/resource/resource.connect.ts'
import type { ResourceActor } from '../../../../machines/resource/resource.machine.ts'
import { AskedFormDialog } from '../../../form/form-dialog.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { EmptyState } from '../../../ui/empty-state.view.tsx'
import { SkeletonText } from '../../../ui/skeleton.view.tsx'
import { StatusChip, type StatusTone } from '../../../ui/status-chip.view.tsx'
import { Day } from '../../day.view.tsx'
import { DeedDialog } from '../../deed-dialog.view.tsx'
import { FaultBanner } from '../../fault-banner.view.tsx'
import { MomentButton } from '../notes/moment-button.view.tsx'
import { talkStyles as styles } from '../notes/notes.styles.ts'
import { QuestionForm } from './question-form.view.tsx'

export type QuestionActors = Readonly<{
  questions: ResourceActor<OwnLessonQuestions, number>
  asking: AskedFormActor<QuestionValues, LessonQuestion, QuestionAbout>
  withdrawing: DeedActor<LessonQuestion>
}>

export type QuestionsPanelProps = QuestionActors & Readonly<{ lesson: LessonActor }>

const TONES: Readonly<Record<LessonQuestion['state'], StatusTone>> = {
  asked: 'info',
  answered: 'success',
  closed: 'neutral',
  withdrawn: 'neutral',
}

type Said = Words['lessonTalk']['questions']

/** To whom it goes, before it is sent. */
const goesTo = (
  words: Said,
  { list }: Pick<Formats, 'list'>,
  { kind, names }: OwnLessonQuestions['goesTo'],
): string => {
  if (kind === 'programme') return words.toProgram()
  return words.toPeople({ names: list(names) })
}

const Question = ({
  question,
  lesson,
  withdrawing,
}: Pick<QuestionsPanelProps, 'lesson' | 'withdrawing'> & Readonly<{ question: LessonQuestion }>) => {
  const words = useWords().lessonTalk.questions
  const { at, text, state, askedAt, answer, answeredAt, answeredBy } = question
  return (
    <li className={styles.item}>
      <MomentButton at={at} lesson={lesson} goTo={words.goTo} notYet={words.goTo} />
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        <div className={styles.row}>
          <StatusChip tone={TONES[state]}>{words.states[state]()}</StatusChip>
          <span className={styles.quiet}>
            <Day at={askedAt} />
          </span>
        </div>
        {answer !== null && (
          <div className={styles.composer}>
            <p className={styles.between}>
              <bdi className={styles.groupTitle}>{answeredBy}</bdi>
              <span className={styles.quiet}>{answeredAt !== null && <Day at={answeredAt} />}</span>
            </p>
            <p className={styles.text}>{answer}</p>
          </div>
        )}
        {state === 'closed' && <p className={styles.quiet}>{words.closedText()}</p>}
        {state === 'asked' && (
          <div className={styles.row}>
            <Button
              size="sm"
              variant="ghost"
              icon={Undo2}
              onClick={() => withdrawing.send({ type: 'deed.asked', subject: question })}
            >
              {words.withdraw()}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

/** Questions about moments of this lesson, with their answers under their times. */
export const QuestionsPanel = ({ questions, asking, withdrawing, lesson }: QuestionsPanelProps) => {
  const { actions, lessonTalk } = useWords()
  const formats = useFormats()
  const words = lessonTalk.questions
  const face = useSelector(questions, resourceFace)
  const data = useSelector(questions, selectData)
  const fault = useSelector(questions, selectFault)
  const enrollmentId = useSelector(lesson, ({ context }) => context.enrollmentId)
  const lessonId = useSelector(lesson, ({ context }) => context.lesson.id)
  const position = useSelector(lesson, ({ context }) => Math.floor(context.position))
  const about = useSelector(asking, ({ context }) => context.about)
  const isSent = useSelector(asking, (at) => at.matches('answered'))
  const shown = data?.items.filter((question) => question.lessonId === lessonId) ?? []

  const begin = () => {
    if (lesson.getSnapshot().can({ type: 'pause.asked' })) lesson.send({ type: 'pause.asked' })
    const at = Math.floor(lesson.getSnapshot().context.position)
    asking.send({ type: 'form.begun', about: { enrollmentId, lessonId, at } })
  }

  return (
    <div className={styles.root}>
      {data && (
        <div className={styles.body}>
          <div>
            <Button icon={MessageCircleQuestion} className={styles.wide} onClick={begin}>
              {words.ask({ at: formatVideoLength(position) })}
            </Button>
          </div>
          <p className={styles.quiet}>{goesTo(words, formats, data.goesTo)}</p>
        </div>
      )}
      {face === 'loading' && (
        <div role="status" aria-label={words.loading()}>
          <SkeletonText />
        </div>
      )}
      {(face === 'failed' || face === 'partial') && (
        <FaultBanner
          isReading
          announce="status"
          title={face === 'failed' ? words.unread() : words.stale()}
          fault={fault}
          action={
            <Button size="sm" variant="outline" onClick={() => questions.send({ type: 'resource.retried' })}>
              {actions.retry()}
            </Button>
          }
        />
      )}
      {data && shown.length === 0 && (
        <EmptyState size="section" level={3} title={words.none()}>
          {words.noneText()}
        </EmptyState>
      )}
      <ol className={styles.list}>
        {shown.map((question) => (
          <Question key={question.id} question={question} lesson={lesson} withdrawing={withdrawing} />
        ))}
      </ol>
      <p role="status" className={styles.quiet}>
        {isSent && words.sent()}
      </p>
      <AskedFormDialog
        actor={asking}
        title={words.ask({ at: formatVideoLength(about?.at ?? 0) })}
        description={data && goesTo(words, formats, data.goesTo)}
        send={words.send()}
        first="text"
        renderForm={(id, form) => <QuestionForm id={id} actor={form} said={words} most={LESSON_QUESTION_LIMITS.text} />}
      />
      <DeedDialog
        actor={withdrawing}
        said={({ text }, isBusy) => ({
          about: text,
          title: words.withdrawTitle(),
          text: words.withdrawText(),
          keep: words.keep(),
          confirm: isBusy ? words.withdrawing() : words.withdraw(),
          failed: words.notWithdrawn(),
        })}
      />
    </div>
  )
}
