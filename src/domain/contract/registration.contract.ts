import * as z from 'zod/mini'

import { INELIGIBLE, REGISTRATION_STATES, WANTED } from '../class.ts'
import type { Fault } from '../fault.ts'
import { classSummary } from './class.contract.ts'
import { id, instant, signedUrl } from './common.contract.ts'
import { course } from './course.contract.ts'

/** Characters of an accommodation request. */
export const ACCOMMODATION_LENGTH = 1000

/** The caller's own place in a class. */
export const classPlace = z.object({
  id,
  instructorCourseId: id,
  state: z.enum(REGISTRATION_STATES),
  registeredAt: instant,
  /** From 1; null for who does not wait. */
  position: z.nullable(z.int()),
  /** Until then an offered seat is kept; null in any other state. */
  offerEndsAt: z.nullable(instant),
  accommodation: z.nullable(z.string()),
  /** What those with a seat are told: parking, what to bring. */
  notes: z.nullable(z.string()),
  /** What the place's lifecycle would take now. */
  nextEvents: z.array(z.string()),
  /** A calendar file; null where there is no seat. */
  calendarUrl: z.nullable(signedUrl),
})

export const courseClass = z.extend(classSummary, {
  own: z.nullable(classPlace),
  /** Why the caller may not register; null where they may, and for a guest. */
  ineligible: z.nullable(z.enum(INELIGIBLE)),
  /** The class that is at the same time, where that is the reason. */
  clash: z.nullable(z.object({ courseTitle: z.string(), startsAt: instant, timeZone: z.string() })),
})

/** Classes that are asked for at once, and with each further asking; and at most. */
export const CLASSES_STEP = 20
const CLASSES_AT_MOST = 1000

/** The query of GET /courses/{id}/classes. */
export const courseClassesQuery = z.object({
  /** How many, besides those that one is on. */
  count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CLASSES_AT_MOST)), CLASSES_STEP),
})

/** GET /courses/{id}/classes: the classes to come, the soonest first; with a student's own place and eligibility. */
export const courseClasses = z.object({
  /** The server's clock, by which offers end. */
  now: instant,
  course: z.extend(course, { prerequisite: z.nullable(z.object({ id, title: z.string() })) }),
  items: z.array(courseClass),
  /** There are later ones that were not asked for. */
  hasMore: z.boolean(),
})

const accommodation = z.pipe(
  z.nullable(z.string().check(z.trim(), z.maxLength(ACCOMMODATION_LENGTH))),
  z.transform((text) => (text === '' ? null : text)),
)

/**
 * POST /instructor-course-students: a seat, or a place on the waitlist. Who has one is answered that. `wants` is what
 * was offered to whoever asks: anything else is refused, and nothing done. Without it, it is whichever there is.
 */
export const registrationBody = z.strictObject({
  instructorCourseId: id,
  accommodation,
  wants: z.optional(z.enum(WANTED)),
})

/** 409 of a registration that would give another place than `wants`; its facts have what it would give as `is`. */
export const SEATS_CHANGED = 'SEATS_CHANGED'

/** What registering gives, and how many wait before. */
export const placeGiven = z.object({ gives: z.enum(WANTED), waiting: z.int() })

/** What registering would give now, where that is why it was refused; null at any other fault. */
export const readPlaceGiven = (fault: Fault): PlaceGiven | null =>
  fault.code === SEATS_CHANGED ? (z.safeParse(placeGiven, fault.facts?.['is']).data ?? null) : null

/** PATCH /instructor-course-students/{id} */
export const accommodationBody = z.strictObject({ accommodation })

export type ClassPlace = z.infer<typeof classPlace>
export type CourseClass = z.infer<typeof courseClass>
export type CourseClasses = z.infer<typeof courseClasses>
export type PlaceGiven = z.infer<typeof placeGiven>
export type RegistrationBody = z.infer<typeof registrationBody>
export type AccommodationBody = z.infer<typeof accommodationBody>
