import * as z from 'zod/mini'

import { QUALITY_KINDS } from '../programme-quality.ts'
import { id, instant } from './common.contract.ts'

/** GET /programme/quality: what of the records is not as it should be, and where training lacks. */
export const programmeQuality = z.object({
  asOf: instant,
  /** What there is none of is left out. */
  findings: z.array(
    z.object({
      kind: z.enum(QUALITY_KINDS),
      count: z.int(),
      /** Since when the oldest of it is there: a class is over, an account was made, a certificate was issued. */
      since: instant,
      /** Which class that is, or else which account. */
      oldestId: id,
    }),
  ),
  /** Of each county and discipline: who learns here, and who of them holds a certificate that is good. */
  cells: z.array(
    z.object({
      county: z.nullable(z.string()),
      discipline: z.nullable(z.string()),
      people: z.int(),
      trained: z.int(),
    }),
  ),
})

export type ProgrammeQuality = z.infer<typeof programmeQuality>
