import { answerFields, questionFields, type LessonQuestion } from '../../domain/contract/lesson-question.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine, type Drafted, type FormActor } from '../form/form.machine.ts'

export type QuestionValues = Readonly<{ text: string }>

/** Which moment of which lesson a question is about. */
export type QuestionAbout = Readonly<{ enrollmentId: number; lessonId: number; at: number }>

/** Which question is answered, as it was read. */
export type AnswerAbout = Readonly<{ id: number; revision: number; text: string; moment: string; asker: string }>

/** That it was done; each time another object. */
export type Answered = Readonly<{ id: number }>

const DRAFTED = { text: true } satisfies Drafted<QuestionValues>

/** What a learner asks. */
export const questionFormMachine = createFormMachine<QuestionValues, LessonQuestion>({
  validate: rulesOf(questionFields),
})

export const questionAskingMachine = createAskedForm<QuestionValues, LessonQuestion, QuestionAbout>({
  id: 'lessonQuestion',
  form: questionFormMachine,
  drafted: DRAFTED,
})

/** What an instructor answers. */
export const answerFormMachine = createFormMachine<QuestionValues, Answered>({ validate: rulesOf(answerFields) })

export const answeringMachine = createAskedForm<QuestionValues, Answered, AnswerAbout>({
  id: 'lessonAnswer',
  form: answerFormMachine,
  drafted: DRAFTED,
})

export type QuestionFormActor<Output> = FormActor<QuestionValues, Output>
