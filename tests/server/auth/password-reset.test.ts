import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createMailedLinks } from '../../../server/modules/auth/mailed-links.ts'
import { HOUR } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import { codeIn, detailsOf, lastCodeTo, mailsTo, mailsToEach, post, refused, statusesOf } from '../support/accounts.ts'
import { solveBotCheck } from '../support/bot.ts'
import { askedWhileHeld } from '../support/held.ts'
import { lightPasswords } from '../support/light-passwords.ts'
import { TEST_PASSWORD, openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

const NEW_PASSWORD = 'Amber-lights#4'
const EXPIRED = [400, 'LINK_EXPIRED']

let server: TestApp
let hashed = 0
beforeAll(async () => {
  const counted = {
    ...lightPasswords,
    hash: (password: string) => {
      hashed += 1
      return lightPasswords.hash(password)
    },
  }
  server = await openTestApp({ DEMO: '1' }, { passwords: counted })
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(() => server.clock.moveBy(HOUR))

const forgot = async (email: string, more: Parameters<TestApp['call']>[0] & { botCheck?: unknown } = {}) => {
  const { botCheck = await solveBotCheck(server), ...sent } = more
  return post(server, '/auth/forgot-password', { email, botCheck }, sent)
}
const reset = (code: string, password = NEW_PASSWORD, more = {}) =>
  post(server, '/auth/reset-password', { code, password }, more)
const linkFor = (userId: number, kind: 'passwordReset' | 'emailChange' | 'verification' = 'passwordReset') =>
  server.platform.db.transaction(async (tx) => {
    const address = await createMailedLinks(server.platform).issue(tx, { userId, kind, newEmail: 'other@example.org' })
    return new URL(address).searchParams.get('code') ?? ''
  })
const tryToSignIn = (email: string, password: string) => post(server, '/auth/login', { email, password })

describe('a forgotten password', () => {
  it('is answered alike, after the same work, for any address, and mailed to who has an account', async () => {
    const has = await server.createUser([2], { language: 'tr' })
    const unverified = await server.createUser([2], { emailVerifiedAt: null })
    const gone = await server.createUser([2], { deactivatedAt: server.clock.now() })
    const addresses = [has.email.toUpperCase(), unverified.email, gone.email, 'nobody@example.org']
    const answers = []
    for (const address of addresses) answers.push(await forgot(address))
    const early = await server.platform.db.$count(messages)
    const mails = await mailsToEach(
      server,
      [has, unverified, gone].map(({ email }) => email),
    )
    expect([answers.map(({ statusCode, body }) => ({ statusCode, body })), early]).toEqual([
      answers.map(() => ({ statusCode: 204, body: '' })),
      0,
    ])
    const link = expect.stringContaining('/auth/resetPassword?code=')
    expect(mails).toEqual([
      [{ template: 'passwordReset', language: 'tr', name: 'Ada Moreno', text: link }],
      [{ template: 'passwordReset', language: 'en', name: 'Ada Moreno', text: link }],
      [],
    ])
  })

  it('needs a solved bot check, which lets one mail through', async () => {
    const { email } = await server.createUser()
    const botCheck = await solveBotCheck(server)
    const unsolved = { ...botCheck, solution: { ...botCheck.solution, derivedKey: 'ab'.repeat(32) } }
    const answers = [
      await forgot(email, { botCheck: unsolved }),
      await forgot(email, { botCheck }),
      await forgot(email, { botCheck }),
    ]
    expect([answers.map(({ statusCode }) => statusCode), (await mailsTo(server, email)).length]).toEqual([
      [400, 204, 400],
      1,
    ])
  })

  it('is mailed five times an hour to one address, of eight who ask at once from as many places', async () => {
    const known = await server.createUser()
    for (const email of [known.email, 'unknown@example.org']) {
      const checks = await Promise.all(Array.from({ length: 8 }, () => solveBotCheck(server)))
      const answers = await Promise.all(
        checks.map((botCheck, at) => forgot(email, { botCheck, remoteAddress: `203.0.113.${at}` })),
      )
      expect(statusesOf(answers)).toEqual([204, 204, 204, 204, 204, 429, 429, 429])
    }
  })

  it('is asked for sixty times an hour from one place, whatever a forwarding header says', async () => {
    const botCheck = await solveBotCheck(server)
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, at) =>
        forgot(`anyone-${at}@example.org`, {
          botCheck,
          remoteAddress: '198.51.100.30',
          headers: { 'x-forwarded-for': `192.0.2.${at}` },
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(10)
  })
})

describe('a new password', () => {
  it('is set by the link of the mail, once; it proves the address, ends every session and is told', async () => {
    const user = await server.signedIn()
    const { email, userId } = user
    const { db } = server.platform
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId))
    await forgot(email)
    const code = await lastCodeTo(server, email)
    const first = await reset(code)
    const second = await reset(code, 'Another-light#5')
    expect([first.statusCode, first.body, refused(second)]).toEqual([204, '', EXPIRED])
    const me = await server.call({ url: '/api/auth/me', as: user })
    expect([
      me.statusCode,
      refused(await tryToSignIn(email, TEST_PASSWORD)),
      (await tryToSignIn(email, NEW_PASSWORD)).statusCode,
    ]).toEqual([401, [403, 'WRONG_CREDENTIALS'], 200])
    const [account] = await db.select().from(users).where(eq(users.id, userId))
    const actions = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.actorId, userId))
      .orderBy(auditLog.id)
    const mails = (await mailsTo(server, email)).map(({ template }) => template)
    expect([account?.emailVerifiedAt, mails]).toEqual([server.clock.now(), ['passwordReset', 'passwordChanged']])
    expect(actions.map(({ action }) => action)).toContain('password.reset')
  })

  it('leaves the moment at which an address was proven', async () => {
    const user = await server.createUser([2], { emailVerifiedAt: new Date(0) })
    await reset(await linkFor(user.userId))
    const [account] = await server.platform.db.select().from(users).where(eq(users.id, user.userId))
    expect(account?.emailVerifiedAt).toEqual(new Date(0))
  })

  it('is set by one of eight who open the link at once', async () => {
    const user = await server.createUser()
    const code = await linkFor(user.userId)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => reset(code, `${NEW_PASSWORD}${at}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBe(1)
  })

  it('makes worthless a change of address that whoever knew the old one had asked for', async () => {
    const user = await server.createUser()
    const change = await linkFor(user.userId, 'emailChange')
    await reset(await linkFor(user.userId))
    expect(refused(await post(server, '/auth/confirm-email', { code: change }))).toEqual(EXPIRED)
  })

  it('lets in a person whom guesses at the old one had kept out', async () => {
    const user = await server.createUser()
    for (let at = 0; at < 11; at += 1) await tryToSignIn(user.email, 'Wrong#Password1')
    const keptOut = await tryToSignIn(user.email, TEST_PASSWORD)
    await reset(await linkFor(user.userId))
    expect([keptOut.statusCode, (await tryToSignIn(user.email, NEW_PASSWORD)).statusCode]).toEqual([429, 200])
  })

  it('is set by no link that is an hour old, of another kind, of an account that is gone, or guessed', async () => {
    const user = await server.createUser()
    const gone = await server.createUser([2], { deactivatedAt: server.clock.now() })
    const late = await linkFor(user.userId)
    server.clock.moveBy(HOUR)
    const before = hashed
    const answers = [
      await reset(late),
      await reset(await linkFor(user.userId, 'verification')),
      await reset(await linkFor(gone.userId)),
      await reset('guess'),
    ]
    expect([answers.map(refused), hashed - before]).toEqual([answers.map(() => EXPIRED), 0])
    expect((await tryToSignIn(user.email, TEST_PASSWORD)).statusCode).toBe(200)
  })

  it.each([
    ['en', 'Qwerty123!', 'This password is on lists of leaked passwords. Choose another.'],
    ['tr', 'Moreno#2026', 'Bu parolada adınız veya e-posta adresiniz geçiyor. Başka bir parola seçin.'],
    ['ar', 'amber-lights', 'كلمة المرور لا تستوفي المتطلبات.'],
  ])('is none that is guessed first or lacks something, said in %s, and the link still works', async (...given) => {
    const [language, password, message] = given
    const user = await server.createUser()
    const code = await linkFor(user.userId)
    const answer = await reset(code, password, { headers: { 'accept-language': language } })
    expect([refused(answer), detailsOf(answer)]).toEqual([[400, 'INVALID'], { password: message }])
    expect((await reset(code)).statusCode).toBe(204)
  })

  it.runIf(testDatabaseUrl())('is none once the account that it waits for has no link any more', async () => {
    const { userId } = await server.createUser()
    const code = await linkFor(userId)
    const cancel = createMailedLinks(server.platform).cancel
    const answer = await askedWhileHeld(
      server,
      userId,
      () => reset(code),
      (tx) => cancel(tx, userId, ['passwordReset']),
    )
    expect(refused(answer)).toEqual(EXPIRED)
  })

  it('is tried thirty times an hour from one place', async () => {
    const answers = await Promise.all(
      Array.from({ length: 36 }, (_, at) => reset(`guess-${at}`, NEW_PASSWORD, { remoteAddress: '198.51.100.31' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(6)
  })
})

describe('the mail about a new password', () => {
  it('carries no link that changes anything by itself', async () => {
    const user = await server.createUser()
    await reset(await linkFor(user.userId))
    const [mail] = await mailsTo(server, user.email)
    expect([mail?.template, codeIn(mail), mail?.text]).toEqual([
      'passwordChanged',
      '',
      expect.stringContaining('/forgot-password'),
    ])
  })
})
