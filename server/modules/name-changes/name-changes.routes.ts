import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  nameChange,
  nameChangeForm,
  nameChangePage,
  nameStanding,
  refuseNameChangeBody,
} from '../../../src/domain/contract/name-change.contract.ts'
import { NAME_CHANGE_STATES } from '../../../src/domain/name-change.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { emptyBody } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createNameChanges } from './name-changes.service.ts'

const own = { access: 'signedIn' } as const
const deciders = { access: { roles: [ROLE.admin, ROLE.owner] } }
const params = z.object({ id: idParam })
const query = z.strictObject({
  state: z.enum(NAME_CHANGE_STATES).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(20),
})

export const nameChangesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const names = createNameChanges(platform)

    app.get('/profiles/me/name-change', { config: own, schema: { response: { 200: nameStanding } } }, async (request) =>
      names.standing(callerOf(request)),
    )
    app.post(
      '/profiles/me/name-change',
      { config: { ...own, creates: true }, schema: { body: nameChangeForm, response: { 201: nameChange } } },
      async (request, reply) => {
        const asked = await once(platform, request, (tx) => names.ask(tx, actorOf(request), request.body))
        return reply.code(201).send(asked)
      },
    )
    app.post(
      '/profiles/me/name-change/withdraw',
      { config: own, schema: { body: emptyBody, response: { 200: nameChange } } },
      async (request) => names.withdraw(actorOf(request)),
    )

    app.get(
      '/name-changes',
      { config: deciders, schema: { querystring: query, response: { 200: nameChangePage } } },
      async ({ query: { state, page, perPage } }) => names.page({ state, page, perPage }),
    )
    app.post(
      '/name-changes/:id/approve',
      { config: deciders, schema: { params, body: emptyBody, response: { 200: nameChange } } },
      async (request) => names.approve(actorOf(request), request.params.id),
    )
    app.post(
      '/name-changes/:id/refuse',
      { config: deciders, schema: { params, body: refuseNameChangeBody, response: { 200: nameChange } } },
      async (request) => names.refuse(actorOf(request), request.params.id, request.body.reason),
    )
  }
