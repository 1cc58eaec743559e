import * as z from 'zod/mini'

import { KEPT_YEAR } from '../calendar.ts'
import { ID_MAX } from '../id-max.ts'

/** Shapes that every call shares. Bodies are strict: an unknown key is refused; answers carry declared fields only. */
export const id = z.int().check(z.positive(), z.maximum(ID_MAX))
/** How often something was changed, or who sits at it: what came first is 0 or 1. */
export const version = z.int().check(z.nonnegative(), z.maximum(ID_MAX))
export const instant = z.iso.datetime().check(z.regex(KEPT_YEAR))

export const errorAnswer = z.object({
  error: z.object({
    statusCode: z.int(),
    name: z.string(),
    code: z.optional(z.string()),
    message: z.string(),
    details: z.optional(
      z.union([z.array(z.object({ field: z.string(), message: z.string() })), z.record(z.string(), z.unknown())]),
    ),
  }),
})

export type ErrorAnswer = z.infer<typeof errorAnswer>

/** Addresses of files carry a signature that is bound to the viewer and short-lived: media elements send no header. */
export const signedUrl = z.string()
