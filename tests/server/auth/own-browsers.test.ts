import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { sessions, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { PERSON, lastCodeTo, post, signUp } from '../support/accounts.ts'
import { lightPasswords } from '../support/light-passwords.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ DEMO: '1', PUBLIC_URL: 'https://training.example.org' }, { passwords: lightPasswords })
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(() => server.clock.moveBy(HOUR))

type Answer = Awaited<ReturnType<TestApp['call']>>

/** The cookie of a sign-up, as its browser sends it back. */
const cookieOf = (answer: Answer): string => {
  const kept = answer.cookies.find(({ name }) => name === 'signed-up')
  return kept ? `${kept.name}=${kept.value}` : ''
}
const open = async (email: string, cookie = '') => {
  const answer = await signUp(server, { person: { email }, headers: { cookie } })
  expect(answer.statusCode).toBe(201)
  return answer
}
const spend = (code: string, cookie: string) => post(server, '/auth/confirm-email', { code }, { headers: { cookie } })
const confirm = async (email: string, cookie: string) => spend(await lastCodeTo(server, email), cookie)
const me = (token: string) => server.call({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })

describe('the link that confirms a new account', () => {
  it('signs in where the account was opened', async () => {
    const email = 'own.browser@example.org'
    const opened = await open(email)
    expect(opened.json()).toEqual({ needsEmail: true })
    const { kind, token } = (await confirm(email, cookieOf(opened))).json<{ kind: string; token: string }>()
    expect(kind).toBe('verification')
    const answer = await me(token)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { email, profile: { firstName: PERSON.firstName } }])
    const [account] = await server.platform.db.select().from(users).where(eq(users.email, email))
    expect(account?.lastSignInAt).toEqual(server.clock.now())
  })

  it('signs in nowhere else, where somebody may have been signed up by a stranger', async () => {
    const email = 'another.browser@example.org'
    await open(email)
    const other = cookieOf(await open('somebody.else@example.org'))
    for (const cookie of ['', other, 'signed-up=a.b.c', 'signed-up=']) {
      const answer = await confirm(email, cookie)
      expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'verification', token: null }])
      await server.platform.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, email))
      await post(server, '/auth/resend-verification', { email })
      server.clock.moveBy(HOUR)
    }
    const [account] = await server.platform.db.select().from(users).where(eq(users.email, email))
    const held = await server.platform.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, account?.id ?? 0))
    expect(held).toEqual([])
  })

  it('signs in nobody by a sign-up that opened nothing, whose cookie looks like any other', async () => {
    const email = 'first.comer@example.org'
    await open(email)
    const code = await lastCodeTo(server, email)
    const second = await open(email)
    const shape = { name: 'signed-up', path: '/api/auth', httpOnly: true, secure: true, sameSite: 'Lax' }
    for (const { cookies } of [second, await open('never.seen@example.org')])
      expect(cookies).toEqual([
        { ...shape, maxAge: (7 * DAY) / 1000, value: expect.stringMatching(/^[\w-]{22}\.[\w-]{22}\.[\w-]{43}$/) },
      ])
    expect((await spend(code, cookieOf(second))).json()).toEqual({ kind: 'verification', token: null })
  })

  it('of a browser that more people share signs in each of them', async () => {
    const emails = ['shared.one@example.org', 'shared.two@example.org']
    let cookie = ''
    for (const email of emails) cookie = cookieOf(await open(email, cookie))
    for (const email of emails) {
      const { token } = (await confirm(email, cookie)).json<{ token: string }>()
      expect((await me(token)).json()).toMatchObject({ email })
    }
  })
})
