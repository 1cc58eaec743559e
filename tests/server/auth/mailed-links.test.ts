import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createMailedLinks } from '../../../server/modules/auth/mailed-links.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { mailedLinks, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import { codeIn, lastCodeTo, mailsTo, mailsToEach, post, refused } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ DEMO: '1' })
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(() => server.clock.moveBy(HOUR))

const unverified = () => server.createUser([2], { emailVerifiedAt: null })
const resendById = (id: number) => post(server, `/auth/${id}/verify/send`, {})
const resendTo = (email: string, more = {}) => post(server, '/auth/resend-verification', { email }, more)
const confirm = (code: string, more = {}) => post(server, '/auth/confirm-email', { code }, more)
const check = (code: string, more = {}) => post(server, '/auth/check-link', { code }, more)
const refresh = (code: string) => post(server, '/auth/fresh-link', { code })

const issue = (link: { userId: number; kind: 'verification' | 'passwordReset' | 'emailChange'; newEmail?: string }) =>
  server.platform.db.transaction(async (tx) => {
    const address = await createMailedLinks(server.platform).issue(tx, link)
    return new URL(address).searchParams.get('code') ?? ''
  })

const accountOf = async (userId: number) => {
  const [account] = await server.platform.db.select().from(users).where(eq(users.id, userId))
  return account
}
const lastAction = async (userId: number) => {
  const rows = await server.platform.db.select().from(auditLog).where(eq(auditLog.actorId, userId)).orderBy(auditLog.id)
  return rows.at(-1)?.action
}

const nothing = { statusCode: 204, body: '' }
const EXPIRED = [400, 'LINK_EXPIRED']

