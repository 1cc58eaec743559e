import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { MINUTE } from '../../../server/platform/clock.ts'
import { contactMessages } from '../../../server/platform/db/tables/contact.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { WholeContactCase } from '../../../src/domain/contract/contact-case.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts'
import { acting, some } from '../list-acts/acting.ts'
import { detailsOf, refused, statusesOf } from '../support/accounts.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { asking, CASES, writtenCase, type Asking } from './support.ts'

let smtp: TestSmtpServer
let server: TestApp
let grace: TestUser
let ask: Asking
let other: Asking
beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await openTestApp({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@training.example.org',
    CONTACT_ADDRESS: 'desk@training.example.org',
  })
  grace = await server.signedIn([ROLE.admin], { firstName: 'Grace', lastName: 'Tanaka' })
  ask = asking(server, grace)
  other = asking(server, await server.signedIn([ROLE.owner], { firstName: 'Bora', lastName: 'Demir' }))
})
afterAll(async () => {
  await server.close()
  await smtp.stop()
})
beforeEach(async () => {
  await server.platform.db.delete(contactMessages)
})

const write = (more: Parameters<typeof writtenCase>[1] = {}) => writtenCase(server, more)
const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.+(?:\\r\\n[ \\t].+)*)`, 'im').exec(raw)?.[1]?.replaceAll(/\s+/g, ' ')

describe('an answer', () => {
  it('is mailed under its reference, in the thread of what was sent before, and is to be answered to the desk', async () => {
    const id = await write({ reference: 'C-7K3M-9QX2', email: 'ada@example.org', topic: 'certificates' })
    const first = await ask.reply(id, 0, 'Which name is right?\n\nGrace', true)
    expect(first.statusCode).toBe(201)
    const { revision } = first.json<WholeContactCase>()
    await ask.reply(id, revision, 'Thank you. It was reissued.')
    await server.platform.jobs.drain()
    const sent = smtp.messages().filter(({ to }) => to.includes('ada@example.org'))
    expect(sent.map(({ subject, text }) => [subject, text.includes('Which name is right?\n\nGrace')])).toEqual([
      ['Answer to your message C-7K3M-9QX2', true],
      ['Answer to your message C-7K3M-9QX2', false],
    ])
    const [asked = '', told = ''] = sent.map(({ raw }) => raw)
    const acknowledged = expect.stringMatching(/^<c-7k3m-9qx2\.0\.[0-9a-f]{20}@training\.example\.org>$/)
    const askedId = headerOf(asked, 'Message-ID')
    expect(askedId).toMatch(/^<c-7k3m-9qx2\.\d+\.[0-9a-f]{20}@training\.example\.org>$/)
    expect([headerOf(asked, 'In-Reply-To'), headerOf(asked, 'References')]).toEqual([acknowledged, acknowledged])
    expect([headerOf(told, 'In-Reply-To'), headerOf(told, 'References')]).toEqual([
      askedId,
      `${headerOf(asked, 'References')} ${askedId}`,
    ])
    expect([headerOf(told, 'Reply-To'), headerOf(told, 'Auto-Submitted')]).toEqual([
      'desk@training.example.org',
      undefined,
    ])
  })

  it('moves the message, makes it the answerer’s, is in the thread with its mail, and is noted', async () => {
    const id = await write({ language: 'tr' })
    const asked = (await ask.reply(id, 0, 'Hangi ad doğru?', true)).json<WholeContactCase>()
    expect([asked.case.state, asked.case.assignee?.name, asked.revision]).toEqual(['waiting', 'Grace Tanaka', 1])
    const answered = (await other.reply(id, 1, 'Düzeltildi.')).json<WholeContactCase>()
    expect([answered.case.state, answered.case.assignee?.name]).toEqual(['answered', 'Grace Tanaka'])
    await server.platform.jobs.drain()
    const whole = await ask.read(id)
    expect(whole.entries.map(({ kind, text, asksBack, by, mail }) => [kind, text, asksBack, by, mail])).toEqual([
      ['reply', 'Hangi ad doğru?', true, 'Grace Tanaka', 'sent'],
      ['reply', 'Düzeltildi.', false, 'Bora Demir', 'sent'],
    ])
    const mails = await server.platform.db
      .select()
      .from(messages)
      .where(eq(messages.recipientAddress, whole.case.email))
      .orderBy(messages.id)
    expect(mails.map(({ template, locale }) => [template, locale])).toEqual([
      ['contactReply', 'tr'],
      ['contactReply', 'tr'],
    ])
    expect(whole.log.map(({ action, doer }) => [action, doer?.name])).toEqual([
      ['contact.replied', 'Bora Demir'],
      ['contact.replied', 'Grace Tanaka'],
    ])
  })

  it('is refused of what somebody has moved or answered since, and nothing is mailed', async () => {
    const id = await write()
    expect((await other.reply(id, 0)).statusCode).toBe(201)
    expect(refused(await ask.reply(id, 0))).toEqual([409, 'CONTACT_CHANGED'])
    const assigned = await write()
    await acting(server, grace).run('/contact-cases', 'assign', { selection: some(assigned), userId: grace.userId })
    expect(refused(await ask.reply(assigned, 0))).toEqual([409, 'CONTACT_CHANGED'])
    const closed = await write({ state: 'closed' })
    const spam = await write({ state: 'spam' })
    expect([refused(await ask.reply(closed, 0)), refused(await ask.reply(spam, 0))]).toEqual([
      [409, 'CONTACT_CHANGED'],
      [409, 'CONTACT_CHANGED'],
    ])
    const counts = await Promise.all(
      [id, assigned, closed, spam].map(async (one) => (await ask.read(one)).entries.length),
    )
    expect(counts).toEqual([1, 0, 0, 0])
  })

  it('of two at the same time is one', async () => {
    const id = await write()
    expect(statusesOf(await Promise.all([ask.reply(id, 0), other.reply(id, 0)]))).toEqual([201, 409])
    expect((await ask.read(id)).entries).toHaveLength(1)
  })

  it('has something to say, and no more than is mailed', async () => {
    const id = await write()
    for (const text of ['  ', '\u2063', 'x'.repeat(4001)]) {
      const answer = await ask.reply(id, 0, text)
      expect([answer.statusCode, Object.keys(detailsOf(answer))]).toEqual([400, ['text']])
    }
  })

  it('sent twice with one key is one mail', async () => {
    const id = await write()
    const send = () =>
      server.call({
        method: 'POST',
        url: `${CASES}/${id}/replies`,
        as: grace,
        payload: { text: 'Once.', asksBack: false, revision: 0 },
        headers: { 'idempotency-key': 'once' },
      })
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([201, 201])
    expect((await ask.read(id)).entries).toHaveLength(1)
  })
})

describe('who is answering', () => {
  it('is seen by others, in the list and beside it, and others are refused meanwhile', async () => {
    const id = await write()
    const since = server.clock.now().toISOString()
    const answering = { userId: grace.userId, name: 'Grace Tanaka', since }
    expect((await ask.begin(id)).json<WholeContactCase>().case.answering).toEqual(answering)
    const { items } = await other.list()
    expect([items.map((row) => row.answering), (await other.read(id)).case.answering]).toEqual([[answering], answering])
    const answer = await other.begin(id)
    expect([refused(answer), answer.json().error.details]).toEqual([
      [409, 'CONTACT_ANSWERED_BY_ANOTHER'],
      { name: 'Grace Tanaka', since },
    ])
    expect(refused(await other.reply(id, 0))).toEqual([409, 'CONTACT_ANSWERED_BY_ANOTHER'])
  })

  it('goes on for as long as they say so, from when they began', async () => {
    const id = await write()
    const since = server.clock.now().toISOString()
    await ask.begin(id)
    server.clock.moveBy(8 * MINUTE)
    await ask.begin(id)
    server.clock.moveBy(8 * MINUTE)
    expect((await other.read(id)).case.answering?.since).toBe(since)
    server.clock.moveBy(2 * MINUTE)
    expect((await other.read(id)).case.answering).toBeNull()
    expect((await other.begin(id)).statusCode).toBe(200)
  })

  it('is over when they leave or have answered, and is taken over by whoever insists', async () => {
    const id = await write()
    await ask.begin(id)
    expect((await other.begin(id, true)).json<WholeContactCase>().case.answering?.name).toBe('Bora Demir')
    // Whoever had it before ends nothing any more.
    await ask.end(id)
    expect(refused(await ask.reply(id, 0))).toEqual([409, 'CONTACT_ANSWERED_BY_ANOTHER'])
    expect((await other.end(id)).statusCode).toBe(204)
    expect((await ask.read(id)).case.answering).toBeNull()
    await ask.begin(id)
    await ask.reply(id, 0)
    expect((await other.read(id)).case.answering).toBeNull()
  })

  it('is nobody of what is closed or spam', async () => {
    for (const state of ['closed', 'spam'] as const) {
      expect(refused(await ask.begin(await write({ state })))).toEqual([409, 'ILLEGAL_TRANSITION'])
    }
  })
})

describe('a note', () => {
  it('is for the staff alone, wherever the message stands, and moves nothing', async () => {
    const id = await write({ state: 'closed' })
    const noted = (await ask.note(id, 'Called on Monday.')).json<WholeContactCase>()
    expect(noted.entries.map(({ kind, text, by, mail }) => [kind, text, by, mail])).toEqual([
      ['note', 'Called on Monday.', 'Grace Tanaka', null],
    ])
    expect([noted.case.state, noted.revision]).toEqual(['closed', 0])
    const mails = await server.platform.db
      .select()
      .from(messages)
      .where(eq(messages.recipientAddress, noted.case.email))
      .orderBy(messages.id)
    expect(mails).toEqual([])
    const [log] = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `contact:${noted.case.reference}`))
    expect([log?.action, log?.details]).toEqual(['contact.noted', {}])
  })
})

describe('whose account it is', () => {
  it('is that of who was signed in, or else of the address, which nobody proved', async () => {
    const student = await server.signedIn([ROLE.student], { firstName: 'Ada', lastName: 'Moreno' })
    const signedIn = await write({ userId: student.userId })
    const known = await write({ email: student.email.toUpperCase() })
    const stranger = await write()
    expect([
      (await ask.read(signedIn)).person,
      (await ask.read(known)).person,
      (await ask.read(stranger)).person,
    ]).toEqual([
      { userId: student.userId, name: 'Ada Moreno', wasSignedIn: true },
      { userId: student.userId, name: 'Ada Moreno', wasSignedIn: false },
      null,
    ])
  })
})
