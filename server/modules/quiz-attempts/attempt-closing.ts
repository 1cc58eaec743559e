import { and, eq, sql } from 'drizzle-orm'

import { isPass } from '../../../src/domain/quiz.ts'
import { later, SECOND } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { quizAttempts } from '../../platform/db/tables/learning.table.ts'
import { goOnAfterPass } from '../enrollments/completion.ts'
import { findEnrollment, touchEnrollment } from '../enrollments/enrollments.repository.ts'
import type { LearningParts } from '../enrollments/learning-parts.ts'
import { moveLesson } from '../lessons/lesson-lifecycle.ts'
import { findProgress, gradeAnswers } from './quiz-attempts.repository.ts'
import type { AttemptRow } from './quiz-attempts.repository.ts'

/** Seconds after the deadline in which an answer that was on the wire still counts. */
const WIRE_TOLERANCE = 2

/** The deadline that an answer arriving now has to meet. */
export const deadlineMet = (now: Date): Date => later(now, -WIRE_TOLERANCE * SECOND)

export const isOverdue = (attempt: AttemptRow, now: Date): boolean =>
  attempt.state === 'open' && attempt.deadlineAt !== null && attempt.deadlineAt < deadlineMet(now)

const EVENT_OF = { passed: 'attempt.passed', failed: 'attempt.failed', timedOut: 'attempt.timedOut' } as const

/**
 * Grades an open attempt and moves its lesson. The enrolment's row must be locked. An attempt whose time is up
 * is timed out, however many answers are right.
 */
export const closeAttempt = async (
  tx: Tx,
  parts: LearningParts,
  attempt: AttemptRow,
  reason: 'submitted' | 'timeUp',
  now: Date,
): Promise<void> => {
  const [learner, lesson] = [
    await findEnrollment(tx, attempt.enrollmentId),
    await findProgress(tx, attempt.enrollmentId, attempt.lessonId),
  ]
  if (!learner || !lesson) throw new Error(`Attempt ${attempt.id} has lost its lesson`)

  const right = await gradeAnswers(tx, attempt.id)
  const isPassed = reason === 'submitted' && isPass(right, attempt.total, attempt.passPercent)
  const state = isPassed ? 'passed' : reason === 'submitted' ? 'failed' : 'timedOut'
  const closedAt = reason === 'timeUp' && attempt.deadlineAt !== null ? attempt.deadlineAt : now
  const closed = await tx
    .update(quizAttempts)
    .set({ state, right, closedAt })
    .where(and(eq(quizAttempts.id, attempt.id), eq(quizAttempts.state, sql`'open'`)))
    .returning({ id: quizAttempts.id })
  if (closed.length === 0) return

  const moved = await moveLesson(tx, lesson.progress, lesson.quiz, EVENT_OF[state], now, {
    retryAt: isPassed ? null : later(closedAt, lesson.quiz.cooldownSeconds * SECOND),
  })
  if (moved === null) throw new Error(`The lesson of attempt ${attempt.id} could not follow it`)
  if (reason === 'submitted') await touchEnrollment(tx, attempt.enrollmentId, now)
  if (isPassed) await goOnAfterPass(tx, parts, learner, now)
}
