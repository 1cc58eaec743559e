import * as z from 'zod/mini'

import { id, instant } from './common.contract.ts'

/** One dated session of a class. */
export const classSession = z.object({ id, startsAt: instant, endsAt: instant })

/** A scheduled class as everyone may see it; texts in the language of the request. */
export const classSummary = z.object({
  id,
  courseId: id,
  courseTitle: z.string(),
  courseStatusId: z.int(),
  courseDate: instant,
  courseEndDate: z.nullable(instant),
  /** IANA name; the venue's clock. */
  timeZone: z.string(),
  sessions: z.array(classSession),
  venue: z.string(),
  address: z.string(),
  city: z.string(),
  county: z.string(),
  hostAgency: z.nullable(z.string()),
  instructors: z.array(z.string()),
  capacity: z.int(),
  seatsLeft: z.int(),
  /** How many stand on the waitlist, with those who were offered a seat. */
  waiting: z.int(),
  registrationClosesAt: instant,
})

/** As those see it who hold it: of whoever has a seat or is offered one, those beyond its capacity are counted as well. */
export const seatedClass = z.extend(classSummary, { seated: z.int() })

export type ClassSession = z.infer<typeof classSession>
export type ClassSummary = z.infer<typeof classSummary>
export type SeatedClass = z.infer<typeof seatedClass>
