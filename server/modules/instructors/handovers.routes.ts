import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { classesToHandOver, handoverBody, successorsAsked } from '../../../src/domain/contract/handover.contract.ts'
import { INSTRUCTORS_LIST } from '../../../src/domain/contract/instructors.list.ts'
import { choices } from '../../../src/domain/contract/list.contract.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createHandovers } from './handovers.service.ts'

const access = { roles: INSTRUCTORS_LIST.roles }
const params = z.object({ id: idParam })

export const handoverRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const handovers = createHandovers(platform)

    app.get(
      '/instructors/:id/classes',
      { config: { access }, schema: { params, response: { 200: classesToHandOver } } },
      async (request) => handovers.classes(request.params.id, request.language),
    )

    app.get(
      '/instructor-courses/:id/successors',
      { config: { access }, schema: { params, querystring: successorsAsked, response: { 200: choices } } },
      async (request) => handovers.successors(callerOf(request), request.params.id, request.query.search),
    )

    app.post(
      '/instructor-courses/:id/handover',
      { config: { access, creates: true }, schema: { params, body: handoverBody, response: { 204: noContent } } },
      async (request, reply) => {
        await once(platform, request, (tx) => handovers.handOver(tx, request.params.id, request.body, actorOf(request)))
        return reply.code(204).send(null)
      },
    )
  }
