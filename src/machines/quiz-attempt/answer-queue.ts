import type { AttemptQuestion, QuizAttempt } from '../../domain/contract/lesson.contract.ts'

export type GivenAnswer = Readonly<{ questionId: number; choiceId: number }>

/** Answers that the server has not acknowledged yet, oldest first. */
export type AnswerQueue = readonly GivenAnswer[]

/** The queue with the answer at its end; an older choice for the same question gives way. */
export const enqueued = (queue: AnswerQueue, answer: GivenAnswer): AnswerQueue => [
  ...queue.filter((held) => held.questionId !== answer.questionId),
  answer,
]

/** The queue without what was saved; a newer choice for the same question stays. */
export const acknowledged = (queue: AnswerQueue, saved: GivenAnswer): AnswerQueue =>
  queue.filter((held) => held.questionId !== saved.questionId || held.choiceId !== saved.choiceId)

/** What a journal remembered, behind what was given since, as far as the attempt still asks for it. */
export const restored = (
  queue: AnswerQueue,
  recalled: AnswerQueue,
  questions: readonly AttemptQuestion[],
): AnswerQueue => [
  ...recalled.filter(
    ({ questionId, choiceId }) =>
      questions.some(
        (question) =>
          question.id === questionId &&
          question.choiceId !== choiceId &&
          question.choices.some((choice) => choice.id === choiceId),
      ) && !queue.some((held) => held.questionId === questionId),
  ),
  ...queue,
]

/** The attempt as it stands once the server has acknowledged an answer. */
export const withAnswer = (attempt: QuizAttempt, { questionId, choiceId }: GivenAnswer): QuizAttempt => ({
  ...attempt,
  questions: attempt.questions.map((question) => (question.id === questionId ? { ...question, choiceId } : question)),
})

/** What is chosen for a question: the newest choice, saved or not. */
export const choiceOf = (attempt: QuizAttempt | null, queue: AnswerQueue, questionId: number): number | null =>
  queue.find((held) => held.questionId === questionId)?.choiceId ??
  attempt?.questions.find((question) => question.id === questionId)?.choiceId ??
  null

export const unansweredCount = (attempt: QuizAttempt | null, queue: AnswerQueue): number =>
  attempt?.questions.filter((question) => choiceOf(attempt, queue, question.id) === null).length ?? 0

/** The first question without an answer, where a learner goes on; the first of all when each has one. */
export const firstUnanswered = (attempt: QuizAttempt, queue: AnswerQueue): number =>
  Math.max(
    0,
    attempt.questions.findIndex((question) => choiceOf(attempt, queue, question.id) === null),
  )
