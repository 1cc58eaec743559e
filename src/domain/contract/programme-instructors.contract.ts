import * as z from 'zod/mini'

import { id, instant } from './common.contract.ts'

const named = { id, firstName: z.string(), lastName: z.string() }

/** GET /programme/instructors, of a period as GET /programme/figures has it. Each list is told of so far as it says. */
export const programmeInstructors = z.object({
  asOf: instant,
  /** Who held classes in the period, and how many people were there in all of them; the first `INSTRUCTORS_TOLD`. */
  active: z.array(z.object({ ...named, classes: z.int(), trained: z.int() })),
  activeCount: z.int(),
  /** Open accounts older than `SILENT_DAYS` that held no class in as many, the longest first; so many too. */
  silent: z.array(z.object({ ...named, lastClassAt: z.nullable(instant) })),
  silentCount: z.int(),
  /** Who was there in a class for instructors and is one, and who taught it; when that first was. */
  lineage: z.array(z.object({ ...named, by: z.object(named), on: instant })),
})

export type ProgrammeInstructors = z.infer<typeof programmeInstructors>

/** Instructors are told of so many at most; of who trained whom, `LINKS_TOLD`. */
export const INSTRUCTORS_TOLD = 50
export const LINKS_TOLD = 1000
