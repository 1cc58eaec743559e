import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DAY, HOUR, MINUTE } from '../../../server/platform/clock.ts'
import type { PersonSession } from '../../../src/domain/contract/profile.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { TEST_PASSWORD, openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { asking, deedsOf, refusedWith, statusOf } from './support/person.ts'

type As = Readonly<{ token: string }>

let server: TestApp
let ask: ReturnType<typeof asking>
beforeAll(async () => {
  server = await openTestApp()
  ask = asking(server)
})
afterAll(() => server.close())

const sessionsOf = async (as: As) => (await ask.get(as, '/profiles/me/sessions')).json<PersonSession[]>()
const idOf = async (as: As) => (await sessionsOf(as)).find(({ isCurrent }) => isCurrent)?.id ?? ''

/** The same person on another device. */
const elsewhere = async (email: string, device = 'another browser') => {
  const answer = await server.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: TEST_PASSWORD },
    headers: { 'user-agent': device },
    remoteAddress: '203.0.113.7',
  })
  return answer.json<{ token: string }>()
}

describe('the sessions of a person', () => {
  it('are told with their device and address, the one used last first, and which one asks', async () => {
    const user = await server.signedIn()
    const began = server.clock.now()
    server.clock.moveBy(MINUTE)
    const other = await elsewhere(user.email, 'Firefox on a phone')
    const seen = await sessionsOf(user)
    expect(seen).toEqual([
      {
        id: expect.any(String),
        startedAt: server.clock.now().toISOString(),
        lastUsedAt: server.clock.now().toISOString(),
        userAgent: 'Firefox on a phone',
        address: '203.0.113.7',
        isCurrent: false,
      },
      {
        id: expect.any(String),
        startedAt: began.toISOString(),
        lastUsedAt: began.toISOString(),
        userAgent: 'lightMyRequest',
        address: '127.0.0.1',
        isCurrent: true,
      },
    ])
    expect((await sessionsOf(other)).map(({ id, isCurrent }) => [id, isCurrent])).toEqual(
      seen.map(({ id, isCurrent }) => [id, !isCurrent]),
    )
  })

  it('are those that live: not signed out, not idle too long, not too old', async () => {
    const user = await server.signedIn()
    const out = await elsewhere(user.email)
    await elsewhere(user.email, 'left lying')
    await ask.post(out, '/auth/logout', {})
    server.clock.moveBy(11 * HOUR)
    const fresh = { token: String((await ask.get(user, '/auth/me')).headers['new-access-token']) }
    expect((await sessionsOf(fresh)).map(({ userAgent }) => userAgent)).toEqual(['lightMyRequest', 'left lying'])
    server.clock.moveBy(HOUR)
    expect((await sessionsOf(fresh)).map(({ userAgent }) => userAgent)).toEqual(['lightMyRequest'])
  })

  it('of an admin live an hour', async () => {
    const admin = await server.signedIn([ROLE.admin])
    server.clock.moveBy(HOUR)
    const later = { token: await server.signIn(admin.email) }
    expect((await sessionsOf(later)).length).toBe(1)
  })

  it('are not there after seven days, however they were used', async () => {
    let { token, email } = await server.signedIn()
    const began = server.clock.now().getTime()
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      server.clock.moveBy(11 * HOUR)
      token = String((await ask.get({ token }, '/auth/me')).headers['new-access-token'])
    }
    server.clock.moveBy(began + 7 * DAY - server.clock.now().getTime())
    const fresh = { token: await server.signIn(email) }
    expect([await statusOf(server, { token }), (await sessionsOf(fresh)).length]).toEqual([401, 1])
  })
})

describe('ending a session', () => {
  it('holds at the next request, and for that one alone', async () => {
    const user = await server.signedIn()
    const [one, two] = [await elsewhere(user.email), await elsewhere(user.email)]
    const id = await idOf(one)
    const answer = await ask.remove(user, `/profiles/me/sessions/${id}`)
    expect([
      answer.statusCode,
      await statusOf(server, user),
      await statusOf(server, one),
      await statusOf(server, two),
    ]).toEqual([204, 200, 401, 200])
    expect((await deedsOf(server, user.userId)).map(({ action, subject }) => [action, subject])).toEqual([
      ['session.ended', `session:${id}`],
    ])
  })

  it('of another person answers like one that does not exist, and ends nothing', async () => {
    const [user, other] = [await server.signedIn(), await server.signedIn()]
    const theirs = await ask.remove(user, `/profiles/me/sessions/${await idOf(other)}`)
    const nobodys = await ask.remove(user, '/profiles/me/sessions/00000000-0000-4000-8000-000000000000')
    expect([theirs.statusCode, theirs.json()]).toEqual([404, nobodys.json()])
    expect([await statusOf(server, other), await deedsOf(server, user.userId)]).toEqual([200, []])
  })

  it('that has ended or run out is not there', async () => {
    const user = await server.signedIn()
    const one = await elsewhere(user.email)
    const id = await idOf(one)
    await ask.remove(user, `/profiles/me/sessions/${id}`)
    expect(refusedWith(await ask.remove(user, `/profiles/me/sessions/${id}`))).toEqual([404, 'NOT_FOUND'])
  })

  it('takes an id of a session', async () => {
    const user = await server.signedIn()
    expect(refusedWith(await ask.remove(user, '/profiles/me/sessions/1%20or%201'))).toEqual([400, 'INVALID'])
  })

  it('that asks signs out', async () => {
    const user = await server.signedIn()
    await ask.remove(user, `/profiles/me/sessions/${await idOf(user)}`)
    expect(await statusOf(server, user)).toBe(401)
  })
})

describe('ending all others', () => {
  it('leaves the one that asks, and other people’s', async () => {
    const [user, other] = [await server.signedIn(), await server.signedIn()]
    const others = [await elsewhere(user.email), await elsewhere(user.email), await elsewhere(user.email)]
    const answer = await ask.remove(user, '/profiles/me/sessions')
    const statuses = await Promise.all([user, ...others, other].map((as) => statusOf(server, as)))
    expect([answer.statusCode, statuses]).toEqual([204, [200, 401, 401, 401, 200]])
    expect(await deedsOf(server, user.userId)).toEqual([
      { action: 'sessions.ended', subject: `user:${user.userId}`, details: null },
    ])
    expect((await sessionsOf(user)).length).toBe(1)
  })
})
