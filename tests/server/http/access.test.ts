import { desc, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { buildApp } from '../../../server/app.ts'
import { HOUR } from '../../../server/platform/clock.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const rooms: FastifyPluginAsyncZod = async (app) => {
  const schema = { response: { 200: z.object({ seen: z.number().nullable() }) } }
  app.get('/room/public', { config: { access: 'public' }, schema }, async (request) => ({
    seen: request.caller?.userId ?? null,
    secret: 'not declared',
  }))
  app.get('/room/signed-in', { config: { access: 'signedIn' }, schema }, async () => ({ seen: 1 }))
  app.get('/room/admin', { config: { access: { roles: [ROLE.admin, ROLE.owner] } }, schema }, async () => ({ seen: 1 }))
}

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({}, { modules: [rooms] })
})
afterAll(() => server.close())

const statusOf = async (url: string, as?: { token: string }) =>
  (await server.call({ url: `/api/room/${url}`, ...(as ? { as } : {}) })).statusCode

describe('access', () => {
  it('that a route does not declare stops the server from starting', async () => {
    const silent: FastifyPluginAsyncZod = async (app) => {
      app.get('/silent', async () => 'said nothing')
    }
    const starting = buildApp(server.platform, { modules: [silent] })
    await expect(starting).rejects.toThrow(
      'These routes do not declare `config.access`: GET /api/silent, HEAD /api/silent',
    )
  })

  it('is 401 without a session, 403 with one that is not enough, and by role alone', async () => {
    const [student, admin, owner, both] = await Promise.all([
      server.signedIn([ROLE.student]),
      server.signedIn([ROLE.admin]),
      server.signedIn([ROLE.owner]),
      server.signedIn([ROLE.student, ROLE.admin]),
    ])
    const matrix = await Promise.all(
      [undefined, student, admin, owner, both].map(async (as) => [
        await statusOf('public', as),
        await statusOf('signed-in', as),
        await statusOf('admin', as),
      ]),
    )
    expect(matrix).toEqual([
      [200, 401, 401],
      [200, 200, 403],
      [200, 200, 200],
      [200, 200, 200],
      [200, 200, 200],
    ])
  })

  it('treats a dead token on a public route as a guest', async () => {
    const answer = await server.call({ url: '/api/room/public', as: { token: 'dead' } })
    expect([answer.statusCode, answer.json()]).toEqual([200, { seen: null }])
  })

  it('answers declared fields only', async () => {
    const user = await server.signedIn()
    const answer = await server.call({ url: '/api/room/public', as: user })
    expect(answer.json()).toEqual({ seen: user.userId })
  })

  it('that is refused to a person is written into the audit log', async () => {
    const user = await server.signedIn([ROLE.student])
    await statusOf('admin', user)
    const [row] = await server.platform.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(row).toMatchObject({ action: 'access.refused', actorId: user.userId, subject: 'GET /api/room/admin' })
  })

  it('that is refused over and over is a row for each person, operation and hour, which counts', async () => {
    const [user, other] = [await server.signedIn(), await server.signedIn()]
    const rows = async () =>
      (
        await server.platform.db
          .select()
          .from(auditLog)
          .where(eq(auditLog.action, 'access.refused'))
          .orderBy(auditLog.id)
      )
        .filter(({ actorId }) => actorId === user.userId || actorId === other.userId)
        .map(({ actorId, details }) => [actorId, details?.['count']])
    await Promise.all(Array.from({ length: 30 }, () => statusOf('admin', user)))
    await statusOf('admin', other)
    server.clock.moveBy(HOUR)
    await statusOf('admin', user)
    expect(await rows()).toEqual([
      [user.userId, 30],
      [other.userId, 1],
      [user.userId, 1],
    ])
  })
})
