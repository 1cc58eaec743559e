import { randomInt } from 'node:crypto'

import { timeAllowed } from '../../../src/domain/quiz.ts'
import type { QuizTime } from '../../../src/domain/quiz.ts'
import { later, SECOND } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { quizzes } from '../../platform/db/tables/catalogue.table.ts'
import { attemptQuestions, quizAttempts } from '../../platform/db/tables/learning.table.ts'
import type { ProgressRow } from '../lessons/lesson-lifecycle.ts'
import { listBank } from './quiz-attempts.repository.ts'
import type { AttemptRow } from './quiz-attempts.repository.ts'

/** Fisher-Yates with a random source that cannot be foreseen. */
const shuffle = <T>(items: readonly T[]): T[] => {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = randomInt(last + 1)
    const [a, b] = [shuffled[last], shuffled[chosen]]
    if (a !== undefined && b !== undefined) [shuffled[last], shuffled[chosen]] = [b, a]
  }
  return shuffled
}

/** Makes an attempt: questions drawn from the bank, choices in an order of their own, a deadline of this learner's. */
export const drawAttempt = async (
  tx: Tx,
  progress: ProgressRow,
  quiz: typeof quizzes.$inferSelect,
  quizTime: QuizTime,
  now: Date,
): Promise<AttemptRow> => {
  const drawn = shuffle(await listBank(tx, quiz.id)).slice(0, quiz.questionsDrawn)
  const seconds = timeAllowed(quiz.timeLimitSeconds, quizTime)
  const [attempt] = await tx
    .insert(quizAttempts)
    .values({
      enrollmentId: progress.enrollmentId,
      lessonId: progress.lessonId,
      number: progress.attemptsUsed + 1,
      passPercent: quiz.passPercent,
      startedAt: now,
      deadlineAt: seconds === null ? null : later(now, seconds * SECOND),
      total: drawn.length,
    })
    .returning()
  if (!attempt || drawn.length === 0) throw new Error(`The quiz of lesson ${progress.lessonId} has no questions`)
  await tx.insert(attemptQuestions).values(
    drawn.map(({ questionId, choiceIds }, index) => ({
      attemptId: attempt.id,
      questionId,
      position: index + 1,
      choiceOrder: shuffle(choiceIds),
    })),
  )
  return attempt
}
