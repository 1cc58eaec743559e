import { DAY, later } from '../../platform/clock.ts'
import type { SignedAddresses } from '../../platform/signed-address.ts'
import type { ClassRow } from '../classes/class-access.ts'

export const calendarPath = (placeId: number): string => `/api/instructor-course-students/${placeId}/calendar`

/**
 * It goes into mails and calendars, which have no session: it is its person's own, for as long as they have an account.
 * A calendar may fetch it for as long as the class can still change, and a while after.
 */
const GOOD_AFTER_CLASS = 7 * DAY

export const signCalendar = (
  addresses: SignedAddresses,
  placeId: number,
  userId: number,
  held: Pick<ClassRow, 'courseDate' | 'courseEndDate'>,
): string =>
  addresses.sign(calendarPath(placeId), String(userId), later(held.courseEndDate ?? held.courseDate, GOOD_AFTER_CLASS))
