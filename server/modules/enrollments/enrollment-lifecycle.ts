import { and, eq, sql } from 'drizzle-orm'

import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { decideEnrollment, nextEnrollmentEvents } from '../../../src/machines/lifecycle/decide.ts'
import type { EnrollmentState } from '../../../src/machines/lifecycle/decide.ts'
import type {
  EnrollmentLifecycleEvent,
  EnrollmentLifecycleFacts,
} from '../../../src/machines/lifecycle/enrollment.lifecycle.ts'
import type { Tx } from '../../platform/db/database.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'

export type EnrollmentRow = typeof onlineEnrollments.$inferSelect
export type EnrollmentEvent = EnrollmentLifecycleEvent['type']

const STATE_OF = new Map<number, EnrollmentState>(
  Object.entries(ENROLLMENT_STATUS).map(([state, status]) => [status, state as EnrollmentState]),
)

/** The chart's state behind a status id. */
export const enrollmentStateOf = (statusId: number): EnrollmentState => {
  const state = STATE_OF.get(statusId)
  if (state === undefined) throw new Error(`No enrolment has the status ${statusId}`)
  return state
}

const enrollmentFacts = (
  enrollment: Pick<EnrollmentRow, 'expirationDate'>,
  areLessonsPassed: boolean,
  now: Date,
): EnrollmentLifecycleFacts => ({ isPastExpiration: enrollment.expirationDate < now, areLessonsPassed })

export const enrollmentNextEvents = (
  enrollment: Pick<EnrollmentRow, 'statusId' | 'expirationDate'>,
  areLessonsPassed: boolean,
  now: Date,
): EnrollmentEvent[] =>
  nextEnrollmentEvents(enrollmentStateOf(enrollment.statusId), enrollmentFacts(enrollment, areLessonsPassed, now))

/** May be learned in: active, and not past its expiration though nobody has said so yet. */
export const isOpen = (enrollment: Pick<EnrollmentRow, 'statusId' | 'expirationDate'>, now: Date): boolean =>
  enrollment.statusId === ENROLLMENT_STATUS.active && enrollment.expirationDate >= now

const latestOf = (one: Date, other: Date): Date => (one > other ? one : other)

/**
 * Moves an enrolment as the chart decides, and only from the status that it was read with. Null when the chart
 * refuses, or when somebody was quicker. `completedAt` is told where what completes it was done before.
 */
export const moveEnrollment = async (
  tx: Tx,
  enrollment: EnrollmentRow,
  event: EnrollmentEvent,
  areLessonsPassed: boolean,
  now: Date,
  completedAt = now,
): Promise<EnrollmentRow | null> => {
  const state = decideEnrollment(
    enrollmentStateOf(enrollment.statusId),
    enrollmentFacts(enrollment, areLessonsPassed, now),
    event,
  )
  if (state === null) return null
  const [moved] = await tx
    .update(onlineEnrollments)
    .set({
      statusId: ENROLLMENT_STATUS[state],
      version: sql`${onlineEnrollments.version} + 1`,
      ...(state === 'completed'
        ? { completedAt, lastActivityAt: latestOf(enrollment.lastActivityAt, completedAt), incomplete: false }
        : {}),
    })
    .where(and(eq(onlineEnrollments.id, enrollment.id), eq(onlineEnrollments.statusId, enrollment.statusId)))
    .returning()
  return moved ?? null
}
