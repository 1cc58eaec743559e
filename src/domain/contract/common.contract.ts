import * as z from 'zod/mini'

/** Shapes that every call shares. Bodies are strict: an unknown key is refused; answers carry declared fields only. */
export const id = z.int().check(z.positive())
export const instant = z.iso.datetime()

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
