import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { loginAnswer, loginBody, viewer } from '../../../src/domain/contract/auth.contract.ts'
import { emptyBody, noContent } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAuth, viewerOf } from './auth.service.ts'
import { createKnownDevices } from './known-devices.ts'
import { originOf } from './origin.ts'
import { createPageSessions } from './page-session.ts'
import type { Sessions } from './sessions.service.ts'

export const authRoutes =
  (platform: Platform, sessions: Sessions): FastifyPluginAsyncZod =>
  async (app) => {
    const auth = createAuth(platform, sessions)
    const devices = createKnownDevices(platform)
    const pages = createPageSessions(platform)

    app.post(
      '/auth/login',
      { config: { access: 'public' }, schema: { body: loginBody, response: { 200: loginAnswer } } },
      async (request, reply) => {
        const { email } = request.body
        const begun = await auth.signIn(request.body, originOf(request), devices.find(request, email))
        devices.remember(request, reply, email)
        return begun
      },
    )

    app.get(
      '/auth/me',
      { config: { access: 'signedIn' }, schema: { response: { 200: viewer } } },
      async (request, reply) => {
        const caller = callerOf(request)
        pages.give(reply, caller.sessionId)
        return viewerOf(platform, caller)
      },
    )

    app.post(
      '/auth/logout',
      { config: { access: 'signedIn' }, schema: { body: emptyBody, response: { 204: noContent } } },
      async (request, reply) => {
        await auth.signOut(callerOf(request), originOf(request))
        pages.end(reply)
        return reply.code(204).send(null)
      },
    )
  }
