import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { ADDRESS_LIMIT } from '../../../server/modules/auth/auth.service.ts'
import { createMailedLinks } from '../../../server/modules/auth/mailed-links.ts'
import { HOUR } from '../../../server/platform/clock.ts'
import { post, refused } from '../support/accounts.ts'
import { TEST_PASSWORD, openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ DEMO: '1', PUBLIC_URL: 'https://training.example.org' })
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(() => server.clock.moveBy(HOUR))

type Answer = Awaited<ReturnType<TestApp['call']>>

/** The device's cookie, as a browser sends it back. */
const cookieOf = (answer: Answer): string => {
  const { name, value } = answer.cookies[0] ?? { name: '', value: '' }
  return `${name}=${value}`
}

type From = { remoteAddress?: string; cookie?: string }
const signIn = (email: string, password: string, { remoteAddress = '192.0.2.1', cookie }: From = {}) =>
  post(server, '/auth/login', { email, password }, { remoteAddress, headers: cookie === undefined ? {} : { cookie } })

const knownDeviceOf = async (email: string): Promise<string> => cookieOf(await signIn(email, TEST_PASSWORD))
const inTurn = async (times: number, act: (at: number) => Promise<Answer>): Promise<number[]> => {
  const statuses: number[] = []
  for (let at = 0; at < times; at += 1) statuses.push((await act(at)).statusCode)
  return statuses
}
/** As many guesses as a network may make; each of them would be hashed in earnest. */
const guessFromNetwork = (address = '192.0.2.1') =>
  server.platform.limits.take({ deed: 'sign-in', address }, ADDRESS_LIMIT, server.platform.db, ADDRESS_LIMIT.tries)
const issue = (kind: 'verification' | 'passwordReset', userId: number) =>
  server.platform.db.transaction(async (tx) => {
    const address = await createMailedLinks(server.platform).issue(tx, { userId, kind })
    return new URL(address).searchParams.get('code') ?? ''
  })

