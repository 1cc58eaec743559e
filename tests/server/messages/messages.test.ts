import { randomUUID } from 'node:crypto'

import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createAccountMail, findUser } from '../../../server/modules/auth/account-mail.ts'
import { forgetWritten } from '../../../server/modules/messages/messages.repository.ts'
import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog, messageAttempts, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { MailData, MailTemplate } from '../../../server/platform/mail.ts'
import type { MessageFigures, MessageListRow, WholeMessage } from '../../../src/domain/contract/messages.list.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { MESSAGE_READ_DAYS } from '../../../src/domain/message.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts'
import { inviting } from '../invitations/inviting.ts'
import { acting, figuresOf, matching, some, type Acting } from '../list-acts/acting.ts'
import { MAIL_SAMPLES } from '../mail/samples.ts'
import { mailedReport } from '../reports/built.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let smtp: TestSmtpServer
let server: TestApp
let admin: TestUser
let acts: Acting
/** In the address of each message of a test, and of no other. */
let mark: string
beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await openTestApp({ SMTP_URL: smtp.url })
})
afterAll(async () => {
  await server.close()
  await smtp.stop()
})
beforeEach(async () => {
  server.clock.moveBy(2 * DAY)
  smtp.refuse(null)
  mark = randomUUID()
  await signIn()
})

/** Again where a test moves the clock beyond a session. */
const signIn = async (): Promise<void> => {
  admin = await server.signedIn([ROLE.admin], { firstName: 'Ines', lastName: 'Aydin' })
  acts = acting(server, admin)
}

const address = (name = 'ada') => `${name}-${mark}@example.org`
const drain = () => server.platform.jobs.drain()
const last = async () => {
  const [row] = await server.platform.db.select().from(messages).orderBy(desc(messages.id)).limit(1)
  if (!row) throw new Error('There is no message')
  return row
}

const send = async <T extends MailTemplate>(template: T, data: MailData[T], to = address()): Promise<number> => {
  const { db, mail } = server.platform
  await db.transaction((tx) =>
    mail.send(tx, { template, to: { name: 'Ada Moreno', address: to }, language: 'en', data }),
  )
  return (await last()).id
}
/** For what it says: the mailbox is there. */
const refuseForGood = () => smtp.refuse({ code: 554, message: '5.7.1 not wanted here' })
const failed = async <T extends MailTemplate>(template: T, data: MailData[T], to?: string): Promise<number> => {
  refuseForGood()
  const id = await send(template, data, to)
  await drain()
  smtp.refuse(null)
  return id
}
const sent = async <T extends MailTemplate>(template: T, data: MailData[T], to?: string): Promise<number> => {
  const id = await send(template, data, to)
  await drain()
  return id
}

const CHANGED = { resetLink: 'https://training.example.org/forgot-password' }
const read = async (query = ''): Promise<ListPage<MessageListRow>> =>
  (await acts.ask('GET', `/api/messages?search=${mark}${query}`)).json()
const idsOf = ({ items }: ListPage<MessageListRow>): number[] => items.map(({ id }) => id)
const whole = async (id: number): Promise<WholeMessage> => (await acts.ask('GET', `/api/messages/${id}`)).json()
const figures = async (): Promise<MessageFigures> => (await acts.ask('GET', '/api/messages/figures')).json()
const resend = async (...ids: readonly number[]) => {
  const act = await acts.run('/messages', 'resend', { selection: some(...ids) })
  return { figures: figuresOf(act), reasons: (await acts.rows(act.id)).map(({ reason }) => reason) }
}
const mailsTo = (to: string) => smtp.messages().filter((mail) => mail.to.includes(to))

