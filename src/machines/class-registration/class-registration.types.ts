import type { Wanted } from '../../domain/class.ts'
import type { ClassPlace, CourseClasses, PlaceGiven } from '../../domain/contract/registration.contract.ts'
import type { Fault } from '../../domain/fault.ts'

export type ClassRegistrationInput = Readonly<{
  courseId: number
  isGuest: boolean
  /** Null for a guest, and for a person without a student profile. */
  studentId: number | null
}>

export type ClassRegistrationEvent =
  | { type: 'class.chosen'; classId: number }
  /** What is asked for is written, in the dialog of a registration or of a place. */
  | { type: 'accommodation.typed'; text: string }
  | { type: 'registration.confirmed' }
  | { type: 'registration.declined' }
  | { type: 'offer.accepted'; classId: number }
  /** Leaving a class or its waitlist, or declining an offer. */
  | { type: 'leaving.asked'; classId: number }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.declined' }
  | { type: 'accommodation.opened'; classId: number }
  | { type: 'accommodation.sent' }
  | { type: 'accommodation.closed' }
  /** What was said about the last deed is read. */
  | { type: 'news.read' }
  | { type: 'reading.retried' }
  | { type: 'more.asked' }
  /** A source: something that the page shows has changed. */
  | { type: 'topic.changed' }
  /** Sent by `watchTopics` too: what could not be read without a network is read again. */
  | { type: 'network.returned' }
  /** A source: seconds since it began to count. */
  | { type: 'clock.ticked'; elapsed: number }
  /** Of the chart to itself. */
  | { type: 'classes.taken' }
  | { type: 'offer.passed' }

/** What was done last. */
export type RegistrationNews =
  | 'registered'
  | 'waitlisted'
  | 'accepted'
  | 'left'
  | 'declined'
  | 'lapsed'
  | 'accommodated'

export type ClassRegistrationContext = ClassRegistrationInput &
  Readonly<{
    data: CourseClasses | null
    /** Classes that are asked for, besides one's own. */
    count: number
    /** Seconds since `data` was answered; counted while a seat is offered. */
    elapsed: number
    /** The class that is acted on, and the place in it when that began. */
    classId: number | null
    place: ClassPlace | null
    /** What was asked for when the class was chosen, and what registering for it gives by what is known now. */
    wanted: Wanted | null
    given: PlaceGiven | null
    accommodation: string
    news: RegistrationNews | null
    fault: Fault | null
  }>

export type ClassesInput = Readonly<{ courseId: number; count: number }>
/** Giving a place up is declining where it is an offer. */
export type LeaveInput = Readonly<{ id: number; deed: 'leave' | 'decline' }>
/** `wants` is what was said to be had when it was confirmed. */
export type RegisterInput = Readonly<{ instructorCourseId: number; accommodation: string | null; wants: Wanted }>
export type AccommodateInput = Readonly<{ id: number; accommodation: string | null }>
export type PlaceAnswer = ClassPlace
