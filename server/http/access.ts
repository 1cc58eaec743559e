import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'

import type { Caller } from '../platform/caller.ts'
import { Refusal, forbidden, notFound } from '../platform/refusal.ts'
import type { SignedQuery } from '../platform/signed-address.ts'
import type { RouteAccess } from './request.types.ts'
import { signedQuery } from './signed-query.ts'

export type Authentication = Readonly<{
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>
  /** Who asks by a signed address: the person of the session that it was made for, as long as that lives. */
  recognise: (path: string, query: SignedQuery) => Promise<Caller | null>
}>

export class AccessNotDeclared extends Error {}

const refusalOf = (access: RouteAccess, caller: Caller | null): Refusal | undefined => {
  if (access === 'public') return undefined
  if (caller === null) return new Refusal(401, 'UNAUTHORISED')
  if (access === 'signedIn' || access.roles.some((role) => caller.roles.includes(role))) return undefined
  return forbidden()
}

/**
 * Default deny. Every route says who may call it, or the server does not start. A 401 means only that there is
 * no living session; whoever has one and may not is answered 403.
 */
export const accessPlugin = fp<Authentication>(async (app, { authenticate, recognise }) => {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const silent = routes.filter((route) => route.config?.access === undefined)
    if (silent.length === 0) return
    const names = silent.map((route) => `${String(route.method)} ${route.url}`).join(', ')
    throw new AccessNotDeclared(`These routes do not declare \`config.access\`: ${names}`)
  })

  app.decorateRequest('caller', null)
  app.decorateRequest('isAddressed', false)
  const byAddress = async (request: FastifyRequest): Promise<Caller | null> => {
    const query = signedQuery.safeParse(request.query)
    return query.success ? recognise(request.url.split('?')[0] ?? '', query.data) : null
  }
  const identify = async (
    request: FastifyRequest,
    reply: FastifyReply,
    access: RouteAccess,
    done: (cause?: Error) => void,
  ): Promise<void> => {
    let refusal: Error | undefined
    try {
      const { signed } = request.routeOptions.config
      const isAddressed = signed === 'alone' || (signed === 'too' && request.headers.authorization === undefined)
      request.caller = await (isAddressed ? byAddress(request) : authenticate(request, reply))
      request.isAddressed = isAddressed && request.caller !== null
      refusal = refusalOf(access, request.caller)
      if (refusal && isAddressed) refusal = notFound()
    } catch (cause) {
      refusal = cause instanceof Error ? cause : new Error(String(cause))
    }
    done(refusal)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { access, signed } = request.routeOptions.config
    if (access === undefined) {
      done(request.is404 ? undefined : new Refusal(401, 'UNAUTHORISED'))
      return
    }
    if (request.headers.authorization === undefined && signed === undefined) done(refusalOf(access, null))
    else void identify(request, reply, access, done)
  })
})
