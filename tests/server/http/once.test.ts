import { randomUUID } from 'node:crypto'

import { count, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { once } from '../../../server/http/once.ts'
import { agencies } from '../../../server/platform/db/tables/accounts.table.ts'
import type { Platform } from '../../../server/platform/platform.ts'
import { conflict } from '../../../server/platform/refusal.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const body = z.strictObject({ county: z.string(), refused: z.boolean().optional() })

let server: TestApp
let user: TestUser
let platform: Platform

const agenciesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/agencies-made-in-a-test',
    {
      config: { access: 'signedIn', creates: true },
      schema: { body, response: { 201: z.object({ id: z.number() }) } },
    },
    async (request, reply) => {
      const made = await once(platform, request, async (tx) => {
        const [row] = await tx
          .insert(agencies)
          .values({ name: randomUUID(), county: request.body.county })
          .returning({ id: agencies.id })
        if (request.body.refused) throw conflict('CONFLICT')
        return { id: row?.id ?? 0 }
      })
      return reply.code(201).send(made)
    },
  )
}

beforeAll(async () => {
  server = await openTestApp({}, { modules: [agenciesRoutes] })
  platform = server.platform
  user = await server.signedIn()
})
afterAll(() => server.close())

const make = (key: string | undefined, payload: z.infer<typeof body>, as: { token: string } = user) =>
  server.call({
    method: 'POST',
    url: '/api/agencies-made-in-a-test',
    payload,
    as,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

const madeIn = async (county: string) => {
  const [row] = await platform.db.select({ made: count() }).from(agencies).where(eq(agencies.county, county))
  return row?.made
}

describe('an Idempotency-Key', () => {
  it('sent twenty times at once has one effect and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => make('key-twenty', { county: 'Twenty' })))
    const distinct = new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))
    expect([distinct.size, answers[0]?.statusCode, await madeIn('Twenty')]).toEqual([1, 201, 1])
  })

  it('sent again later has the same answer', async () => {
    const first = await make('key-later', { county: 'Later' })
    const second = await make('key-later', { county: 'Later' })
    expect([second.json(), await madeIn('Later')]).toEqual([first.json(), 1])
  })

  it('with other content is refused', async () => {
    await make('key-other', { county: 'Other' })
    const answer = await make('key-other', { county: 'Another' })
    expect([answer.statusCode, answer.json().error.code, await madeIn('Another')]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
      0,
    ])
  })

  it('of another person is another key', async () => {
    const other = await server.signedIn()
    await make('key-shared', { county: 'Shared' })
    await make('key-shared', { county: 'Shared' }, other)
    expect(await madeIn('Shared')).toBe(2)
  })

  it('of what was refused may be tried again', async () => {
    const refused = await make('key-refused', { county: 'Refused', refused: true })
    const again = await make('key-refused', { county: 'Refused' })
    expect([refused.statusCode, again.statusCode, await madeIn('Refused')]).toEqual([409, 201, 1])
  })

  it('absent lets each one through', async () => {
    await make(undefined, { county: 'Absent' })
    await make(undefined, { county: 'Absent' })
    expect(await madeIn('Absent')).toBe(2)
  })

  it('that is not one is refused', async () => {
    expect((await make('with spaces', { county: 'Spaces' })).statusCode).toBe(400)
  })
})