describe('the list of messages', () => {
  it('has the latest first, and is narrowed, searched and saved', async () => {
    const first = await sent('passwordChanged', CHANGED)
    const second = await failed('passwordChanged', CHANGED, address('bora'))
    const waiting = await send('groupJoined', { group: 'Night crew', link: 'https://example.org' })
    expect((await read()).items[1]).toEqual({
      id: second,
      createdAt: server.clock.now().toISOString(),
      template: 'passwordChanged',
      channel: 'mail',
      recipient: { name: 'Ada Moreno', address: address('bora') },
      language: 'en',
      state: 'failed',
      attempts: 1,
      error: expect.stringContaining('not wanted here'),
      sentAt: null,
      isTest: false,
    })
    expect(idsOf(await read())).toEqual([waiting, second, first])
    expect(idsOf(await read('&sort=written'))).toEqual([first, second, waiting])
    expect(idsOf(await read('%20bora'))).toEqual([second])
    expect(idsOf(await read('&state=failed&state=sent'))).toEqual([second, first])
    expect(idsOf(await read('&state=queued'))).toEqual([waiting])
    expect(idsOf(await read('&template=groupJoined'))).toEqual([waiting])
    expect(idsOf(await read('&channel=sms'))).toEqual([])
    expect(idsOf(await read('&language=tr'))).toEqual([])
    expect(idsOf(await read('&written=today'))).toEqual([waiting, second, first])
    expect(idsOf(await read('&failedLately=yes'))).toEqual([second])
    expect(idsOf(await read('&failedLately=no'))).toEqual([waiting, first])
    const { url } = (await acts.ask('GET', `/api/messages/export?search=${mark}`)).json<{ url: string }>()
    const lines = (await server.call({ url })).body.trim().split('\r\n')
    expect(lines.map((line) => line.includes(mark))).toEqual([false, true, true, true])
    expect(lines[1]).toContain('Joined a group')
    await drain()
  })

  it('goes on behind each page', async () => {
    for (let count = 0; count < 21; count += 1) await send('passwordChanged', CHANGED)
    const first = await read()
    const second = await read(`&cursor=${first.next}&page=2`)
    expect([first.total, new Set([...idsOf(first), ...idsOf(second)]).size, second.next]).toEqual([21, 21, null])
    await drain()
  })

  it('is headed by figures that count what its filters find', async () => {
    await failed('passwordChanged', CHANGED)
    const waiting = await send('passwordChanged', CHANGED)
    const found = await figures()
    const count = async (query: string) =>
      (await acts.ask('GET', `/api/messages?${query}`)).json<ListPage<MessageListRow>>().total
    expect(found).toEqual({
      mailbox: { state: 'off', since: null, problem: null },
      waiting: await count('state=queued&state=outbox'),
      failedLately: await count('failedLately=yes'),
      returnedLately: await count('returnedLately=yes'),
      heldBack: 0,
      oldest: { id: waiting, writtenAt: server.clock.now().toISOString() },
    })
    expect([found.waiting, found.failedLately]).toEqual([1, 1])
    server.clock.moveBy(DAY + HOUR)
    await signIn()
    expect((await figures()).failedLately).toBe(0)
    await drain()
    expect(await figures()).toMatchObject({ waiting: 0, failedLately: 0, returnedLately: 0, oldest: null })
  })
})

