import * as z from 'zod/mini'

import { LESSON_QUESTION_LIMITS, LESSON_QUESTION_STATES, QUESTION_RECIPIENTS } from '../lesson-question.ts'
import { id, instant } from './common.contract.ts'
import { lessonSecond } from './lesson-note.contract.ts'
import { hasInk } from './name.contract.ts'

/** What is written, by the rules that the forms judge by too. */
export const questionFields = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), hasInk, z.maxLength(LESSON_QUESTION_LIMITS.text)),
})
export const answerFields = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), hasInk, z.maxLength(LESSON_QUESTION_LIMITS.answer)),
})

export const lessonQuestion = z.object({
  id,
  lessonId: id,
  lessonTitle: z.string(),
  at: lessonSecond,
  text: z.string(),
  state: z.enum(LESSON_QUESTION_STATES),
  askedAt: instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** Their name; null where nobody has, and where the programme did. */
  answeredBy: z.nullable(z.string()),
})

/** GET /online-enrollments/{id}/questions: the person's own to this course, and to whom the next one goes. */
export const ownLessonQuestions = z.object({
  goesTo: z.object({ kind: z.enum(QUESTION_RECIPIENTS), names: z.array(z.string()) }),
  items: z.array(lessonQuestion),
})

/** POST /online-enrollments/{id}/lessons/{lessonId}/questions */
export const askQuestionBody = z.strictObject({ at: lessonSecond, ...questionFields.shape })

/** POST /lesson-questions/{id}/answer. `revision` is the one that was read: somebody else may have been quicker. */
export const answerQuestionBody = z.strictObject({ ...answerFields.shape, revision: z.int().check(z.nonnegative()) })

export type LessonQuestion = z.infer<typeof lessonQuestion>
export type OwnLessonQuestions = z.infer<typeof ownLessonQuestions>
export type AskQuestionBody = z.infer<typeof askQuestionBody>
export type AnswerQuestionBody = z.infer<typeof answerQuestionBody>
