import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { PIECE_TYPE } from '../../src/domain/file-upload.ts'
import { UPLOAD_TYPE } from '../../src/domain/upload.ts'
import { HOUR, MINUTE } from '../platform/clock.ts'
import { badRequest, Refusal } from '../platform/refusal.ts'

/** A file may take this long, in milliseconds, as long as it keeps coming (see `receive` of the files). */
export const UPLOAD_WITHIN = HOUR
const BODY_WITHIN = MINUTE

/** The socket's own limit is that of a file; whatever else is sent is here within a minute, or not at all. */
export const limitBodies = (app: FastifyInstance): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { 'content-length': length, 'content-type': type, 'transfer-encoding': encoding } = request.headers
    if ((length !== undefined || encoding !== undefined) && type !== UPLOAD_TYPE && type !== PIECE_TYPE) {
      const timer = setTimeout(() => request.raw.destroy(), BODY_WITHIN).unref()
      const settle = () => clearTimeout(timer)
      payload.once('end', settle).once('close', settle)
    }
    done(null, payload)
  })
  // Who was answered before the rest had come may send the rest, and no more than that. What the server asks of itself
  // comes by no wire, and is held by nothing once it is answered.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw instanceof IncomingMessage && !raw.complete) {
      setTimeout(() => raw.complete || raw.destroy(), BODY_WITHIN).unref()
    }
    done()
  })
}

/** Lets the routes of a module take a file as their body, unread. */
export const takeFiles = (app: FastifyInstance): void => {
  app.addContentTypeParser(UPLOAD_TYPE, (_request, payload, done) => done(null, payload))
}

/** The file that was sent. What says of itself that it is too large is not begun with. */
export const fileOf = ({ body, headers }: FastifyRequest, mostBytes: number): Readable => {
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new Refusal(413, 'TOO_LARGE')
  if (body instanceof Readable) return body
  throw body === undefined || body === null ? badRequest() : new Refusal(415, 'UNSUPPORTED_TYPE')
}
