import type { FastifyRequest } from 'fastify'

import type { Actor } from '../platform/actor.ts'
import type { Caller } from '../platform/caller.ts'
import { Refusal } from '../platform/refusal.ts'

/** The caller of a route that is not public. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (request.caller === null) throw new Refusal(401, 'UNAUTHORISED')
  return request.caller
}

/** The same, with what an audit notes of them. */
export const actorOf = (request: FastifyRequest): Actor => ({
  caller: callerOf(request),
  address: request.ip,
  requestId: request.id,
  language: request.language,
})
