import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { ownWalkIns, walkInReply } from '../../../src/domain/contract/own-walk-ins.contract.ts'
import { noContent } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createOwnWalkIns } from './own-walk-ins.service.ts'

export const ownWalkInsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const walkIns = createOwnWalkIns(platform)

    app.get(
      '/own-walk-ins',
      { config: { access: 'signedIn' }, schema: { response: { 200: ownWalkIns } } },
      async (request) => ({ items: await walkIns.list(callerOf(request).userId, request.language) }),
    )

    app.post(
      '/own-walk-ins/:id/answer',
      {
        config: { access: 'signedIn', creates: true },
        schema: { params: z.object({ id: idParam }), body: walkInReply, response: { 204: noContent } },
      },
      async (request, reply) => {
        const { body, params } = request
        const { userId } = callerOf(request)
        await once(platform, request, (tx) => walkIns.answer(tx, userId, params.id, body.wasMe))
        return reply.code(204).send(null)
      },
    )
  }
