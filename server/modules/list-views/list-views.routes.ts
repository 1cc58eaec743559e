import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  listDefaultBody,
  listView,
  listViewBody,
  listViewChange,
  listViewOrderBody,
  listViewRoleBody,
  listViews,
  listViewsQuery,
} from '../../../src/domain/contract/list-view.contract.ts'
import { VIEWING_ROLES } from '../../../src/domain/contract/viewed-lists.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createListViews } from './list-views.service.ts'

const params = z.object({ id: idParam })
const config = { access: { roles: VIEWING_ROLES } }

/** Named views of lists: a person's own, and those that are shared with a role of theirs. */
export const listViewsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const views = createListViews(platform)

    app.get(
      '/list-views',
      { config, schema: { querystring: listViewsQuery, response: { 200: listViews } } },
      (request) => views.list(callerOf(request), request.query.list),
    )

    app.post(
      '/list-views',
      { config: { ...config, creates: true }, schema: { body: listViewBody, response: { 201: listView } } },
      async (request, reply) =>
        reply.code(201).send(await once(platform, request, (tx) => views.add(tx, actorOf(request), request.body))),
    )

    app.put(
      '/list-views/order',
      { config, schema: { body: listViewOrderBody, response: { 204: noContent } } },
      async (request, reply) => {
        await views.order(callerOf(request), request.body)
        return reply.code(204).send(null)
      },
    )

    app.put(
      '/list-views/default',
      { config, schema: { body: listDefaultBody, response: { 204: noContent } } },
      async (request, reply) => {
        await views.openWith(actorOf(request), request.body)
        return reply.code(204).send(null)
      },
    )

    app.patch(
      '/list-views/:id',
      { config, schema: { params, body: listViewChange, response: { 200: listView } } },
      (request) => views.rename(actorOf(request), request.params.id, request.body),
    )

    app.put(
      '/list-views/:id/role',
      { config, schema: { params, body: listViewRoleBody, response: { 200: listView } } },
      (request) => views.share(actorOf(request), request.params.id, request.body.role),
    )

    app.delete(
      '/list-views/:id',
      { config, schema: { params, response: { 204: noContent } } },
      async (request, reply) => {
        await views.remove(actorOf(request), request.params.id)
        return reply.code(204).send(null)
      },
    )
  }
