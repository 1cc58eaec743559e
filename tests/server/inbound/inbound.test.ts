import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createInbound } from '../../../server/modules/inbound/reading.service.ts'
import { DAY, HOUR, later, MINUTE } from '../../../server/platform/clock.ts'
import { contactMessages } from '../../../server/platform/db/tables/contact.table.ts'
import {
  auditLog,
  mailboxes,
  messageAttempts,
  messages,
  suppressedAddresses,
} from '../../../server/platform/db/tables/platform.table.ts'
import { RECEIVED_LETTERS } from '../../../src/domain/contact.ts'
import type { MessageFigures } from '../../../src/domain/contract/messages.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { startImapServer, type TestImapServer } from '../../support/imap-server.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts'
import { asking, writtenCase, type Asking } from '../contact-cases/support.ts'
import { MAIL_SAMPLES } from '../mail/samples.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { aMail, aReport } from './support.ts'

let smtp: TestSmtpServer
let imap: TestImapServer
let server: TestApp
let grace: TestUser
let ask: Asking
beforeAll(async () => {
  smtp = await startSmtpServer()
  imap = await startImapServer()
  server = await openTestApp({ SMTP_URL: smtp.url, IMAP_URL: imap.url, MAIL_FROM: 'no-reply@training.example.org' })
  grace = await server.signedIn([ROLE.admin], { firstName: 'Grace', lastName: 'Tanaka' })
})
afterAll(async () => {
  await server.close()
  await imap.stop()
  await smtp.stop()
})
beforeEach(async () => {
  await server.platform.db.delete(contactMessages)
  await passes(0)
})
afterEach(() => imap.refuseSignIn(false))

/** Grace signs in again: a session is shorter than the days of a test. */
const passes = async (milliseconds: number): Promise<void> => {
  server.clock.moveBy(milliseconds)
  grace = { ...grace, token: await server.signIn(grace.email) }
  ask = asking(server, grace)
}
const read = () => createInbound(server.platform).read()
/** As the contact page makes them. */
const aReference = () => `C-${randomUUID().slice(9, 18).toUpperCase()}`
const write = (more: Parameters<typeof writtenCase>[1] = {}) =>
  writtenCase(server, { reference: aReference(), name: 'Ada Moreno', email: 'ada@example.org', ...more })

/** A case whose writer was asked something, and the Message-ID of the mail that asks it. */
const asked = async (more: Parameters<typeof write>[0] = {}) => {
  const id = await write(more)
  await ask.reply(id, 0, 'Which name is right?', true)
  await server.platform.jobs.drain()
  const [sent] = await server.platform.db
    .select({ mailId: messageAttempts.mailId })
    .from(messageAttempts)
    .innerJoin(messages, eq(messages.id, messageAttempts.messageId))
    .where(eq(messages.template, 'contactReply'))
    .orderBy(messageAttempts.id)
    .then((rows) => rows.slice(-1))
  return { id, mailId: sent?.mailId ?? '' }
}
const answered = (mailId: string, body = 'Moreno-Webb is right.', more: Readonly<Record<string, string>> = {}) =>
  imap.put(
    aMail(
      {
        From: 'Ada Moreno <ada@example.org>',
        'Message-ID': `<${randomUUID()}@example.org>`,
        Subject: 'Re: Answer to your message',
        'In-Reply-To': mailId,
        References: mailId,
        ...more,
      },
      body,
    ),
  )
const entriesOf = async (id: number) =>
  (await ask.read(id)).entries.filter(({ kind }) => kind === 'received').map(({ text }) => text)

