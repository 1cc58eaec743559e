import { useSelector } from '@xstate/react'

import type { LessonQuestionRow } from '../../../domain/contract/lesson-questions.list.ts'
import { LESSON_QUESTION_LIMITS } from '../../../domain/lesson-question.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type {
  AnswerAbout,
  Answered,
  answeringMachine,
  QuestionValues,
} from '../../../machines/lesson-questions/question-forms.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { QuestionForm } from '../lesson/questions/question-form.view.tsx'

/** What an instructor does with a question. */
export type QuestionDeeds = Readonly<{
  answering: typeof answeringMachine
  closing: DeedMachine<LessonQuestionRow>
  reopening: DeedMachine<LessonQuestionRow>
}>

export type QuestionDeedActors = Readonly<{
  answering: AskedFormActor<QuestionValues, Answered, AnswerAbout>
  closing: DeedActor<LessonQuestionRow>
  reopening: DeedActor<LessonQuestionRow>
}>

const BLANK: QuestionValues = { text: '' }

export const useQuestionDeeds = (
  { answering, closing, reopening }: QuestionDeeds,
  tell: (notice: Notice) => void,
): QuestionDeedActors => {
  const { questions: words } = useWords().studentEnrollments
  const done = (text: string) => () => tell({ tone: 'success', text })
  return {
    answering: useAskedForm<QuestionValues, Answered, AnswerAbout>(answering, BLANK, done(words.sent())),
    closing: useDeed(closing, done(words.closed())),
    reopening: useDeed(reopening, done(words.reopened())),
  }
}

/** The question stands above its answer. What is half written is there again after a reload. */
export const AnswerDialog = ({ actor }: Readonly<{ actor: QuestionDeedActors['answering'] }>) => {
  const { questions: words } = useWords().studentEnrollments
  const about = useSelector(actor, ({ context }) => context.about)
  return (
    <AskedFormDialog
      actor={actor}
      title={words.title({ name: about?.asker ?? '' })}
      description={about && words.about({ place: about.moment, text: about.text })}
      send={words.send()}
      first="text"
      renderForm={(id, form) => <QuestionForm id={id} actor={form} said={words} most={LESSON_QUESTION_LIMITS.answer} />}
    />
  )
}

export const ClosingDialog = ({ actor }: Readonly<{ actor: QuestionDeedActors['closing'] }>) => {
  const { questions: words } = useWords().studentEnrollments
  return (
    <DeedDialog
      actor={actor}
      said={({ text }, isBusy) => ({
        about: text,
        title: words.closeTitle(),
        text: words.closeText(),
        confirm: isBusy ? words.closing() : words.close(),
        failed: words.notClosed(),
      })}
    />
  )
}

export const ReopeningDialog = ({ actor }: Readonly<{ actor: QuestionDeedActors['reopening'] }>) => {
  const { questions: words } = useWords().studentEnrollments
  return (
    <DeedDialog
      actor={actor}
      said={({ text }, isBusy) => ({
        about: text,
        title: words.reopenTitle(),
        text: words.reopenText(),
        confirm: isBusy ? words.reopening() : words.reopen(),
        failed: words.notReopened(),
      })}
    />
  )
}
