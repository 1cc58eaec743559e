import type { FastifyRequest } from 'fastify'

import type { RoleId } from '../../src/domain/role.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller } from './request.types.ts'

/** The caller of a route that is not public. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (request.caller === null) throw new Refusal(401, 'UNAUTHORISED')
  return request.caller
}

export const hasRole = (caller: Pick<Caller, 'roles'>, ...roles: RoleId[]): boolean =>
  roles.some((role) => caller.roles.includes(role))
