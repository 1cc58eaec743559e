import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  keptMaterial,
  materialChanges,
  materialList,
  materialQuery,
  materialVersionQuery,
} from '../../../src/domain/contract/material.contract.ts'
import { MATERIAL_BYTES, MATERIAL_KEEPERS, MATERIAL_READERS } from '../../../src/domain/material.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { savedAs } from '../../http/saved-as.ts'
import { signedQuery } from '../../http/signed-query.ts'
import { fileOf, takeFiles } from '../../http/uploads.ts'
import { isShownInPlace } from '../../platform/files/containers.ts'
import type { Platform } from '../../platform/platform.ts'
import { createMaterials } from './materials.service.ts'

const readers = { roles: MATERIAL_READERS }
const keepers = { roles: MATERIAL_KEEPERS }
const params = z.object({ id: idParam })

export const materialsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const materials = createMaterials(platform)
    const { files } = platform
    takeFiles(app)

    app.get(
      '/materials',
      { config: { access: readers }, schema: { response: { 200: materialList } } },
      async (request) => materials.list(callerOf(request), request.language),
    )

    app.post(
      '/materials',
      {
        config: { access: keepers, creates: true },
        schema: { consumes: [UPLOAD_TYPE], querystring: materialQuery, response: { 201: keptMaterial } },
      },
      async (request, reply) => {
        const { query } = request
        const actor = actorOf(request)
        const file = fileOf(request, MATERIAL_BYTES)
        await materials.admit(actor, { courseId: query.courseId })
        // Taken before the transaction is open: a file comes as slowly as it likes.
        const kept = await files.receive(file, MATERIAL_BYTES, (arrived) =>
          once(platform, request, (tx) => materials.add(tx, actor, query, arrived), [query, arrived.digest]),
        )
        return reply.code(201).send(kept)
      },
    )

    app.post(
      '/materials/:id/versions',
      {
        config: { access: keepers, creates: true },
        schema: {
          consumes: [UPLOAD_TYPE],
          params,
          querystring: materialVersionQuery,
          response: { 201: keptMaterial },
        },
      },
      async (request, reply) => {
        const { params: address, query } = request
        const actor = actorOf(request)
        const file = fileOf(request, MATERIAL_BYTES)
        await materials.admit(actor, { materialId: address.id })
        const kept = await files.receive(file, MATERIAL_BYTES, (arrived) =>
          once(platform, request, (tx) => materials.addVersion(tx, address.id, actor, query, arrived), [
            query,
            arrived.digest,
          ]),
        )
        return reply.code(201).send(kept)
      },
    )

    app.patch(
      '/materials/:id',
      { config: { access: keepers }, schema: { params, body: materialChanges, response: { 204: noContent } } },
      async (request, reply) => {
        await materials.change(request.params.id, actorOf(request), request.body.isRetired)
        return reply.code(204).send(null)
      },
    )

    // By the signed address alone: a link sends no header.
    app.get(
      '/materials/versions/:id/download',
      { config: { access: readers, signed: 'alone' }, schema: { params, querystring: signedQuery } },
      async (request, reply) => {
        const { id } = request.params
        const { file, downloadName } = await materials.open(id)
        const content = await files.read(file)
        const place = isShownInPlace(file.contentType) ? 'inline' : 'attachment'
        return reply
          .type(file.contentType)
          .header('content-length', file.size)
          .header('cache-control', 'private, max-age=3600')
          .header('content-disposition', `${place}; ${savedAs(downloadName)}`)
          .send(content)
      },
    )
  }
