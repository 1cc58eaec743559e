import * as z from 'zod/mini'

import { id, instant } from './common.contract.ts'

/** Who did something, as its person is told: who of the staff it was is not. */
export const OWN_DOERS = ['self', 'staff', 'nobody'] as const
export type OwnDoer = (typeof OWN_DOERS)[number]

/** GET /profiles/me/history: what was done to oneself and to what is one's own, the latest first. */
export const ownHistory = z.object({
  items: z.array(
    z.object({
      id,
      at: instant,
      action: z.string(),
      by: z.enum(OWN_DOERS),
      /** The number of the certificate that it was done with. */
      certificate: z.nullable(z.string()),
      facts: z.array(z.object({ fact: z.string(), was: z.nullable(z.string()), is: z.nullable(z.string()) })),
      reason: z.nullable(z.string()),
    }),
  ),
  hasMore: z.boolean(),
})

export type OwnHistory = z.infer<typeof ownHistory>
