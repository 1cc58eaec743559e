import type { GraphQLFieldResolver } from 'graphql'

import { ifKnown } from '../domain/if-known.ts'
import type { Call } from './calls/call.ts'
import { calls, type Answer } from './calls/calls.ts'
import { resolveCall, type Asked } from './calls/resolve-call.ts'
import type { GatewayContext } from './context.ts'

type Field = (asked: Asked, context: GatewayContext) => unknown

const onlineIds = async (context: GatewayContext): Promise<readonly number[]> => {
  const courses = (await resolveCall(calls.courses, {}, context)) as Answer<'courses'>
  return courses.filter(({ isOnline }) => isOnline).map(({ id }) => id)
}

/** The fields of schema/*.graphql: what a screen asks otherwise than by one call. */
const fields: Readonly<Record<string, Field>> = {
  knownDashboard: (asked, context) => ifKnown(resolveCall(calls.dashboard, asked, context)),
  onlineHoldings: async ({ studentId, courseIds }, context) => {
    const ids = (courseIds as readonly number[] | null) ?? (await onlineIds(context))
    const held = ids.map((courseId) => resolveCall(calls.onlineEnrollment, { studentId, courseId }, context))
    return (await Promise.all(held)).filter((one) => one !== null)
  },
}

const fieldOf = (type: string, field: string): Field | undefined => {
  const call = (calls as Readonly<Record<string, Call>>)[field]
  if (type === call?.kind) return (asked, context) => resolveCall(call, asked, context)
  return type === 'Query' ? fields[field] : undefined
}

/** The resolver of a field. Throws when there is none, so that a field that was forgotten shows at once. */
export const resolverOf = (type: string, field: string): GraphQLFieldResolver<unknown, unknown> => {
  const resolve = fieldOf(type, field)
  if (!resolve) throw new Error(`No resolver was written for ${type}.${field}.`)
  return (_parent, asked, context) => resolve(asked, context as GatewayContext)
}
