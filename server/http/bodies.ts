import { z } from 'zod'

/** A POST that carries nothing: no body, or an empty one. */
export const emptyBody = z.strictObject({}).nullish()

export const noContent = z.null().describe('Done')
