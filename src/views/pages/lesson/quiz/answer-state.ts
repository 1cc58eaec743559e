import { choiceOf } from '../../../../machines/quiz-attempt/answer-queue.ts'
import type { QuizAttemptSnapshot } from '../../../../machines/quiz-attempt/quiz-attempt.machine.ts'

export type AnswerState = 'unanswered' | 'saved' | 'saving' | 'queued' | 'offline'

/** There is no network. A further try changes nothing for the learner until it has succeeded. */
export const isAway = (snapshot: QuizAttemptSnapshot): boolean =>
  snapshot.matches({ open: { saving: 'offline' } }) || snapshot.context.fault?.kind === 'offline'

/** How a question's answer stands with the server. */
export const answerStateOf = (snapshot: QuizAttemptSnapshot, questionId: number): AnswerState => {
  const { attempt, queue, fault } = snapshot.context
  if (choiceOf(attempt, queue, questionId) === null) return 'unanswered'
  if (!queue.some((held) => held.questionId === questionId)) return 'saved'
  if (isAway(snapshot)) return 'offline'
  return fault === null ? 'saving' : 'queued'
}
