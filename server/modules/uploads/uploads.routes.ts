import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

import { Metadata, Server } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  begunUpload,
  upload,
  uploadId,
  uploadList,
  uploadMetadata,
  uploadQuery,
} from '../../../src/domain/contract/upload.contract.ts'
import { PIECE_TYPE, PIECES_VERSION } from '../../../src/domain/file-upload.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once, wasDone } from '../../http/once.ts'
import { MINUTE } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest, conflict, notFound, Refusal, unavailable } from '../../platform/refusal.ts'
import { createUploadLocks } from './upload-locks.ts'
import { createUploads } from './uploads.service.ts'

const access = { roles: [ROLE.admin, ROLE.owner] }
const params = z.object({ id: uploadId })

/** What the protocol's server is told of a request. */
const TOLD = ['content-length', 'content-type', 'tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset']
/** Ours, between the two: which id a new upload has. */
const ID = 'x-upload-id'
/** Of which nothing has come for so long, comes no more: whoever sent it begins again where it stopped. */
const STALLED_AFTER = MINUTE
/** A request that is to make way for another of the same upload has so long to end. */
const MAKES_WAY_WITHIN = 500
const RETRY_AFTER_SECONDS = 5

const asWeb = (request: FastifyRequest, id = ''): Request => {
  const headers = new Headers(id === '' ? {} : { [ID]: id })
  for (const name of TOLD) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const { body, method, url } = request
  const sent =
    body instanceof Readable ? { body: Readable.toWeb(body) as ReadableStream<Uint8Array>, duplex: 'half' } : {}
  return new Request(new URL(url, 'http://uploads.invalid'), { method, headers, ...sent })
}

const refusalOf = (status: number): Refusal => {
  if (status === 404) return notFound()
  if (status === 409) return conflict('CONFLICT')
  if (status === 410) return new Refusal(410, 'NOT_FOUND')
  if (status === 413) return new Refusal(413, 'TOO_LARGE')
  return status < 500 || status === 501 ? badRequest() : unavailable(RETRY_AFTER_SECONDS)
}

const metadataOf = (request: FastifyRequest) => {
  const sent = request.headers['upload-metadata']
  try {
    return uploadMetadata.parse(Metadata.parse(typeof sent === 'string' ? sent : ''))
  } catch {
    throw badRequest()
  }
}

/** Uploads in pieces by the tus protocol, 1.0.0, which asks how far a file has come and goes on from there. */
export const uploadsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const uploads = createUploads(platform)
    const pieces = new Server({
      path: '/api/uploads',
      datastore: uploads.staging.store,
      locker: createUploadLocks(platform.database),
      lockDrainTimeout: MAKES_WAY_WITHIN,
      namingFunction: (request) => request.headers.get(ID) ?? '',
      // Whoever asked by another path, behind a proxy, goes on by that.
      generateUrl: (_request, { id }) => `uploads/${id}`,
      onResponseError: (_request, error) => {
        if (error instanceof Error) platform.log.error({ fault: error.message }, 'A piece was not taken')
        return undefined
      },
    })

    const hand = async (request: FastifyRequest, reply: FastifyReply, id?: string) => {
      const { raw } = request
      if (raw instanceof IncomingMessage) raw.setTimeout(STALLED_AFTER, () => raw.destroy())
      const answer = await pieces.handleWeb(asWeb(request, id))
      for (const [name, value] of answer.headers) {
        if (/^(?:location|tus-|upload-)/.test(name)) reply.header(name, value)
      }
      if (answer.status >= 400) throw refusalOf(answer.status)
      return answer
    }

    app.addContentTypeParser(PIECE_TYPE, (_request, payload, done) => done(null, payload))

    app.get(
      '/uploads',
      { config: { access }, schema: { querystring: uploadQuery, response: { 200: uploadList } } },
      (request) => uploads.list(callerOf(request).userId, request.query.target),
    )

    app.post(
      '/uploads',
      { config: { access, creates: true }, schema: { response: { 201: begunUpload } } },
      async (request, reply) => {
        if (request.headers['tus-resumable'] !== PIECES_VERSION) throw new Refusal(412, 'BAD_REQUEST')
        const size = Number(request.headers['upload-length'])
        if (!Number.isSafeInteger(size)) throw badRequest()
        const [actor, sent] = [actorOf(request), metadataOf(request)]
        if (!(await wasDone(platform, request, [sent, size]))) await uploads.admit(actor, sent, size)
        const id = await once(platform, request, (tx) => uploads.begin(tx, actor, sent, size), [sent, size])
        await hand(request, reply, id)
        await uploads.arrive(id)
        return reply.code(201).send({ id })
      },
    )

    app.get(
      '/uploads/:id',
      { config: { access }, exposeHeadRoute: false, schema: { params, response: { 200: upload } } },
      (request) => uploads.read(callerOf(request).userId, request.params.id),
    )

    app.head('/uploads/:id', { config: { access }, schema: { params, hide: true } }, async (request, reply) => {
      const { id } = request.params
      const { state, size } = await uploads.stands(callerOf(request).userId, id)
      if (state === 'abandoned') throw new Refusal(410, 'NOT_FOUND')
      if (state === 'receiving') {
        await hand(request, reply)
        await uploads.arrive(id)
      } else {
        reply.header('tus-resumable', PIECES_VERSION).header('upload-offset', size).header('upload-length', size)
      }
      return reply.code(200).send()
    })

    app.patch(
      '/uploads/:id',
      { config: { access }, schema: { consumes: [PIECE_TYPE], params, response: { 204: noContent } } },
      async (request, reply) => {
        const { id } = request.params
        await uploads.admitPiece(callerOf(request).userId, id)
        if (!(request.body instanceof Readable)) throw new Refusal(415, 'UNSUPPORTED_TYPE')
        await hand(request, reply)
        await uploads.arrive(id)
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/uploads/:id',
      { config: { access }, schema: { params, response: { 204: noContent } } },
      async (request, reply) => {
        await uploads.abandon(callerOf(request).userId, request.params.id)
        return reply.code(204).header('tus-resumable', PIECES_VERSION).send(null)
      },
    )
  }
