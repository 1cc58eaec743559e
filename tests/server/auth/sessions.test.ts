import { createHmac } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HOUR, MINUTE } from '../../../server/platform/clock.ts'
import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { readTokenExpiry } from '../../../src/domain/token.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const me = (as: { token: string }) => server.call({ url: '/api/auth/me', as })
const statusOf = async (as: { token: string }) => (await me(as)).statusCode

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (header: unknown, claims: unknown, key: string) => {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const renewedIn = async (as: { token: string }) => (await me(as)).headers['new-access-token']

describe('a token', () => {
  it('that is forged, altered or not one at all is 401', async () => {
    const user = await server.signedIn()
    const claims = claimsOf(user.token)
    const [header, payload, signature] = user.token.split('.')
    const forged = {
      unsigned: `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      otherKey: tokenOf({ alg: 'HS256', typ: 'JWT' }, claims, 'another key'),
      otherAlgorithm: tokenOf({ alg: 'HS512', typ: 'JWT' }, claims, 'another key'),
      prolonged: `${header}.${encode({ ...claims, exp: 4_000_000_000 })}.${signature}`,
      cut: `${header}.${payload}`,
      nonsense: 'nonsense',
      empty: '',
    }
    const statuses = await Promise.all(
      Object.entries(forged).map(async ([name, token]) => [name, await statusOf({ token })] as const),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      unsigned: 401,
      otherKey: 401,
      otherAlgorithm: 401,
      prolonged: 401,
      cut: 401,
      nonsense: 401,
      empty: 401,
    })
  })

  it('names the student whose it is, and nobody of whoever is none', async () => {
    const [student, instructor] = [await server.signedIn([ROLE.student]), await server.signedIn([ROLE.instructor])]
    expect([claimsOf(student.token)['student'], claimsOf(instructor.token)['student']]).toEqual([
      student.studentId,
      undefined,
    ])
  })

  it('that is forged is 401 each of thirty times, and signs nobody else out', async () => {
    const user = await server.signedIn()
    const claims = claimsOf(user.token)
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        statusOf({ token: tokenOf({ alg: 'HS256', typ: 'JWT' }, claims, `key ${at}`) }),
      ),
    )
    expect([statuses, await statusOf(user)]).toEqual([Array.from({ length: 30 }, () => 401), 200])
  })

  it('ends after twelve hours for a student, after one hour for an admin, an owner and a master', async () => {
    const lives = await Promise.all(
      [[ROLE.student], [ROLE.instructor], [ROLE.admin], [ROLE.owner], [ROLE.master], [ROLE.student, ROLE.admin]].map(
        async (roles) => {
          const { token } = await server.signedIn(roles)
          return ((readTokenExpiry(token) ?? 0) - server.clock.now().getTime()) / HOUR
        },
      ),
    )
    expect(lives).toEqual([12, 12, 1, 1, 1, 1])
  })

  it('unused for its idle time is 401', async () => {
    const user = await server.signedIn()
    server.clock.moveBy(12 * HOUR - MINUTE)
    expect(await statusOf(user)).toBe(200)
    const idle = await server.signedIn()
    server.clock.moveBy(12 * HOUR)
    expect(await statusOf(idle)).toBe(401)
  })
})

describe('renewal', () => {
  it('happens once a token is five minutes old, not before', async () => {
    const user = await server.signedIn()
    server.clock.moveBy(5 * MINUTE - 1000)
    const early = await renewedIn(user)
    server.clock.moveBy(1000)
    const due = await renewedIn(user)
    expect([early, typeof due]).toEqual([undefined, 'string'])
    expect(readTokenExpiry(String(due))).toBe(server.clock.now().getTime() + 12 * HOUR)
  })

  it('by several tabs at the same moment leaves every token good', async () => {
    const user = await server.signedIn()
    server.clock.moveBy(10 * MINUTE)
    const renewed = await Promise.all(Array.from({ length: 8 }, () => renewedIn(user)))
    const statuses = await Promise.all([user.token, ...renewed].map((token) => statusOf({ token: String(token) })))
    expect(statuses).toEqual(Array.from({ length: 9 }, () => 200))
  })

  it('ends at the absolute limit: seven days', async () => {
    let { token } = await server.signedIn()
    const began = server.clock.now().getTime()
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      server.clock.moveBy(11 * HOUR)
      token = String(await renewedIn({ token }))
    }
    expect(readTokenExpiry(token)).toBe(began + 7 * 24 * HOUR)
    server.clock.moveBy(began + 7 * 24 * HOUR - server.clock.now().getTime())
    expect(await statusOf({ token })).toBe(401)
  })
})

describe('what ends a session', () => {
  it('is signing out, for every token of it and no other session', async () => {
    const user = await server.signedIn()
    const elsewhere = { token: await server.signIn(user.email) }
    server.clock.moveBy(10 * MINUTE)
    const renewed = { token: String(await renewedIn(user)) }
    const out = await server.call({ method: 'POST', url: '/api/auth/logout', payload: {}, as: user })
    expect([out.statusCode, await statusOf(user), await statusOf(renewed), await statusOf(elsewhere)]).toEqual([
      204, 401, 401, 200,
    ])
  })

  it('is deactivation, at the next request', async () => {
    const user = await server.signedIn()
    await server.platform.db
      .update(users)
      .set({ deactivatedAt: new Date(0) })
      .where(eq(users.id, user.userId))
    expect(await statusOf(user)).toBe(401)
  })
})

describe('roles', () => {
  it('come from the database at each request, not from the token', async () => {
    const user: TestUser = await server.signedIn([ROLE.student, ROLE.instructor])
    const { db } = server.platform
    await db.delete(userRoles).where(and(eq(userRoles.userId, user.userId), eq(userRoles.roleId, ROLE.instructor)))
    const answer = await me(user)
    expect(answer.json().roleMappings).toEqual([{ roleId: ROLE.student }])
  })

  it('that make a session short do so at once', async () => {
    const user = await server.signedIn([ROLE.student])
    await server.platform.db.insert(userRoles).values({ userId: user.userId, roleId: ROLE.admin })
    server.clock.moveBy(2 * HOUR)
    expect(await statusOf(user)).toBe(401)
  })
})
