import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'

import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { limitBodies, takeFiles } from '../../../server/http/uploads.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const MINUTE = 60_000

/** A server that is sent a body of which only the beginning comes, and what becomes of the request. */
const sendSlowly = async (type: string) => {
  const app = fastify()
  limitBodies(app)
  takeFiles(app)
  const begun = Promise.withResolvers<Readable>()
  app.addHook('preParsing', (request, _reply, payload, done) => {
    begun.resolve(request.raw)
    done(null, payload)
  })
  app.post('/', async ({ body }) => {
    if (body instanceof Readable) await body.toArray()
    return null
  })
  const body = new Readable({ read: () => undefined })
  body.push('{')
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' }
  const answer = app.inject({ method: 'POST', url: '/', payload: body, headers }).then(
    ({ statusCode }) => statusCode,
    () => 'broken off',
  )
  return { app, answer, body, raw: await begun.promise }
}

it('a body that is not here within a minute is waited for no longer', async () => {
  const { answer, raw } = await sendSlowly('application/json')
  vi.advanceTimersByTime(MINUTE - 1)
  expect(raw.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(raw.destroyed).toBe(true)
  await answer
})

it('a file may take longer', async () => {
  const { answer, body, raw } = await sendSlowly(UPLOAD_TYPE)
  vi.advanceTimersByTime(10 * MINUTE)
  expect(raw.destroyed).toBe(false)
  body.push(null)
  expect(await answer).toBe(200)
})

it('who is refused before the body has come is not waited for either', async () => {
  const app = fastify({ requestTimeout: 60 * MINUTE })
  limitBodies(app)
  takeFiles(app)
  app.post('/', { onRequest: async (_request, reply) => reply.code(401).send() }, async () => null)
  const { port } = new URL(await app.listen({ port: 0 }))
  const socket = connect({ port: Number(port), host: 'localhost' })
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${UPLOAD_TYPE}\r\nContent-Length: 9\r\n\r\n{`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('401 Unauthorized')
  // The hook that sets the time runs when the answer has left.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  const closed = once(socket, 'close')
  vi.advanceTimersByTime(MINUTE)
  await closed
  await app.close()
})

it('what the server asks of itself is let go as soon as it is answered', async () => {
  const app = fastify()
  limitBodies(app)
  app.get('/', async () => 'a page')
  await app.ready()
  await app.inject({ url: '/' })
  expect(vi.getTimerCount()).toBe(0)
})
