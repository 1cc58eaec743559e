import * as z from 'zod/mini'

import { id, instant } from './common.contract.ts'

/** A class that an instructor put somebody on by their address, and of which they have not said whether it was them. */
export const ownWalkIn = z.object({
  /** Of the place. */
  id,
  courseTitle: z.string(),
  courseDate: instant,
  timeZone: z.string(),
  venue: z.string(),
})

/** GET /own-walk-ins */
export const ownWalkIns = z.object({ items: z.array(ownWalkIn) })

/** POST /own-walk-ins/{id}/answer */
export const walkInReply = z.strictObject({
  /** Whether it was them. */
  wasMe: z.boolean(),
})

export type OwnWalkIn = z.infer<typeof ownWalkIn>
export type WalkInReply = z.infer<typeof walkInReply>
