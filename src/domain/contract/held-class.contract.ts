import * as z from 'zod/mini'

import { ATTENDANCE, REGISTRATION_STATES } from '../class.ts'
import { MESSAGE_AUDIENCES } from './class-form.contract.ts'
import { classSummary, seatedClass } from './class.contract.ts'
import { id, instant } from './common.contract.ts'

export const CLASS_EVENTS = ['class.changed', 'class.cancelled', 'class.completed'] as const

const namedPerson = z.object({ id, name: z.string() })

/** How many stand in each state. */
export const classCounts = z.object({
  registered: z.int(),
  walkIn: z.int(),
  offered: z.int(),
  waitlisted: z.int(),
  /** Places that ended with the class when it was cancelled. */
  ended: z.int(),
})

/** How those on the class were marked, and the certificates of it that are good. */
export const classAttendance = z.object({
  present: z.int(),
  partial: z.int(),
  noShow: z.int(),
  unmarked: z.int(),
  certificates: z.int(),
})

/** What an instructor wrote to a class. */
export const classMessage = z.object({
  id,
  audience: z.enum(MESSAGE_AUDIENCES),
  text: z.string(),
  recipients: z.int(),
  sentAt: instant,
  sentBy: z.nullable(z.string()),
})

/** GET /instructor-courses/{id}: a class as its instructors see it. */
export const heldClass = z.object({
  ...classSummary.shape,
  instructors: z.array(namedPerson),
  hostAgencyId: z.nullable(id),
  notes: z.string(),
  cancellationReason: z.nullable(z.string()),
  closedAt: z.nullable(instant),
  version: z.int(),
  counts: classCounts,
  attendance: classAttendance,
  /**
   * The first of those on the class, by the id of their registration, in the order of names; the roster has all. Of a
   * class that is completed, nobody who never had a seat.
   */
  people: z.array(
    z.object({
      id,
      name: z.string(),
      agency: z.nullable(z.string()),
      state: z.enum(REGISTRATION_STATES),
      attendance: z.nullable(z.enum(ATTENDANCE)),
    }),
  ),
  messages: z.array(classMessage),
  /** The next classes of the course, which are offered to those on it if it is cancelled. */
  nextClasses: z.array(z.object({ startsAt: instant, timeZone: z.string(), venue: z.string(), city: z.string() })),
  nextEvents: z.array(z.enum(CLASS_EVENTS)),
})

/** Courses of which the asker may plan no class at the moment: their approval is suspended, or over. */
const withheld = z.array(z.object({ id, title: z.string(), state: z.enum(['suspended', 'lapsed']) }))

/** GET /instructor-courses/choices: what a class can be made of. */
export const classChoices = z.object({
  courses: z.array(z.object({ id, title: z.string(), totalCourseHours: z.number() })),
  instructors: z.array(z.object({ id, name: z.string(), agency: z.nullable(z.string()) })),
  agencies: z.array(namedPerson),
  /** Where the asker taught before, the latest first. */
  venues: z.array(
    z.object({
      venue: z.string(),
      address: z.string(),
      city: z.string(),
      county: z.string(),
      hostAgencyId: z.nullable(id),
      timeZone: z.string(),
    }),
  ),
  withheld,
})

/** GET /instructor/dashboard */
export const instructorDashboard = z.object({
  next: z.nullable(seatedClass),
  /** Classes that have begun and wait for their attendance, the oldest first. */
  awaiting: z.array(
    z.object({
      id,
      courseTitle: z.string(),
      courseDate: instant,
      timeZone: z.string(),
      venue: z.string(),
      city: z.string(),
      people: z.int(),
      /** How many have no mark yet. */
      unmarked: z.int(),
      present: z.int(),
      /** How many were marked as not there. */
      noShow: z.int(),
    }),
  ),
  figures: z.object({
    /** A year of the calendar, by the clocks of the venues. */
    year: z.int(),
    classes: z.int(),
    trained: z.int(),
    /** Of those who were marked, how many were there for all of it: 0 to 1. Null where nobody was marked. */
    passShare: z.nullable(z.number()),
  }),
  withheld,
})

export type HeldClass = z.infer<typeof heldClass>
export type WithheldCourses = z.infer<typeof withheld>
export type ClassMessage = z.infer<typeof classMessage>
export type ClassChoices = z.infer<typeof classChoices>
export type InstructorDashboard = z.infer<typeof instructorDashboard>
