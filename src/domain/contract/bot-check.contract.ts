import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,64}$/))
const count = z.int().check(z.nonnegative())

/** A piece of work for the browser, as the server signed it: it is sent back unchanged with its solution. */
export const botChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string().check(z.maxLength(40)),
    cost: count,
    /** `expires` in seconds since the epoch, by the server's clock. */
    data: z.strictObject({ expires: count }),
    keyLength: count,
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
})

/** GET /bot-check. `goodFor` is in seconds: the browser's clock need not be right. */
export const botCheck = z.object({ challenge: botChallenge, goodFor: count })

/** Goes with what the check protects; it works once. */
export const botSolution = z.strictObject({
  challenge: botChallenge,
  solution: z.strictObject({ counter: count, derivedKey: hex }),
})

export type BotChallenge = z.infer<typeof botChallenge>
export type BotCheck = z.infer<typeof botCheck>
export type BotSolution = z.infer<typeof botSolution>
