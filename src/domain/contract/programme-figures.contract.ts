import * as z from 'zod/mini'

import { PERIOD_KINDS, isPeriod } from '../programme-period.ts'
import { id, instant } from './common.contract.ts'

/** GET /programme/figures. Without a period it is the year that today is in, by the programme's clock. */
export const programmeFiguresQuery = z.strictObject({
  period: z.optional(z.string().check(z.refine(isPeriod))),
})

const days = z.object({ from: z.string(), to: z.string() })

/** Counted in the period, and in as many days before it. */
const compared = { now: z.int(), before: z.int() }
const change = z.object(compared)

/**
 * GET /programme/figures: what was done in a period and in as many days before it. A person is trained in a period who
 * was issued a certificate in it that is good, or was until it expired; a class is held that was completed and began in
 * it. All days are those of the programme's clock.
 */
export const programmeFigures = z.object({
  asOf: instant,
  timeZone: z.string(),
  period: z.object({
    kind: z.enum(PERIOD_KINDS),
    key: z.string(),
    days,
    before: days,
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
  }),
  trained: change,
  classesHeld: change,
  /** Of the seats that were taken before such a class: those that were marked, and of them who was not there. */
  seats: change,
  noShows: change,
  /** Not of the period, but as it stands. */
  standing: z.object({
    /** Students of whom a certificate ends within `ENDING_DAYS` that nothing has taken the place of. */
    expiring: z.int(),
    classesAhead: z.int(),
    /** Online enrollments that are under way. */
    learning: z.int(),
    instructors: z.int(),
  }),
  /** Who was trained, the most first; null is whoever named none. */
  disciplines: z.array(z.object({ discipline: z.nullable(z.string()), ...compared })),
  /** By the county of their agency. */
  counties: z.array(z.object({ county: z.nullable(z.string()), ...compared })),
  /** The first `AGENCIES_TOLD` of them. */
  agencies: z.array(z.object({ id: z.nullable(id), name: z.nullable(z.string()), ...compared })),
  /** How many more agencies there are of which somebody was trained. */
  furtherAgencies: z.int(),
  /** Each month of the period, the first first. Who was trained in two of them is of both. */
  months: z.array(z.object({ month: z.string(), trained: z.int(), classesHeld: z.int() })),
})

export type ProgrammeFigures = z.infer<typeof programmeFigures>
export type Compared = z.infer<typeof change>

/** Agencies are told of so many at most. */
export const AGENCIES_TOLD = 100