describe('an answer by mail', () => {
  it('is in its thread with who wrote it, makes the message one to be answered again, and is read in the mailbox', async () => {
    const { id, mailId } = await asked()
    await passes(3 * DAY)
    const uid = answered(
      mailId,
      'Moreno-Webb is right.\n\nOn 2 March 2026, TIM Training wrote:\n> Which name is right?',
    )
    await read()
    const whole = await ask.read(id)
    expect(whole.entries.at(-1)).toMatchObject({
      kind: 'received',
      text: 'Moreno-Webb is right.',
      by: null,
      mail: null,
      received: {
        name: 'Ada Moreno',
        address: 'ada@example.org',
        isOtherAddress: false,
        isAutomatic: false,
        hasMore: false,
      },
    })
    // Its two working days begin when the answer came.
    expect([whole.case.state, whole.case.isLate, whole.case.assignee?.name]).toEqual([
      'assigned',
      false,
      'Grace Tanaka',
    ])
    expect([imap.isRead(uid), whole.log[0]?.action, whole.log[0]?.doer]).toEqual([true, 'contact.answerReceived', null])
  })

  it('opens again what was closed, and whoever writes an answer meanwhile is told', async () => {
    const { id, mailId } = await asked()
    await server.platform.db
      .update(contactMessages)
      .set({ state: 'closed', was: 'waiting', closeReason: 'No answer.' })
      .where(eq(contactMessages.id, id))
    const { revision } = await ask.read(id)
    answered(mailId)
    await read()
    const whole = await ask.read(id)
    expect([whole.case.state, whole.closeReason]).toEqual(['assigned', null])
    expect((await ask.reply(id, revision)).json().error.code).toBe('CONTACT_CHANGED')
  })

  it('is taken in once, however often it lies there', async () => {
    const { id, mailId } = await asked()
    const same = { 'Message-ID': '<same@example.org>' }
    answered(mailId, 'Once.', same)
    await read()
    answered(mailId, 'Once.', same)
    await read()
    imap.renumber()
    await read()
    expect(await entriesOf(id)).toEqual(['Once.'])
  })

  it('of a machine is kept in the thread and moves nothing', async () => {
    const { id, mailId } = await asked()
    answered(mailId, 'I am away until Monday.', { 'Auto-Submitted': 'auto-replied' })
    answered(mailId, 'This box is full of letters.', { Precedence: 'bulk' })
    await read()
    const whole = await ask.read(id)
    expect([whole.case.state, whole.revision]).toEqual(['waiting', 1])
    expect(whole.entries.map(({ received }) => received?.isAutomatic ?? null)).toEqual([null, true, true])
  })

  it('says when it came from another address, and that files came with it', async () => {
    const { id, mailId } = await asked()
    const body = [
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{color:red}</style><p>Here it is.</p><div>Ada &amp; Co</div><blockquote>Which name?</blockquote>',
      '--x',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="licence.pdf"',
      '',
      'JVBERi0=',
      '--x--',
    ].join('\n')
    answered(mailId, body, {
      From: '"Ada\u202E" <ada@home.example>',
      'Content-Type': 'multipart/mixed; boundary=x',
    })
    await read()
    expect((await ask.read(id)).entries.at(-1)).toMatchObject({
      text: 'Here it is.\nAda & Co',
      received: { name: 'Ada', address: 'ada@home.example', isOtherAddress: true, hasMore: true },
    })
  })

  it('is kept as far as it is bounded, without what no database takes', async () => {
    const { id, mailId } = await asked()
    answered(mailId, `a\0b ${'word '.repeat(80_000)}`)
    await read()
    const [text = ''] = await entriesOf(id)
    expect([text.startsWith('ab word'), text.length, (await ask.read(id)).entries.at(-1)?.received?.hasMore]).toEqual([
      true,
      RECEIVED_LETTERS,
      true,
    ])
  })

  it('without our token is nobody’s, whatever it says of itself, and stays unread', async () => {
    const { id, mailId } = await asked()
    const other = `${mailId.slice(0, -'0@training.example.org>'.length)}${mailId.includes('0@') ? '1' : '0'}@training.example.org>`
    const reference = /c-\w{4}-\w{4}/.exec(mailId)?.[0] ?? ''
    const uids = [
      answered(`<${reference}.0@training.example.org>`, 'Forged by the reference alone.'),
      answered(`<${reference}.0.${'0'.repeat(20)}@training.example.org>`, 'Forged with a made token.'),
      answered(mailId.replace(reference, 'c-qq4t-82hm'), 'The token of another message.'),
      answered(other, 'A token that is nearly ours.'),
      answered('<x@y.example>', 'By its subject.', { Subject: `Re: Answer to your message ${reference}` }),
      imap.put(aMail({ From: 'x@y.example', Subject: 'A question' }, 'Hello')),
      imap.put('not a mail at all'),
    ]
    await read()
    expect([await entriesOf(id), (await ask.read(id)).case.state, uids.filter(imap.isRead)]).toEqual([
      [],
      'waiting',
      [],
    ])
  })

  it('to what was taken for spam, or of one who floods it, stays in the mailbox', async () => {
    const { id, mailId } = await asked()
    const uids = Array.from({ length: 22 }, (_, at) => answered(mailId, `Again ${at}.`))
    await read()
    expect([(await entriesOf(id)).length, uids.filter(imap.isRead).length]).toEqual([20, 20])
    await passes(2 * HOUR)
    await server.platform.db.update(contactMessages).set({ state: 'spam' }).where(eq(contactMessages.id, id))
    const more = answered(mailId, 'Once more.')
    await read()
    expect([(await entriesOf(id)).length, imap.isRead(more)]).toEqual([20, false])
  })
})

