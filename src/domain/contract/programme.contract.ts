import * as z from 'zod/mini'

import { PROGRAMME_NEED_KINDS } from '../programme-needs.ts'
import { PROGRAMME_WAITING_KINDS } from '../programme-waiting.ts'
import { id, instant } from './common.contract.ts'

/** GET /programme/overview: what waits for whoever runs the programme. */
export const programmeOverview = z.object({
  /** Of what the asker is to see, the most urgent first; what there is none of is left out. */
  waiting: z.array(
    z.object({
      kind: z.enum(PROGRAMME_WAITING_KINDS),
      count: z.int(),
      /** Since when the oldest of it waits. */
      since: instant,
      /** Which one that is. */
      oldestId: id,
    }),
  ),
  /** What the programme needs before it opens, of what is the asker's to see to; nothing once it can open. */
  needs: z.array(z.object({ kind: z.enum(PROGRAMME_NEED_KINDS), isMet: z.boolean() })),
})

export type ProgrammeOverview = z.infer<typeof programmeOverview>
