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

export type ClassSession = z.infer<typeof classSession>
export type ClassSummary = z.infer<typeof classSummary>