describe('a mail that comes back later', () => {
  /** A mail that its server took; with the Message-ID that it left with. */
  const sent = async () => {
    const { db, jobs, mail } = server.platform
    const address = `${randomUUID()}@Example.org`
    const messageId = await db.transaction((tx) =>
      mail.send(tx, {
        template: 'courseCompleted',
        to: { name: 'Ada', address },
        language: 'en',
        data: MAIL_SAMPLES.courseCompleted,
      }),
    )
    await jobs.drain()
    const [attempt] = await db.select().from(messageAttempts).where(eq(messageAttempts.messageId, messageId))
    return { address, messageId, mailId: attempt?.mailId ?? '' }
  }
  const standing = async ({ address, messageId }: { address: string; messageId: number }) => {
    const { db } = server.platform
    const [message] = await db.select().from(messages).where(eq(messages.id, messageId))
    const isSuppressed = await db.$count(suppressedAddresses, eq(suppressedAddresses.address, address.toLowerCase()))
    return [message?.state, message?.error, isSuppressed]
  }

  it('has bounced with what its mailbox said, and nothing more is sent there', async () => {
    const mail = await sent()
    const uid = imap.put(aReport({ mailId: mail.mailId, recipient: mail.address.toLowerCase() }))
    await read()
    expect(await standing(mail)).toEqual(['bounced', `550 5.1.1 <${mail.address.toLowerCase()}>: no such user`, 1])
    // It was tried once: that it came back later is none.
    const whole = await server.call({ url: `/api/messages/${mail.messageId}`, as: grace })
    expect(whole.json()).toMatchObject({
      attempts: 1,
      attempted: [{ outcome: 'queued' }, { outcome: 'accepted' }, { outcome: 'returned' }],
    })
    const log = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `message:${mail.messageId}`))
      .orderBy(auditLog.id)
    expect([imap.isRead(uid), log.map(({ action, actorId }) => [action, actorId])]).toEqual([
      true,
      [['message.returned', null]],
    ])
  })

  it('for a while, for its content or for a full box says nothing of the next mail', async () => {
    const [late, full, refused] = [await sent(), await sent(), await sent()]
    imap.put(aReport({ mailId: late.mailId, recipient: late.address, status: '4.4.7', said: 'expired' }))
    imap.put(aReport({ mailId: full.mailId, recipient: full.address, status: '5.2.2' }))
    imap.put(aReport({ mailId: refused.mailId, recipient: refused.address, status: '5.0.0', said: '550 5.7.1 no' }))
    await read()
    expect([await standing(late), await standing(full), await standing(refused)]).toEqual([
      ['bounced', 'expired', 0],
      ['bounced', expect.stringContaining('5.2.2'), 0],
      ['bounced', '550 5.7.1 no', 0],
    ])
  })

  it('only takes longer, or has arrived: nothing came back, and it stays unread', async () => {
    const mail = await sent()
    const uids = ['delayed', 'delivered', 'relayed'].map((action) =>
      imap.put(aReport({ mailId: mail.mailId, recipient: mail.address, action, id: `<${action}@mx.example.org>` })),
    )
    await read()
    expect([(await standing(mail))[0], uids.filter(imap.isRead)]).toEqual(['sent', []])
  })

  it('is believed of nobody who does not name what we sent to that very address', async () => {
    const [mail, other] = [await sent(), await sent()]
    const uids = [
      // Whoever got a mail of ours says that another address is none.
      imap.put(aReport({ mailId: mail.mailId, recipient: other.address })),
      imap.put(aReport({ mailId: `<${randomUUID()}@training.example.org>`, recipient: other.address })),
      imap.put(aReport({ mailId: '', recipient: other.address, id: '<nothing@mx.example.org>' })),
      imap.put(aMail({ From: 'x@y.example', Subject: `Undelivered: ${other.address}` }, other.mailId)),
    ]
    await read()
    expect([(await standing(mail))[0], (await standing(other))[0], (await standing(other))[2]]).toEqual([
      'sent',
      'sent',
      0,
    ])
    expect(uids.filter(imap.isRead)).toEqual([])
  })

  it('was put into the queue again meanwhile: it is on its way, and that one came back is kept', async () => {
    const mail = await sent()
    const { db } = server.platform
    await db.update(messages).set({ state: 'queued' }).where(eq(messages.id, mail.messageId))
    imap.put(aReport({ mailId: mail.mailId, recipient: mail.address }))
    await read()
    const attempts = await db.select().from(messageAttempts).where(eq(messageAttempts.messageId, mail.messageId))
    expect([(await standing(mail))[0], attempts.map(({ outcome }) => outcome)]).toEqual([
      'queued',
      ['accepted', 'returned'],
    ])
  })
})

