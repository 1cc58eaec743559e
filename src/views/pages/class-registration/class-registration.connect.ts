import { givenBy } from '../../../domain/class.ts'
import type { CourseClass } from '../../../domain/contract/registration.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import type { ClassRegistrationSnapshot } from '../../../machines/class-registration/class-registration.machine.ts'

export type RegistrationFace = 'loading' | 'unknown' | 'failed' | 'shown'

export const registrationFace = (at: ClassRegistrationSnapshot): RegistrationFace => {
  if (at.matches('checking')) return 'loading'
  if (at.matches('unknown')) return 'unknown'
  return at.matches('failed') ? 'failed' : 'shown'
}

export const selectData = (at: ClassRegistrationSnapshot) => at.context.data
export const selectFault = (at: ClassRegistrationSnapshot) => at.context.fault
export const selectNews = (at: ClassRegistrationSnapshot) => at.context.news
export const selectAccommodation = (at: ClassRegistrationSnapshot) => at.context.accommodation
/** The next classes are being read. */
export const isReadingMore = (at: ClassRegistrationSnapshot) =>
  at.matches({ showing: { reading: { again: 'further' } } })
export const isStale = (at: ClassRegistrationSnapshot) => at.hasTag('stale')
/** The class that a deed is about. */
export const selectChosen = (at: ClassRegistrationSnapshot): CourseClass | null =>
  at.context.data?.items.find(({ id }) => id === at.context.classId) ?? null

/** What registering gives by what is known now, and whether it was something else when the class was chosen. */
export const selectGiven = (at: ClassRegistrationSnapshot) => at.context.given
export const isGivenOther = ({ context: { given, wanted } }: ClassRegistrationSnapshot): boolean =>
  given !== null && given.gives !== wanted

/** Whoever registers now comes to the end of the waitlist. */
export const isWaitlistOnly = (held: CourseClass): boolean => givenBy(held.seatsLeft, held.waiting) === 'waitlist'

/** Registered or not, it has begun. `now` is the server's. */
export const hasBegun = (held: CourseClass, now: string): boolean => Date.parse(held.courseDate) <= Date.parse(now)

export const isCancelled = (held: CourseClass): boolean => held.courseStatusId === CLASS_STATUS.cancelled