describe('a fresh confirmation', () => {
  it('is answered alike, after the same work, for who needs it, who does not and who is not there', async () => {
    const needs = await unverified()
    const has = await server.createUser()
    const gone = await server.createUser([2], { emailVerifiedAt: null, deactivatedAt: server.clock.now() })
    const answers = [
      await resendById(needs.userId),
      await resendById(has.userId),
      await resendById(999_999),
      await resendTo(` ${needs.email.toUpperCase()}`),
      await resendTo(has.email),
      await resendTo(gone.email),
      await resendTo('nobody@example.org'),
    ]
    // Nothing is looked up, made or mailed before the answer: that waits for the background.
    const early = [
      await server.platform.db.$count(messages),
      await server.platform.db.$count(mailedLinks, eq(mailedLinks.userId, needs.userId)),
    ]
    const sent = await mailsToEach(
      server,
      [needs, has, gone].map(({ email }) => email),
    )
    expect([answers.map(({ statusCode, body }) => ({ statusCode, body })), early]).toEqual([
      answers.map(() => nothing),
      [0, 0],
    ])
    expect(sent.map((mails) => mails.map(({ template }) => template))).toEqual([
      ['emailVerification', 'emailVerification'],
      [],
      [],
    ])
  })

  it('makes the link that was sent before worthless', async () => {
    const needs = await unverified()
    await resendTo(needs.email)
    const first = await lastCodeTo(server, needs.email)
    await resendTo(needs.email)
    const second = await lastCodeTo(server, needs.email)
    expect([refused(await confirm(first)), (await confirm(second)).statusCode]).toEqual([EXPIRED, 200])
  })

  it('is sent five times an hour to one person, by id or by address, from wherever', async () => {
    const needs = await unverified()
    const byId = []
    for (let at = 0; at < 6; at += 1) byId.push((await resendById(needs.userId)).statusCode)
    const byAddress = await Promise.all(
      Array.from({ length: 12 }, (_, at) => resendTo('anyone@example.org', { remoteAddress: `203.0.113.${at}` })),
    )
    expect([byId, byAddress.filter(({ statusCode }) => statusCode === 204).length]).toEqual([
      [204, 204, 204, 204, 204, 429],
      5,
    ])
  })

  it('is asked for thirty times an hour from one place, whatever a forwarding header says', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        resendTo(`someone-${at}@example.org`, {
          remoteAddress: '198.51.100.20',
          headers: { 'x-forwarded-for': `192.0.2.${at}`, 'x-real-ip': `192.0.2.${at}` },
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(10)
  })
})

describe('confirming an address', () => {
  it('works by the link of the mail, once, and lets the person in', async () => {
    const needs = await unverified()
    await resendById(needs.userId)
    const [mail] = await mailsTo(server, needs.email)
    const first = await confirm(codeIn(mail))
    const second = await confirm(codeIn(mail))
    expect([mail?.text, first.statusCode, first.json(), refused(second)]).toEqual([
      expect.stringContaining('/auth/accountConfirmation?code='),
      200,
      { kind: 'verification', token: null },
      EXPIRED,
    ])
    expect([await lastAction(needs.userId), await server.signIn(needs.email)]).toEqual([
      'email.verified',
      expect.stringMatching(/^ey/),
    ])
  })

  it('works for one of ten who open the link at once', async () => {
    const code = await issue({ userId: (await unverified()).userId, kind: 'verification' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1)
  })

  it('does not work after a day, for a reset of the password, for an account that is gone, or by a guess', async () => {
    const needs = await unverified()
    const gone = await server.createUser([2], { emailVerifiedAt: null, deactivatedAt: server.clock.now() })
    const late = await issue({ userId: needs.userId, kind: 'verification' })
    server.clock.moveBy(DAY)
    const answers = [
      await confirm(late),
      await confirm(await issue({ userId: needs.userId, kind: 'passwordReset' })),
      await confirm(await issue({ userId: gone.userId, kind: 'verification' })),
      await confirm('guess'),
    ]
    expect(answers.map(refused)).toEqual(answers.map(() => EXPIRED))
    expect((await accountOf(needs.userId))?.emailVerifiedAt).toBeNull()
  })

  it('is refused in the language of the request', async () => {
    const answers = await Promise.all(
      ['tr', 'ar'].map((language) => confirm('guess', { headers: { 'accept-language': language } })),
    )
    expect(answers.map((answer) => answer.json().error.message)).toEqual([
      'Bu bağlantının süresi dolmuş veya bağlantı daha önce kullanılmış. Yenisini isteyin.',
      'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا.',
    ])
  })

  it('of a change of address puts the new one in place, and empties what lies in the old mailbox', async () => {
    const user = await server.signedIn()
    const reset = await issue({ userId: user.userId, kind: 'passwordReset' })
    const code = await issue({ userId: user.userId, kind: 'emailChange', newEmail: 'ada.new@example.org' })
    const answer = await confirm(code)
    expect([answer.json(), (await accountOf(user.userId))?.email, await lastAction(user.userId)]).toEqual([
      { kind: 'emailChange', token: null },
      'ada.new@example.org',
      'email.changed',
    ])
    expect([refused(await check(reset)), await server.signIn('ada.new@example.org')]).toEqual([
      EXPIRED,
      expect.stringMatching(/^ey/),
    ])
  })

  it('of a change to an address that somebody took meanwhile changes nothing', async () => {
    const user = await server.createUser()
    const code = await issue({ userId: user.userId, kind: 'emailChange', newEmail: 'taken@example.org' })
    await server.createUser([2], { email: 'taken@example.org' })
    expect([refused(await confirm(code)), (await accountOf(user.userId))?.email]).toEqual([EXPIRED, user.email])
  })
})

describe('looking at a link', () => {
  it('tells what it is for and until when, and leaves it unused', async () => {
    const { userId } = await unverified()
    const now = server.clock.now().getTime()
    const code = await issue({ userId, kind: 'passwordReset' })
    const looked = [await check(code), await check(` ${code} `)]
    const known = { kind: 'passwordReset', expiresAt: new Date(now + HOUR).toISOString(), walkIn: null }
    expect(looked.map((answer) => answer.json())).toEqual([known, known])
    server.clock.moveBy(HOUR)
    expect([refused(await check(code)), refused(await check('guess'))]).toEqual([EXPIRED, EXPIRED])
  })
})

describe('a fresh link', () => {
  it('replaces one that has expired, goes where the first one went, and is of its kind', async () => {
    const needs = await unverified()
    const has = await server.createUser()
    const codes = [
      await issue({ userId: needs.userId, kind: 'verification' }),
      await issue({ userId: has.userId, kind: 'passwordReset' }),
      await issue({ userId: has.userId, kind: 'emailChange', newEmail: 'fresh.new@example.org' }),
    ]
    server.clock.moveBy(2 * DAY)
    const answers = []
    for (const code of codes) answers.push(await refresh(code))
    const addresses = [needs.email, has.email, 'fresh.new@example.org']
    const mails = (await mailsToEach(server, addresses)).flat()
    const kinds = []
    for (const mail of mails) kinds.push((await check(codeIn(mail))).json().kind)
    expect([
      answers.map(({ statusCode, body }) => ({ statusCode, body })),
      mails.map(({ template }) => template),
    ]).toEqual([
      [nothing, nothing, nothing],
      ['emailVerification', 'passwordReset', 'emailChange'],
    ])
    expect(kinds).toEqual(['verification', 'passwordReset', 'emailChange'])
  })

  it('is sent to nobody who needs none, and answered alike', async () => {
    const has = await server.createUser()
    const gone = await server.createUser([2], { deactivatedAt: server.clock.now() })
    const changed = await server.createUser()
    const change = await issue({ userId: changed.userId, kind: 'emailChange', newEmail: 'changed@example.org' })
    await confirm(change)
    const answers = [
      await refresh(await issue({ userId: has.userId, kind: 'verification' })),
      await refresh(await issue({ userId: gone.userId, kind: 'passwordReset' })),
      await refresh(change),
      await refresh('guess'),
    ]
    const addresses = [has.email, gone.email, 'changed@example.org']
    const mails = (await mailsToEach(server, addresses)).flat()
    expect([answers.map(({ statusCode, body }) => ({ statusCode, body })), mails]).toEqual([
      answers.map(() => nothing),
      [],
    ])
  })

  it('is sent five times an hour to one person', async () => {
    const { userId } = await server.createUser()
    const code = await issue({ userId, kind: 'passwordReset' })
    const statuses = []
    for (let at = 0; at < 6; at += 1) statuses.push((await refresh(code)).statusCode)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })
})

describe('the secret of a link', () => {
  it('has 256 bits and is kept as a hash alone', async () => {
    const { userId } = await unverified()
    const code = await issue({ userId, kind: 'verification' })
    const rows = await server.platform.db.select().from(mailedLinks).where(eq(mailedLinks.userId, userId))
    expect(Buffer.from(code, 'base64url').length).toBe(32)
    expect(rows.map(({ secretHash }) => secretHash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('is answered however many wrong ones came from the same place, of which thirty an hour are', async () => {
    const { userId } = await unverified()
    const code = await issue({ userId, kind: 'verification' })
    const from = { remoteAddress: '198.51.100.77' }
    for (const use of [check, confirm]) {
      const wrong = await Promise.all(Array.from({ length: 36 }, (_, at) => use(`guess-${at}`, from)))
      const right = await use(code, from)
      expect([wrong.filter(({ statusCode }) => statusCode === 429).length, right.statusCode]).toEqual([6, 200])
    }
  })
})