describe('the mailbox', () => {
  const figures = async (): Promise<MessageFigures['mailbox']> => {
    const answer = await server.call({ method: 'GET', url: '/api/messages/figures', as: grace })
    return answer.json<MessageFigures>().mailbox
  }
  const renewed = async () => {
    await server.platform.db.delete(mailboxes)
    imap.renumber()
  }

  it('that refuses is told with why and since when, tried more and more seldom, and is read again by itself', async () => {
    await renewed()
    expect(await figures()).toEqual({ state: 'unread', since: null, problem: null })
    const since = server.clock.now().toISOString()
    imap.refuseSignIn(true)
    await read()
    expect(await figures()).toEqual({ state: 'failing', since, problem: 'refused' })
    const tried = imap.signIns()
    await read()
    await passes(MINUTE)
    await read()
    await passes(MINUTE)
    await read()
    expect(imap.signIns() - tried).toBe(1)
    await passes(MINUTE)
    imap.refuseSignIn(false)
    await read()
    expect(await figures()).toEqual({ state: 'read', since: server.clock.now().toISOString(), problem: null })
  })

  it('is read by one server at a time, and what was taken in by none that reads later', async () => {
    const { id, mailId } = await asked()
    answered(mailId, 'Once, of two.')
    const before = imap.signIns()
    await Promise.all([read(), read(), read()])
    expect([imap.signIns() - before, await entriesOf(id)]).toEqual([1, ['Once, of two.']])
  })

  it('goes on behind a mail at which it breaks off again and again', async () => {
    const { id, mailId } = await asked()
    const broken = answered(mailId, 'Breaks.')
    answered(mailId, 'Behind it.')
    imap.breakAt(broken, 5)
    for (let turn = 0; turn < 5; turn += 1) {
      await read()
      await passes(HOUR)
    }
    expect(await entriesOf(id)).toEqual([])
    await read()
    expect([await entriesOf(id), imap.isRead(broken)]).toEqual([['Behind it.'], false])
  })

  it('that is read for the first time is read two weeks back', async () => {
    const { id, mailId } = await asked()
    await renewed()
    const now = server.clock.now()
    const old = imap.put(aMail({ From: 'ada@example.org', 'In-Reply-To': mailId }, 'Long ago.'), later(now, -20 * DAY))
    imap.put(aMail({ From: 'ada@example.org', 'In-Reply-To': mailId }, 'Lately.'), later(now, -2 * DAY))
    // As many turns as the mails of the other tests take.
    for (let turn = 0; turn < 3; turn += 1) await read()
    expect([await entriesOf(id), imap.isRead(old)]).toEqual([['Lately.'], false])
  })

  it('of no server is said to be none', async () => {
    const other = await openTestApp()
    const admin = await other.signedIn([ROLE.admin])
    const answer = await other.call({ method: 'GET', url: '/api/messages/figures', as: admin })
    expect(answer.json<MessageFigures>().mailbox).toEqual({ state: 'off', since: null, problem: null })
    await createInbound(other.platform).read()
    await other.close()
  })
})
