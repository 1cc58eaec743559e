import type { GraphQLFieldResolver } from 'graphql'

import { ifKnown } from '../domain/if-known.ts'
import type { Answer } from './calls/calls.ts'
import type { FindCall } from './calls/find-call.ts'
import { firstCalls as calls } from './calls/first-calls.ts'
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
  onlineHoldings: async ({ studentId }, context) => {
    const ids = await onlineIds(context)
    const held = ids.map((courseId) => resolveCall(calls.onlineEnrollment, { studentId, courseId }, context))
    return (await Promise.all(held)).filter((one) => one !== null)
  },
}

/** Gives the resolver of each field; one asked for what nobody resolves rejects by its name. */
export const createResolvers =
  (findCall: FindCall) =>
  (type: string, field: string): GraphQLFieldResolver<unknown, unknown> => {
    const own = type === 'Query' ? fields[field] : undefined
    const resolve: Field =
      own ??
      (async (asked, context) => {
        const call = await findCall(field)
        if (type !== call.kind) throw new Error(`No resolver was written for ${type}.${field}.`)
        return resolveCall(call, asked, context)
      })
    return (_parent, asked, context) => resolve(asked, context as GatewayContext)
  }