describe('a device that knows an account', () => {
  it('keeps a cookie that no script reads, that leaves by TLS alone, and that names nobody', async () => {
    const { email } = await server.createUser()
    const [cookie] = (await signIn(email, TEST_PASSWORD)).cookies
    expect(cookie).toEqual({
      name: 'device',
      value: expect.stringMatching(/^[\w-]{22}\.[\w-]{22}\.[\w-]{43}$/),
      path: '/api/auth',
      maxAge: 400 * 24 * 3600,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    })
    expect((await signIn(email, 'Wrong#Password1')).cookies).toEqual([])
  })

  it('is not kept out by what strangers guess at the account, nor do they gain by it', async () => {
    const { email } = await server.createUser()
    const cookie = await knownDeviceOf(email)
    await inTurn(10, (at) => signIn(email, 'Wrong#Password1', { remoteAddress: `203.0.113.${at}` }))
    const stranger = await signIn(email, TEST_PASSWORD)
    const known = await signIn(email, TEST_PASSWORD, { cookie })
    const strangerAfter = await signIn(email, TEST_PASSWORD)
    expect([stranger, known, strangerAfter].map(({ statusCode }) => statusCode)).toEqual([429, 200, 429])
  })

  it('is not kept out by what others guess from its network', async () => {
    const { email } = await server.createUser()
    const { email: colleague } = await server.createUser()
    const cookie = await knownDeviceOf(email)
    await guessFromNetwork()
    const stranger = await signIn(colleague, TEST_PASSWORD)
    const known = await signIn(email, TEST_PASSWORD, { cookie })
    // It is known for its own account alone.
    const other = await signIn(colleague, TEST_PASSWORD, { cookie })
    expect([stranger, known, other].map(({ statusCode }) => statusCode)).toEqual([429, 200, 429])
  })

  it('guesses ten times itself, of 200 at once from as many places', async () => {
    const { email } = await server.createUser()
    const cookie = await knownDeviceOf(email)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        signIn(email, `Guess#${at}`, { cookie, remoteAddress: `198.51.100.${at}` }),
      ),
    )
    const judged = answers.filter(({ statusCode }) => statusCode === 403).length
    const stranger = await signIn(email, TEST_PASSWORD)
    expect([judged, stranger.statusCode]).toEqual([10, 200])
  })

  it('is none by a cookie that was made up, changed, or is of another installation', async () => {
    const { email } = await server.createUser()
    const { email: other } = await server.createUser()
    const cookie = await knownDeviceOf(email)
    const [id, , signature] = cookie.slice('device='.length).split('.')
    const [, mark] = (await knownDeviceOf(other)).split('.')
    await inTurn(10, () => signIn(other, 'Wrong#Password1'))
    const forged = [`device=${id}.${mark}.${signature}`, `device=${id}.${mark}`, 'device=', 'device=..', `${cookie}x`]
    const statuses = await inTurn(forged.length, (at) => signIn(other, TEST_PASSWORD, { cookie: forged[at] ?? '' }))
    expect(statuses).toEqual(forged.map(() => 429))
  })

  it('that people share knows each of them', async () => {
    const { email: first } = await server.createUser()
    const { email: second } = await server.createUser()
    const cookie = cookieOf(await signIn(second, TEST_PASSWORD, { cookie: await knownDeviceOf(first) }))
    const guessed = [first, second]
    for (const email of guessed) await inTurn(10, () => signIn(email, 'Wrong#Password1'))
    expect(await inTurn(2, (at) => signIn(guessed[at] ?? '', TEST_PASSWORD, { cookie }))).toEqual([200, 200])
  })

  it('becomes one by a link of the mailbox, which is the way back in for who is kept out', async () => {
    const confirmed = await server.createUser([2], { emailVerifiedAt: null })
    const forgetful = await server.createUser()
    await inTurn(10, () => signIn(confirmed.email, 'Wrong#Password1', { remoteAddress: '203.0.113.9' }))
    await guessFromNetwork()
    const byConfirming = await post(server, '/auth/confirm-email', {
      code: await issue('verification', confirmed.userId),
    })
    const byReset = await post(server, '/auth/reset-password', {
      code: await issue('passwordReset', forgetful.userId),
      password: 'Another#Responder2026',
    })
    const answers = [
      await signIn(confirmed.email, TEST_PASSWORD, { cookie: cookieOf(byConfirming) }),
      await signIn(forgetful.email, 'Another#Responder2026', { cookie: cookieOf(byReset) }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })
})

describe('links of a mailbox', () => {
  it('are opened by a class of forty behind one address; thirty of them may be none', async () => {
    const people = await Promise.all(
      Array.from({ length: 40 }, () => server.createUser([2], { emailVerifiedAt: null })),
    )
    const from = { remoteAddress: '198.51.100.77' }
    const confirmed: number[] = []
    for (const { userId } of people) {
      const code = await issue('verification', userId)
      confirmed.push((await post(server, '/auth/check-link', { code }, from)).statusCode)
      confirmed.push((await post(server, '/auth/confirm-email', { code }, from)).statusCode)
    }
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => post(server, '/auth/confirm-email', { code: `guess-${at}` }, from)),
    )
    expect(confirmed).toEqual(confirmed.map(() => 200))
    expect(guesses.filter((answer) => refused(answer)[0] === 429).length).toBe(10)
  })
})

describe('a forwarding header', () => {
  it('that is not believed is told of once', async () => {
    const alone = await openTestApp()
    const warn = vi.spyOn(alone.platform.log, 'warn')
    const ask = () => alone.call({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.9' } })
    await alone.call({ url: '/healthz' })
    const before = warn.mock.calls.length
    await ask()
    await ask()
    const told = warn.mock.calls.map(([text]) => text)
    await alone.close()
    expect([before, told]).toEqual([0, [expect.stringContaining('TRUST_PROXY=1')]])
  })

  it('of a trusted proxy is nothing to tell', async () => {
    const trusting = await openTestApp({ TRUST_PROXY: '1' })
    const warn = vi.spyOn(trusting.platform.log, 'warn')
    await trusting.call({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.9' } })
    const told = warn.mock.calls.length
    await trusting.close()
    expect(told).toBe(0)
  })
})