describe('a message', () => {
  it('says who has its address today, of merged accounts the one that stays', async () => {
    const { db } = server.platform
    const stays = await server.signedIn([ROLE.student])
    const goes = await server.signedIn([ROLE.student], { email: address('cem') })
    const id = await sent('passwordChanged', CHANGED, address('Cem'))
    expect((await whole(id)).personId).toBe(goes.userId)
    await db.update(users).set({ mergedIntoId: stays.userId }).where(eq(users.id, goes.userId))
    expect((await whole(id)).personId).toBe(stays.userId)
  })

  it('is read as it was sent, with dots for what opens something', async () => {
    const id = await sent('enrollmentCode', {
      courseTitle: 'Cable Barriers',
      verificationCode: 'SEC-RETS',
      verificationLink: 'https://training.example.org/student/enrollmentVerification?code=SEC-RETS',
      expiresAt: null,
    })
    const { said, attempted, wordsVersion, personId, ...row } = await whole(id)
    expect(row).toEqual((await read()).items[0])
    expect([wordsVersion, personId]).toEqual([null, null])
    expect(said?.subject).toContain('Cable Barriers')
    expect(said?.text).toContain('•••-••••')
    expect(JSON.stringify(said)).not.toContain('SEC-RETS')
    expect(attempted).toEqual([
      { at: row.createdAt, outcome: 'queued', answer: null, by: null },
      { at: row.sentAt, outcome: 'accepted', answer: expect.stringMatching(/^250 /), by: null },
    ])
  })

  it('that waits shows no more of it', async () => {
    const id = await send('passwordReset', { link: 'https://training.example.org/auth/resetPassword?code=c2VjcmV0' })
    const { said } = await whole(id)
    expect(said?.text).toContain('/auth/resetPassword?code=••••••')
    expect(JSON.stringify(said)).not.toContain('c2VjcmV0')
    await drain()
  })

  it('is not there where there is none, and is forgotten after a year', async () => {
    const id = await sent('passwordChanged', CHANGED)
    const { db, clock } = server.platform
    const forget = () => db.transaction((tx) => forgetWritten(tx, later(clock.now(), -MESSAGE_READ_DAYS * DAY), 1000))
    server.clock.moveBy((MESSAGE_READ_DAYS - 1) * DAY)
    await forget()
    await signIn()
    expect((await whole(id)).said).not.toBeNull()
    server.clock.moveBy(2 * DAY)
    await forget()
    await signIn()
    expect((await whole(id)).said).toBeNull()
    expect((await resend(id)).reasons).toEqual(['forgotten'])
    expect((await acts.ask('GET', '/api/messages/999999')).statusCode).toBe(404)
  })
})

