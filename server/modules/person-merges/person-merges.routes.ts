import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  mergeCandidates,
  mergePeople,
  mergePeopleAsked,
  mergePreview,
  peopleMerged,
} from '../../../src/domain/contract/person-merge.contract.ts'
import { LIST_SEARCH_MAX } from '../../../src/domain/list.ts'
import { PERSON_RUNNERS } from '../../../src/domain/person-page.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPersonMerges } from './person-merges.service.ts'

const access = { roles: [...PERSON_RUNNERS] }
const params = z.object({ id: idParam })

/** Two accounts of one person, made one. */
export const personMergesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const merges = createPersonMerges(platform)

    app.get(
      '/people/:id/merge-candidates',
      {
        config: { access },
        schema: {
          params,
          querystring: z.strictObject({ search: z.string().max(LIST_SEARCH_MAX).default('') }),
          response: { 200: mergeCandidates },
        },
      },
      (request) => merges.candidates(request.params.id, request.query.search, callerOf(request)),
    )

    app.post(
      '/people/:id/merge/preview',
      { config: { access }, schema: { params, body: mergePeopleAsked, response: { 200: mergePreview } } },
      (request) => merges.preview(callerOf(request), request.params.id, request.body.goesId, request.language),
    )

    app.post(
      '/people/:id/merge',
      { config: { access, creates: true }, schema: { params, body: mergePeople, response: { 201: peopleMerged } } },
      async (request, reply) => {
        const actor = actorOf(request)
        const { body, params: of } = request
        return reply.code(201).send(await once(platform, request, (tx) => merges.merge(tx, actor, of.id, body)))
      },
    )

    app.post(
      '/people/:id/merges/:mergeId/undo',
      {
        config: { access, creates: true },
        schema: { params: z.object({ id: idParam, mergeId: idParam }), response: { 204: noContent } },
      },
      async (request, reply) => {
        const { id, mergeId } = request.params
        await once(platform, request, (tx) => merges.undo(tx, actorOf(request), id, mergeId))
        return reply.code(204).send(null)
      },
    )
  }
