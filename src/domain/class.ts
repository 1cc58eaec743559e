import { CLASS_STATUS } from './course.ts'
import { someOf } from './keys.ts'

/** What becomes of a student on a class. A walk-in came on the day; a lapsed place let its offer pass. */
export const REGISTRATION_STATES = ['registered', 'walkIn', 'waitlisted', 'offered', 'cancelled', 'lapsed'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** States that take a seat of the class: an offered one is kept until its offer ends. */
export const SEATED_STATES = someOf<RegistrationState>()({
  registered: true,
  walkIn: true,
  waitlisted: false,
  offered: true,
  cancelled: false,
  lapsed: false,
})

/** Who is on the class when it is held. */
export const ATTENDING_STATES = someOf<RegistrationState>()({
  registered: true,
  walkIn: true,
  waitlisted: false,
  offered: false,
  cancelled: false,
  lapsed: false,
})

/** States in which a student is on the class or waits for it. */
export const OPEN_STATES = someOf<RegistrationState>()({
  registered: true,
  walkIn: true,
  waitlisted: true,
  offered: true,
  cancelled: false,
  lapsed: false,
})

export const ATTENDANCE = ['present', 'partial', 'noShow'] as const
export type Attendance = (typeof ATTENDANCE)[number]

/** By the rotating code, or by the instructor's hand. */
export const CHECK_IN_WAYS = ['code', 'hand'] as const
export type CheckInWay = (typeof CHECK_IN_WAYS)[number]

/** What became of a mark: taken, the same as it was, or made from an older one. */
export const MARK_OUTCOMES = ['taken', 'same', 'conflict'] as const
export type MarkOutcome = (typeof MARK_OUTCOMES)[number]

/** Why a student may not register for a class, the first that holds. */
export const INELIGIBLE = ['notAStudent', 'cancelled', 'held', 'closed', 'already', 'prerequisite', 'clash'] as const
export type Ineligible = (typeof INELIGIBLE)[number]

const HOUR = 3_600_000

/** An offered seat is kept a day; where the class begins within two days, two hours. */
export const OFFER_MS = 24 * HOUR
export const LATE_OFFER_MS = 2 * HOUR
export const LATE_OFFERS_FROM_MS = 48 * HOUR

/** When an offer that is made now ends: never after the class begins. Null where it is too late to offer. In ms. */
export const offerEnd = (now: number, startsAt: number): number | null => {
  if (now >= startsAt) return null
  const kept = startsAt - now <= LATE_OFFERS_FROM_MS ? LATE_OFFER_MS : OFFER_MS
  return Math.min(now + kept, startsAt)
}

/** Seats that nobody holds and nobody is offered; never below 0, though a class may be overfull with walk-ins. */
export const seatsLeft = (capacity: number, seated: number): number => Math.max(0, capacity - seated)

/** What registering for a class gives. */
export const WANTED = ['seat', 'waitlist'] as const
export type Wanted = (typeof WANTED)[number]

/** A seat where one is free and nobody waits, else the end of the waitlist. */
export const givenBy = (left: number, waiting: number): Wanted => (left > 0 && waiting === 0 ? 'seat' : 'waitlist')

/** How many more are on a class than it has seats: whoever stands at the door is not sent away. */
export const beyondSeats = (capacity: number, onClass: number): number => Math.max(0, onClass - capacity)

/** Seats that those find who come now: of what is free, whoever waits is offered first. */
export const seatsForMore = ({ seatsLeft: free, waiting }: Readonly<{ seatsLeft: number; waiting: number }>): number =>
  Math.max(0, free - waiting)

/** Where a class stands, by its status and by the clock: one that is over waits to be completed. */
export const CLASS_FACES = ['scheduled', 'underway', 'over', 'cancelled', 'completed'] as const
export type ClassFace = (typeof CLASS_FACES)[number]

type Timed = Readonly<{ courseStatusId: number; courseDate: string; courseEndDate: string | null }>

/** A class that is scheduled lies ahead, is under way, or waits to be completed. `now` in milliseconds. */
export const classFace = ({ courseStatusId, courseDate, courseEndDate }: Timed, now: number): ClassFace => {
  if (courseStatusId === CLASS_STATUS.cancelled) return 'cancelled'
  if (courseStatusId === CLASS_STATUS.completed) return 'completed'
  if (Date.parse(courseDate) > now) return 'scheduled'
  return Date.parse(courseEndDate ?? courseDate) >= now ? 'underway' : 'over'
}