describe('sending again', () => {
  it('sends what failed and what was taken as it is, and notes who wanted it', async () => {
    const ids = [await failed('passwordChanged', CHANGED), await sent('passwordChanged', CHANGED, address('bora'))]
    expect((await resend(...ids)).figures).toEqual(['done', 2, 0, 0, 0, 0])
    await drain()
    expect([mailsTo(address()).length, mailsTo(address('bora')).length]).toEqual([1, 2])
    expect((await whole(ids[0] ?? 0)).attempted.map(({ outcome, by }) => [outcome, by])).toEqual([
      ['queued', null],
      ['refused', null],
      ['queued', 'Ines Aydin'],
      ['accepted', null],
    ])
    expect((await read()).items.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 2],
      ['sent', 2],
    ])
    const noted = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `message:${ids[0]}`))
      .orderBy(auditLog.id)
    expect(noted.map(({ action, actorId }) => [action, actorId])).toEqual([['message.resent', admin.userId]])
  })

  it('does all that failed at once, and leaves what waits alone', async () => {
    await failed('passwordChanged', CHANGED)
    await failed('passwordChanged', CHANGED, address('bora'))
    const waiting = await send('passwordChanged', CHANGED)
    const selection = matching({ search: mark, filters: { state: ['failed'] }, count: 2 })
    expect(figuresOf(await acts.run('/messages', 'resend', { selection }))).toEqual(['done', 2, 0, 0, 0, 0])
    const again = await send('passwordChanged', CHANGED)
    expect(await resend(again)).toEqual({ figures: ['done', 0, 1, 0, 0, 0], reasons: ['waits'] })
    await drain()
    expect((await whole(waiting)).state).toBe('sent')
  })

  const linkTo = async (kind: 'verification' | 'passwordReset') => {
    const email = address('link')
    const emailVerifiedAt = kind === 'verification' ? null : server.clock.now()
    const person = await server.createUser([ROLE.student], { email, emailVerifiedAt })
    await server.platform.db.transaction(async (tx) => {
      const user = await findUser(tx, { userId: person.userId })
      if (user) await createAccountMail(server.platform).sendLink(tx, user, kind)
    })
    await drain()
    return { email, person, id: (await last()).id }
  }

  it.each(['verification', 'passwordReset'] as const)('sends a fresh link for %s that has left', async (kind) => {
    const { email, id } = await linkTo(kind)
    expect((await resend(id)).figures).toEqual(['done', 1, 0, 0, 0, 0])
    await drain()
    const [first, second] = mailsTo(email).map(({ raw }) => raw)
    expect([(await last()).id > id, first === second, mailsTo(email).length]).toEqual([true, false, 2])
    expect((await whole(id)).state).toBe('sent')
  })

  it('says of a link that failed and was replaced that it is left out', async () => {
    refuseForGood()
    const { email, id } = await linkTo('passwordReset')
    smtp.refuse(null)
    server.clock.moveBy(2 * HOUR)
    await signIn()
    expect((await resend(id)).figures).toEqual(['done', 1, 0, 0, 0, 0])
    await drain()
    expect(mailsTo(email)).toHaveLength(1)
    const { state, error, attempted } = await whole(id)
    expect([state, error, attempted.at(-1)?.by]).toEqual([
      'skipped',
      'A fresh one was sent in its place.',
      'Ines Aydin',
    ])
    const inTurkish = await acts.ask('GET', `/api/messages/${id}`, undefined, { 'accept-language': 'tr' })
    expect(inTurkish.json<WholeMessage>().error).toBe('Yerine yenisi gönderildi.')
  })

  it('gives no link to who needs none, is closed, or was mailed often', async () => {
    const { id, person } = await linkTo('verification')
    const set = (values: Partial<typeof users.$inferInsert>) =>
      server.platform.db.update(users).set(values).where(eq(users.id, person.userId))
    for (let count = 0; count < 4; count += 1) await resend(id)
    expect((await resend(id)).reasons).toEqual(['mailedLately'])
    await set({ emailVerifiedAt: server.clock.now() })
    expect((await resend(id)).reasons).toEqual(['same'])
    await set({ deactivatedAt: server.clock.now() })
    expect((await resend(id)).reasons).toEqual(['unreachable'])
    await drain()
  })

  it('gives an invitation another code, as long as nobody used it', async () => {
    const email = address('ida')
    expect((await inviting(server, admin)({ email })).statusCode).toBe(201)
    await drain()
    const { id } = await last()
    expect((await resend(id)).figures).toEqual(['done', 1, 0, 0, 0, 0])
    await drain()
    expect(mailsTo(email)).toHaveLength(2)
    const invitationId = Number(/profileId=(\d+)/.exec((await whole(id)).said?.text ?? '')?.[1])
    await acts.ask('POST', `/api/invitations/${invitationId}/revoke`, {})
    expect((await resend(id)).reasons).toEqual(['used'])
  })

  it('sends a report again while its link works, and else says where it is sent', async () => {
    const secret = await mailedReport(server, (await server.createUser([ROLE.master])).userId)
    const id = await failed('reportReady', { ...MAIL_SAMPLES.reportReady, link: `https://example.org/?code=${secret}` })
    server.clock.moveBy(DAY)
    await signIn()
    expect((await resend(id)).reasons).toEqual(['fromReports'])
    server.clock.moveBy(-DAY)
    await signIn()
    expect((await resend(id)).figures).toEqual(['done', 1, 0, 0, 0, 0])
    await drain()
    expect((await resend(id)).reasons).toEqual(['fromReports'])
  })

  it('leaves to its recipient what only they can ask for', async () => {
    const { db, sms } = server.platform
    await db.transaction((tx) =>
      sms.send(tx, {
        template: 'phoneCode',
        to: { name: 'Ada', phone: `(555) 010-${mark.slice(0, 4)}` },
        language: 'en',
        data: { code: '123456' },
      }),
    )
    const { id } = await last()
    await db.update(messages).set({ state: 'failed' }).where(eq(messages.id, id))
    server.clock.moveBy(HOUR)
    await signIn()
    expect((await resend(id)).reasons).toEqual(['askAnew'])
    expect(await db.select().from(messageAttempts).where(eq(messageAttempts.messageId, id))).toEqual([])
  })
})

