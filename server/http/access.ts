import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'

import { Refusal, forbidden } from '../platform/refusal.ts'
import type { Caller, RouteAccess } from './request.types.ts'

export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>

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
export const accessPlugin = fp<{ authenticate: Authenticate }>(async (app, { authenticate }) => {
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
  const identify = async (
    request: FastifyRequest,
    reply: FastifyReply,
    access: RouteAccess,
    done: (cause?: Error) => void,
  ): Promise<void> => {
    let refusal: Error | undefined
    try {
      request.caller = await authenticate(request, reply)
      refusal = refusalOf(access, request.caller)
    } catch (cause) {
      refusal = cause instanceof Error ? cause : new Error(String(cause))
    }
    done(refusal)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config
    if (access === undefined) {
      done(request.is404 ? undefined : new Refusal(401, 'UNAUTHORISED'))
      return
    }
    if (request.headers.authorization === undefined) done(refusalOf(access, null))
    else void identify(request, reply, access, done)
  })
})
