import { and, eq } from 'drizzle-orm'

import { isCheckInOpen } from '../../../src/domain/check-in.ts'
import type { RegistrationState } from '../../../src/domain/class.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { decideRegistration, nextRegistrationEvents } from '../../../src/machines/lifecycle/decide-class.ts'
import type {
  RegistrationFacts,
  RegistrationLifecycleEvent,
} from '../../../src/machines/lifecycle/registration.lifecycle.ts'
import type { Tx } from '../../platform/db/database.ts'
import { instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { ClassRow } from '../classes/class-access.ts'

/** A student's place in a class. */
export type PlaceRow = typeof instructorCourseStudents.$inferSelect
export type PlaceEvent = RegistrationLifecycleEvent['type']

/** What the chart goes by, on the server's clock. */
export const factsOf = (
  held: Pick<ClassRow, 'courseStatusId' | 'courseDate' | 'registrationClosesAt'>,
  place: Pick<PlaceRow, 'offerEndsAt'> | null,
  hasSeat: boolean,
  now: Date,
  hasWaited = false,
  isDouble = false,
): RegistrationFacts => ({
  isOpen: held.courseStatusId === CLASS_STATUS.scheduled && held.registrationClosesAt > now && held.courseDate > now,
  hasSeat,
  hasBegun: held.courseDate <= now,
  isAttendanceOpen: isCheckInOpen(held.courseDate.toISOString(), now.getTime()),
  isOfferPast: place !== null && place.offerEndsAt !== null && place.offerEndsAt <= now,
  hasWaited,
  isDouble,
})

export const nextPlaceEvents = (place: PlaceRow, held: ClassRow, now: Date): PlaceEvent[] =>
  nextRegistrationEvents(place.state, factsOf(held, place, false, now))

const CLOSED: ReadonlySet<RegistrationState> = new Set(['cancelled', 'lapsed'])

/**
 * Moves a place as the chart decides, and only from the state that it was read with. Null when the chart refuses,
 * or when somebody was quicker.
 */
export const movePlace = async (
  tx: Tx,
  place: PlaceRow,
  event: PlaceEvent,
  facts: RegistrationFacts,
  now: Date,
  offerEndsAt: Date | null = null,
): Promise<PlaceRow | null> => {
  const state = decideRegistration(place.state, facts, event)
  if (state === null || state === 'unregistered') return null
  const [moved] = await tx
    .update(instructorCourseStudents)
    .set({ state, offerEndsAt, closedAt: CLOSED.has(state) ? now : null })
    .where(and(eq(instructorCourseStudents.id, place.id), eq(instructorCourseStudents.state, place.state)))
    .returning()
  return moved ?? null
}
