import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createMailedLinks } from '../../../server/modules/auth/mailed-links.ts'
import { HOUR, MINUTE } from '../../../server/platform/clock.ts'
import { mailedLinks } from '../../../server/platform/db/tables/accounts.table.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { lightPasswords } from '../support/light-passwords.ts'
import { TEST_PASSWORD, openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { accountOf, asking, deedsOf, fieldsRefused, messageTo, messagesTo, statusOf } from './support/person.ts'

const NEW = 'Guardrail%Lantern42'

type As = Readonly<{ token: string }>

let server: TestApp
let ask: ReturnType<typeof asking>
let evaluated = 0
beforeAll(async () => {
  server = await openTestApp(
    {},
    {
      passwords: {
        hash: lightPasswords.hash,
        verify: async (...given) => {
          evaluated += 1
          return lightPasswords.verify(...given)
        },
      },
    },
  )
  ask = asking(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveBy(HOUR))

const change = (as: As, currentPassword: string, password: string, headers?: Record<string, string>) =>
  ask.post(as, '/auth/change-password', { currentPassword, password }, headers)

const isLetIn = async (email: string, password: string) => {
  const payload = { email, password }
  return (await server.call({ method: 'POST', url: '/api/auth/login', payload })).statusCode === 200
}

describe('a changed password', () => {
  it('is the one that signs in, and the old one is none', async () => {
    const user = await server.signedIn()
    const answer = await change(user, TEST_PASSWORD, NEW)
    expect([
      answer.statusCode,
      answer.body,
      await isLetIn(user.email, TEST_PASSWORD),
      await isLetIn(user.email, NEW),
    ]).toEqual([204, '', false, true])
  })

  it('ends every other session at once, while the one that asked goes on', async () => {
    const user = await server.signedIn()
    const others = await Promise.all([1, 2, 3].map(async () => ({ token: await server.signIn(user.email) })))
    server.clock.moveBy(10 * MINUTE)
    const renewed = { token: String((await ask.get(others[0] ?? user, '/auth/me')).headers['new-access-token']) }
    await change(user, TEST_PASSWORD, NEW)
    const statuses = await Promise.all([user, ...others, renewed].map((as) => statusOf(server, as)))
    expect(statuses).toEqual([200, 401, 401, 401, 401])
  })

  it('is told to the person by mail, in their language, and written down without a word of it', async () => {
    const user = await server.signedIn([2], { language: 'ar' })
    await change(user, TEST_PASSWORD, NEW)
    const sent = await messagesTo(server, user.email)
    expect(sent.map(({ template, locale }) => ({ template, locale }))).toEqual([
      { template: 'passwordChanged', locale: 'ar' },
    ])
    expect(await messageTo(server, user.email, 'passwordChanged')).toEqual({
      resetLink: `${server.platform.settings.publicUrl}/forgot-password`,
    })
    expect(await deedsOf(server, user.userId)).toEqual([
      { action: 'password.changed', subject: `user:${user.userId}`, details: null },
    ])
  })

  it('makes links void that someone with the old one may have asked for', async () => {
    const user = await server.signedIn()
    const links = createMailedLinks(server.platform)
    await server.platform.db.transaction(async (tx) => {
      await links.issue(tx, { userId: user.userId, kind: 'passwordReset' })
      await links.issue(tx, { userId: user.userId, kind: 'emailChange', newEmail: 'thief@example.org' })
    })
    await change(user, TEST_PASSWORD, NEW)
    const rows = await server.platform.db.select().from(mailedLinks).where(eq(mailedLinks.userId, user.userId))
    expect(rows.map(({ usedAt }) => usedAt)).toEqual([server.clock.now(), server.clock.now()])
    expect((await ask.get(user, '/profiles/me')).json().pendingEmail).toBe(null)
  })

  it('of two that are chosen at once is one of them', async () => {
    const user = await server.signedIn()
    const choices = ['Guardrail%Lantern1', 'Guardrail%Lantern2', 'Guardrail%Lantern3']
    const answers = await Promise.all(choices.map((password) => change(user, TEST_PASSWORD, password)))
    const letIn = await Promise.all(choices.map((password) => isLetIn(user.email, password)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 400, 400])
    expect(letIn.filter(Boolean).length).toBe(1)
  })

  it('may be long, with spaces and letters of any script, and none of it is cut', async () => {
    const user = await server.signedIn()
    const long = `Şerit değiştir! ${'x'.repeat(110)}1`
    const answer = await change(user, TEST_PASSWORD, long)
    expect([answer.statusCode, await isLetIn(user.email, long.slice(0, -1)), await isLetIn(user.email, long)]).toEqual([
      204,
      false,
      true,
    ])
  })
})

describe('a wrong current password', () => {
  it.each(LANGUAGES)('is a refusal of its field in words of %s, never a 401', async (language) => {
    const words = {
      en: 'This is not your password.',
      tr: 'Bu sizin parolanız değil.',
      ar: 'هذه ليست كلمة مرورك.',
    }
    const user = await server.signedIn()
    const answer = await change(user, 'Wrong#Password1', NEW, { 'accept-language': language })
    expect(fieldsRefused(answer)).toEqual([400, 'INVALID', [{ field: 'currentPassword', message: words[language] }]])
    expect([await statusOf(server, user), await isLetIn(user.email, TEST_PASSWORD)]).toEqual([200, true])
  })

  it('is judged ten times in a quarter of an hour, of 100 tries at the same moment', async () => {
    const user = await server.signedIn()
    const before = evaluated
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        server.call({
          method: 'POST',
          url: '/api/auth/change-password',
          payload: { currentPassword: `Guess#${index}xx`, password: NEW },
          remoteAddress: `203.0.113.${index}`,
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
          as: user,
        }),
      ),
    )
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
    expect({ evaluated: evaluated - before, wrong: count(400), stopped: count(429) }).toEqual({
      evaluated: 10,
      wrong: 10,
      stopped: 90,
    })
    expect((await change(user, TEST_PASSWORD, NEW)).statusCode).toBe(429)
    server.clock.moveBy(15 * MINUTE)
    expect((await change(user, TEST_PASSWORD, NEW)).statusCode).toBe(204)
  })

  it('counts for one account, whichever call asks for it', async () => {
    const user = await server.signedIn()
    const wrong = 'Wrong#Password1'
    for (let index = 0; index < 4; index += 1) {
      await change(user, wrong, NEW)
      await ask.post(user, '/auth/change-email', { email: 'new@example.org', password: wrong })
      await ask.post(user, '/profiles/me/deactivate', { password: wrong })
    }
    const answers = [
      await change(user, TEST_PASSWORD, NEW),
      await ask.post(user, '/auth/change-email', { email: 'new@example.org', password: TEST_PASSWORD }),
      await ask.post(user, '/profiles/me/deactivate', { password: TEST_PASSWORD }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429])
    expect((await accountOf(server, user.userId)).deactivatedAt).toBe(null)
  })

  it('is forgotten once the right one was given', async () => {
    const user = await server.signedIn()
    for (let index = 0; index < 9; index += 1) await change(user, 'Wrong#Password1', NEW)
    await change(user, TEST_PASSWORD, NEW)
    expect((await change(user, 'Wrong#Password1', NEW)).statusCode).toBe(400)
  })
})

describe('a new password', () => {
  it.each([
    ['on every list', 'Password1!', 'This password is on lists of leaked passwords. Choose another.'],
    ['without a digit', 'Guardrail%Lantern', 'Password does not meet the requirements.'],
    ['too short', 'Ab1!', 'Password does not meet the requirements.'],
    ['empty', '', 'Field Required'],
    ['too long', `Aa1!${'x'.repeat(125)}`, 'At most 128 characters are allowed.'],
  ])('%s is refused by its field', async (_name, password, message) => {
    const user = await server.signedIn()
    const answer = await change(user, TEST_PASSWORD, password)
    expect(fieldsRefused(answer)).toEqual([400, 'INVALID', [{ field: 'password', message }]])
    expect(await deedsOf(server, user.userId)).toEqual([])
  })

  it('that is common costs no try at the current one', async () => {
    const user = await server.signedIn()
    const before = evaluated
    for (let index = 0; index < 12; index += 1) await change(user, TEST_PASSWORD, 'Password1!')
    expect([evaluated - before, (await change(user, TEST_PASSWORD, NEW)).statusCode]).toEqual([0, 204])
  })
})
