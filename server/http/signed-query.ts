import { z } from 'zod'

/** What a signed address carries behind its path. A route that takes one declares it, as it declares its access. */
export const signedQuery = z.object({
  holder: z.string().max(60).optional(),
  expires: z.coerce.number().int().optional(),
  signature: z.string().max(200).optional(),
})
