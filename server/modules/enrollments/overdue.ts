import type { Tx } from '../../platform/db/database.ts'
import { closeAttempt, deadlineMet, isOverdue } from '../quiz-attempts/attempt-closing.ts'
import { listOpenAttempts, listOverdueAttempts } from '../quiz-attempts/quiz-attempts.repository.ts'
import { moveEnrollment } from './enrollment-lifecycle.ts'
import { isDue, listOverdueEnrollments, lockEnrollment } from './enrollments.repository.ts'
import type { LearningParts } from './learning-parts.ts'

/** Makes true what the clock has decided: attempts whose time is up, an enrolment past its expiration. */
const settle = async (tx: Tx, parts: LearningParts, enrollmentId: number): Promise<void> => {
  const now = parts.clock.now()
  const enrollment = await lockEnrollment(tx, enrollmentId)
  if (!enrollment) return
  for (const attempt of await listOpenAttempts(tx, enrollmentId)) {
    if (isOverdue(attempt, now)) await closeAttempt(tx, parts, attempt, 'timeUp', now)
  }
  await moveEnrollment(tx, enrollment, 'enrollment.expired', false, now)
}

/**
 * As `settle`, in a transaction of its own, and only when there is something to settle: what a request does first. Says
 * whether there was.
 */
export const settleIfDue = async (parts: LearningParts, enrollmentId: number): Promise<boolean> => {
  const now = parts.clock.now()
  const isSettled = await isDue(parts.db, enrollmentId, now, deadlineMet(now))
  if (isSettled) await parts.db.transaction((tx) => settle(tx, parts, enrollmentId))
  return isSettled
}

const AT_ONCE = 200

/** The periodic job: settles whatever nobody has touched. Each enrolment in its own short transaction. */
export const settleOverdue = async (parts: LearningParts): Promise<number> => {
  const now = parts.clock.now()
  const attempts = await listOverdueAttempts(parts.db, deadlineMet(now), AT_ONCE)
  const expired = await listOverdueEnrollments(parts.db, now, AT_ONCE)
  const ids = new Set([...attempts.map(({ enrollmentId }) => enrollmentId), ...expired.map(({ id }) => id)])
  for (const id of ids) await parts.db.transaction((tx) => settle(tx, parts, id))
  return ids.size
}
