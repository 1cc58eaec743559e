import { ATTENDING_STATES } from '../../../src/domain/class.ts'
import type { ClassPlace } from '../../../src/domain/contract/registration.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClassRow } from '../classes/class-access.ts'
import { signCalendar } from './calendar-address.ts'
import { nextPlaceEvents } from './place-lifecycle.ts'
import type { PlaceRow } from './place-lifecycle.ts'

/** A place as its holder sees it. `position` is read only where it waits. */
export const presentPlace = (
  { addresses }: Pick<Platform, 'addresses'>,
  userId: number,
  source: Readonly<{ place: PlaceRow; held: ClassRow; position: number }>,
  now: Date,
): ClassPlace => {
  const { place, held, position } = source
  const hasSeat = ATTENDING_STATES.some((state) => state === place.state)
  return {
    id: place.id,
    instructorCourseId: held.id,
    state: place.state,
    registeredAt: place.registeredAt.toISOString(),
    position: place.state === 'waitlisted' ? position : null,
    offerEndsAt: place.state === 'offered' ? (place.offerEndsAt?.toISOString() ?? null) : null,
    accommodation: place.accommodation,
    notes: hasSeat ? held.notes : null,
    nextEvents: nextPlaceEvents(place, held, now),
    calendarUrl:
      hasSeat && held.courseStatusId === CLASS_STATUS.scheduled
        ? signCalendar(addresses, place.id, userId, held)
        : null,
  }
}
