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
