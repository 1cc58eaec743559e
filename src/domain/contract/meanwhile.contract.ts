import * as z from 'zod/mini'

import type { Fault } from '../fault.ts'

/**
 * 409 of a change of what somebody else has changed since it was seen: nothing was written. Its facts have what is
 * there now as `is`, as the change said `was`.
 */
export const CHANGED_MEANWHILE = 'CHANGED_MEANWHILE'

/** The shape of what a change was made of. */
export type SeenShape<Seen> = z.ZodMiniType<Seen>

/** What is there now, where a change was refused as somebody else was quicker; null at any other fault. */
export const readMeanwhile = <Seen>(seen: SeenShape<Seen>, fault: Fault | null): Seen | null => {
  if (fault?.code !== CHANGED_MEANWHILE) return null
  return z.safeParse(seen, fault.facts?.['is']).data ?? null
}
