import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  keptMaterial,
  materialBody,
  materialChanges,
  materialList,
  materialVersionBody,
} from '../../../src/domain/contract/material.contract.ts'
import { MATERIAL_BYTES } from '../../../src/domain/material.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { noContent } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { isShownInPlace } from '../../platform/files/containers.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import { actorOf } from '../profiles/actor.ts'
import { createMaterials, downloadPath } from './materials.service.ts'

const readers = { roles: [ROLE.instructor, ROLE.admin, ROLE.owner, ROLE.master] }
const keepers = { roles: [ROLE.admin, ROLE.owner] }
const params = z.object({ id: idParam })
const signedQuery = z.strictObject({
  viewer: z.coerce.number().int().nonnegative().optional(),
  expires: z.coerce.number().int().positive().optional(),
  signature: z.string().max(100).optional(),
})

/** Of a file in base64, and what stands around it. */
const bodyLimit = Math.ceil(MATERIAL_BYTES / 3) * 4 + 16 * 1024

/** For letters of any script; those of old agents are spelled without. */
const savedAs = (name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}

export const materialsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const materials = createMaterials(platform)
    const { addresses, files } = platform

    app.get(
      '/materials',
      { config: { access: readers }, schema: { response: { 200: materialList } } },
      async (request) => materials.list(callerOf(request).userId, request.language),
    )

    app.post(
      '/materials',
      {
        bodyLimit,
        config: { access: keepers, creates: true },
        schema: { body: materialBody, response: { 201: keptMaterial } },
      },
      async (request, reply) => {
        const kept = await once(platform, request, (tx) => materials.add(tx, actorOf(request), request.body))
        return reply.code(201).send(kept)
      },
    )

    app.post(
      '/materials/:id/versions',
      {
        bodyLimit,
        config: { access: keepers, creates: true },
        schema: { params, body: materialVersionBody, response: { 201: keptMaterial } },
      },
      async (request, reply) => {
        const kept = await once(platform, request, (tx) =>
          materials.addVersion(tx, request.params.id, actorOf(request), request.body),
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
      { config: { access: 'public' }, schema: { params, querystring: signedQuery } },
      async (request, reply) => {
        const { id } = request.params
        if (addresses.read(downloadPath(id), request.query) === null) throw notFound()
        const { file, downloadName } = await materials.open(id)
        const place = isShownInPlace(file.contentType) ? 'inline' : 'attachment'
        return reply
          .type(file.contentType)
          .header('content-length', file.size)
          .header('cache-control', 'private, max-age=3600')
          .header('content-disposition', `${place}; ${savedAs(downloadName)}`)
          .send(files.read(file))
      },
    )
  }
