import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'

import { Refusal, forbidden } from '../platform/refusal.ts'
import type { Caller, RouteAccess } from './request.types.ts'

export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>

export class AccessNotDeclared extends Error {}

const refuseUnless = (access: RouteAccess, caller: Caller | null): void => {
  if (access === 'public') return
  if (caller === null) throw new Refusal(401, 'UNAUTHORISED')
  if (access === 'signedIn') return
  if (!access.roles.some((role) => caller.roles.includes(role))) throw forbidden()
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
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (access === undefined) {
      if (request.is404) return
      throw new Refusal(401, 'UNAUTHORISED')
    }
    if (request.headers.authorization !== undefined) request.caller = await authenticate(request, reply)
    refuseUnless(access, request.caller)
  })
})
