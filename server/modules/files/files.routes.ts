import { Readable } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { signedQuery } from '../../http/signed-query.ts'
import type { Caller } from '../../platform/caller.ts'
import { CONTAINERS, isContainer, isFileName, isShownInPlace } from '../../platform/files/containers.ts'
import type { Container } from '../../platform/files/containers.ts'
import type { StoredFile } from '../../platform/files/stored-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal, forbidden, found, notFound } from '../../platform/refusal.ts'
import { isSameFile, namesTag, readRange } from './range.ts'

const params = z.object({ container: z.string().max(60), name: z.string().max(160) })
const mayRead = (container: Container, caller: Caller | null): boolean => {
  const readers = CONTAINERS[container]
  return readers === 'public' || (caller !== null && readers.some((role) => caller.roles.includes(role)))
}

/** GET /files/{container}/download/{name}: for who may by role, or by an address signed for their session. */
export const filesRoutes =
  ({ files }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const send = async (file: StoredFile, isPublic: boolean, request: FastifyRequest, reply: FastifyReply) => {
      const tag = `"${file.digest}"`
      const { headers } = request
      const ifRange = headers['if-range']
      reply
        .header('accept-ranges', 'bytes')
        .header('cache-control', isPublic ? 'public, max-age=86400' : 'private, max-age=3600')
        .header('etag', tag)
        .header('last-modified', file.createdAt.toUTCString())
        .header(
          'content-disposition',
          `${isShownInPlace(file.contentType) ? 'inline' : 'attachment'}; filename="${file.name}"`,
        )
      if (namesTag(headers['if-none-match'], tag)) return reply.code(304).send()
      reply.type(file.contentType)

      const range = isSameFile(typeof ifRange === 'string' ? ifRange : undefined, tag, file.createdAt)
        ? readRange(headers.range, file.size)
        : 'whole'
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${file.size}`).type('text/plain').send('')
      }
      const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range
      // Fastify measures text anew; a stream keeps the length that is said below.
      const isBare = request.method === 'HEAD' || file.size === 0
      const content = isBare ? Readable.from([]) : await files.read(file, { start, end })
      if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
      reply.header('content-length', end - start + 1)
      return reply.send(content)
    }

    app.get(
      '/files/:container/download/:name',
      { config: { access: 'public', signed: 'too' }, schema: { params, querystring: signedQuery } },
      async (request, reply) => {
        const { container, name } = request.params
        if (!isContainer(container) || !isFileName(name)) throw notFound()
        if (!request.isAddressed && !mayRead(container, request.caller)) {
          throw request.caller === null ? new Refusal(401, 'UNAUTHORISED') : forbidden()
        }
        return send(found(await files.find(container, name)), CONTAINERS[container] === 'public', request, reply)
      },
    )
  }