describe('an address that mail comes back from', () => {
  const CERTIFICATE = MAIL_SAMPLES.certificateIssued
  const bounced = async (to: string): Promise<number> => {
    smtp.refuse({ code: 550, message: '5.1.1 no such mailbox' })
    const id = await send('certificateIssued', CERTIFICATE, to)
    await drain()
    smtp.refuse(null)
    return id
  }
  const write = async (to: string) => {
    const id = await send('certificateIssued', CERTIFICATE, to)
    await drain()
    return (await whole(id)).state
  }
  const again = (id: number) => acts.run('/messages', 'writeAgain', { selection: { kind: 'some', ids: [id] } })

  it('is written to no more, however it is spelled, and the next mail says why', async () => {
    const to = address('gone')
    const id = await bounced(to)
    expect((await whole(id)).attempted.map(({ outcome }) => outcome)).toEqual(['queued', 'bounced'])
    const next = await send('certificateIssued', CERTIFICATE, to.toUpperCase())
    await drain()
    expect(await whole(next)).toMatchObject({ state: 'suppressed', error: expect.stringContaining('no such mailbox') })
    expect([mailsTo(to), mailsTo(to.toUpperCase())]).toEqual([[], []])
    expect(await write(address('there'))).toBe('sent')
    const counted = await figures()
    expect(counted.returnedLately).toBeGreaterThanOrEqual(2)
  })

  it('is written to again when somebody says so, and no more when that is undone', async () => {
    const to = address('back')
    const id = await bounced(to)
    const act = await again(id)
    expect(figuresOf(act)).toEqual(['done', 1, 0, 0, 0, 0])
    expect(figuresOf(await again(id))).toEqual(['done', 0, 1, 0, 0, 0])
    expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 1, 0])
    expect(await write(to)).toBe('suppressed')
    await again(id)
    expect(await write(to)).toBe('sent')
    const noted = await server.platform.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `message:${id}`))
      .orderBy(auditLog.id)
    expect(noted.map(({ action }) => action)).toEqual([
      'message.addressWrittenAgain',
      'message.addressHeldAgain',
      'message.addressWrittenAgain',
    ])
  })

  it('is told of whose account it is: they are counted, and found among the users', async () => {
    const { userId, email } = await server.createUser([ROLE.student])
    const others = (await figures()).heldBack
    const found = async (asked: string) =>
      (await acts.ask('GET', `/api/users?search=${email}&heldBack=${asked}`))
        .json<ListPage<{ id: number }>>()
        .items.map(({ id }) => id)
    expect([await found('yes'), await found('no')]).toEqual([[], [userId]])
    const id = await bounced(email.toUpperCase())
    expect([await found('yes'), await found('no'), (await figures()).heldBack]).toEqual([[userId], [], others + 1])
    await again(id)
    expect([await found('yes'), (await figures()).heldBack]).toEqual([[], others])
  })

  it('is still sent what somebody waits for, and is written to again once that is taken', async () => {
    const to = address('asks')
    await bounced(to)
    await sent('passwordChanged', CHANGED, to)
    expect([mailsTo(to).length, await write(to)]).toEqual([1, 'sent'])
  })

  it.each([
    [550, '5.7.1 blocked by a rule', 'failed'],
    [552, '5.2.2 mailbox full', 'failed'],
    [553, 'no such name', 'bounced'],
    [550, '5.2.1 mailbox disabled', 'bounced'],
  ])('is none where a refusal is not of the mailbox: %i %s', async (code, message, state) => {
    smtp.refuse({ code, message })
    const id = await send('certificateIssued', CERTIFICATE, address('said'))
    await drain()
    smtp.refuse(null)
    expect((await whole(id)).state).toBe(state)
  })
})
