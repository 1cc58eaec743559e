import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { changeEmailBody, changePasswordBody } from '../../../src/domain/contract/account.contract.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf } from '../../http/caller.ts'
import { once, wasDone } from '../../http/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { createEmailChange } from './change-email.service.ts'
import { createPasswordChange } from './change-password.service.ts'

const config = { access: 'signedIn' } as const
const done = { 204: noContent }

/** What a signed-in person changes of how they sign in. */
export const credentialsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const changePassword = createPasswordChange(platform)
    const emailChange = createEmailChange(platform)

    app.post(
      '/auth/change-password',
      { config: { ...config, creates: true }, schema: { body: changePasswordBody, response: done } },
      async (request, reply) => {
        if (!(await wasDone(platform, request))) {
          const change = await changePassword(actorOf(request), request.body)
          await once(platform, request, change)
        }
        return reply.code(204).send(null)
      },
    )
    app.post(
      '/auth/change-email',
      { config, schema: { body: changeEmailBody, response: done } },
      async (request, reply) => {
        await emailChange.ask(actorOf(request), request.body)
        return reply.code(204).send(null)
      },
    )
    app.delete('/auth/change-email', { config, schema: { response: done } }, async (request, reply) => {
      await emailChange.cancel(actorOf(request))
      return reply.code(204).send(null)
    })
  }
