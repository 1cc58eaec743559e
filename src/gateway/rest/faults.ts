import * as z from 'zod/mini'

import { errorAnswer } from '../../domain/contract/common.contract.ts'
import { FaultError, type FaultKind } from '../../domain/fault.ts'
import { isSpecified } from '../section-7.ts'

const KIND_OF_STATUS: Readonly<Record<number, FaultKind>> = {
  400: 'refused',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  412: 'conflict',
  413: 'refused',
  415: 'refused',
  422: 'refused',
  423: 'conflict',
  428: 'conflict',
  429: 'refused',
  507: 'refused',
}

/** Seconds of a `Retry-After` header, which is a number or a date; undefined when there is none. */
export const retryAfterOf = (response: Response): number | undefined => {
  const said = response.headers.get('Retry-After')
  if (said === null) return undefined
  if (/^\d+$/.test(said)) return Number(said)
  const sentAt = Date.parse(response.headers.get('Date') ?? '')
  const seconds = Math.ceil((Date.parse(said) - sentAt) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

/** What the specification says of a refusal: words, and with some a code and whose account it is. */
const plainRefusal = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  userId: z.optional(z.int()),
})

/** Ours, or the bare one of any server that speaks section 7; `userId` is a fact of its code in either. */
const refusal = z.union([
  z.pipe(
    errorAnswer,
    z.transform(({ error: { message, code, details } }) => ({ isOurs: true, message, code, details })),
  ),
  z.pipe(
    z.union([
      plainRefusal,
      z.pipe(
        z.object({ error: plainRefusal }),
        z.transform(({ error }) => error),
      ),
    ]),
    z.transform(({ message, code, userId }) => ({
      isOurs: false,
      message,
      code,
      details: userId === undefined ? undefined : { userId },
    })),
  ),
])

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return null
  }
}

/** How a server says that it has no such address, no such method of it, or no such thing at all. */
const UNKNOWN: ReadonlySet<number> = new Set([404, 405, 501])

/**
 * The fault in an answer to a call (`GET /courses`) that is not a success. A body that is not the contract's costs only
 * its words. Of what is beyond section 7, a server that does not refuse as ours does says that it has no such call.
 */
export const faultOf = async (response: Response, call: string): Promise<FaultError> => {
  const kind = KIND_OF_STATUS[response.status] ?? 'unexpected'
  const retryAfter = retryAfterOf(response)
  const waiting = retryAfter === undefined ? {} : { retryAfter }
  const read = z.safeParse(refusal, await bodyOf(response))
  const isOurs = read.data?.isOurs ?? false
  if (!isOurs && UNKNOWN.has(response.status) && !isSpecified(call)) return new FaultError({ kind: 'notOffered' })
  if (!read.success) return new FaultError({ kind, ...waiting })
  const { code, message, details } = read.data
  return new FaultError({
    kind,
    message,
    ...(code === undefined ? {} : { code }),
    ...(details === undefined ? {} : Array.isArray(details) ? { fields: details } : { facts: details }),
    ...waiting,
  })
}

export const offline = (code?: string): FaultError => new FaultError({ kind: 'offline', ...(code ? { code } : {}) })

/** An answer that is not what the contract says. `at` names the call and the place in it, for whoever looks. */
export const malformed = (at: string): FaultError => new FaultError({ kind: 'malformed', facts: { at } })
