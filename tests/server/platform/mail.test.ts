import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createAccountMail, findUser } from '../../../server/modules/auth/account-mail.ts'
import { deliver } from '../../../server/modules/mail/delivery.ts'
import { MAIL_RETRIES, mailJobs } from '../../../server/modules/mail/mail.jobs.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { countLeftBehind, resendFailed, sendOutbox } from '../../../server/modules/mail/sending-again.ts'
import { DAY, HOUR, SECOND } from '../../../server/platform/clock.ts'
import { messageAttempts, messages } from '../../../server/platform/db/tables/platform.table.ts'
import { KEPT_DAYS, createJobs } from '../../../server/platform/jobs/jobs.ts'
import type { JobHandler } from '../../../server/platform/jobs/jobs.ts'
import { readSettings } from '../../../server/platform/settings.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import type { TestSmtpServer } from '../../support/smtp-server.ts'
import { inviting } from '../invitations/inviting.ts'
import { makeCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const SECRET = 'c2VjcmV0LW9mLXRoZS1saW5r'
const reset = { link: `https://training.example.org/auth/resetPassword?code=${SECRET}` }
const completed = { courseTitle: 'Responder', certificateNumber: 'TIM-1', certificateLink: 'https://example.org/c' }

describe('without SMTP_URL and SMS_URL', () => {
  let demo: TestApp
  beforeAll(async () => {
    demo = await openTestApp({ DEMO: '1' })
  })
  afterAll(() => demo.close())

  it('messages stay in the outbox, which a demo shows to anyone', async () => {
    const { mail, sms, db } = demo.platform
    const name = 'Ada Moreno'
    await mail.send(db, {
      template: 'courseCompleted',
      to: { name, address: 'ada@example.org' },
      language: 'en',
      data: completed,
    })
    await sms.send(db, {
      template: 'phoneCode',
      to: { name, phone: '(555) 010-2233' },
      language: 'tr',
      data: { code: '120394' },
    })
    const answer = await demo.call({ url: '/api/demo/outbox' })
    const createdAt = demo.clock.now().toISOString()
    expect(answer.json()).toEqual({
      items: [
        {
          id: 2,
          channel: 'sms',
          template: 'phoneCode',
          to: { name, address: '(555) 010-2233' },
          language: 'tr',
          state: 'outbox',
          subject: null,
          text: 'TIM Training kodunuz: 120394. 10 dakika geçerli, kimseye söylemeyin.',
          code: '120394',
          createdAt,
        },
        {
          id: 1,
          channel: 'mail',
          template: 'courseCompleted',
          to: { name, address: 'ada@example.org' },
          language: 'en',
          state: 'outbox',
          subject: 'Course completed: Responder',
          text: expect.stringContaining('https://example.org/c'),
          code: 'TIM-1',
          createdAt,
        },
      ],
      total: 2,
    })
  })

  it('their links and codes cannot be read in the database', async () => {
    const rows = await demo.platform.db.select().from(messages).orderBy(messages.id)
    expect(rows.map(({ data }) => data)).toEqual([
      { sealed: expect.stringMatching(/^[\w-]{60,}$/) },
      { sealed: expect.stringMatching(/^[\w-]{40,}$/) },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/120394|TIM-1|example\.org\/c/)
  })

  it('one that was sealed with another key is left out', async () => {
    const row = { template: 'passwordReset', recipientName: 'Ada', recipientAddress: 'a@b.org', locale: 'en' } as const
    const createdAt = demo.clock.now()
    await demo.platform.db.insert(messages).values({ ...row, data: { sealed: 'AAAA' }, state: 'outbox', createdAt })
    expect((await demo.call({ url: '/api/demo/outbox' })).json<{ total: number }>().total).toBe(2)
  })
})

describe('with SMTP_URL', () => {
  let smtp: TestSmtpServer
  let server: TestApp
  beforeAll(async () => {
    smtp = await startSmtpServer()
    server = await openTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'training@example.org' })
  })
  afterAll(async () => {
    await server.close()
    await smtp.stop()
  })

  const drain = () => server.platform.jobs.drain()
  const send = (name: string, address: string) =>
    server.platform.db.transaction((tx) =>
      server.platform.mail.send(tx, { template: 'passwordReset', to: { name, address }, language: 'ar', data: reset }),
    )
  const last = async () => (await latestMessages(server.platform, 1))[0]
  const attemptsOf = (id = 0) =>
    server.platform.db
      .select({
        outcome: messageAttempts.outcome,
        answer: messageAttempts.answer,
        at: messageAttempts.at,
        byId: messageAttempts.byId,
      })
      .from(messageAttempts)
      .where(eq(messageAttempts.messageId, id))
      .orderBy(messageAttempts.id)

  it('a mail waits with its link sealed, is sent, and then its link leaves the database', async () => {
    await send('Ada Moreno', 'ada@example.org')
    const stored = await server.platform.database.pool.query('select * from messages')
    expect(JSON.stringify(stored.rows)).not.toContain(SECRET)
    expect(await last()).toMatchObject({ state: 'queued', attempts: 0, data: reset })

    await drain()
    const mail = await smtp.waitFor('ada@example.org', 'كلمة مرور جديدة')
    expect(await PostalMime.parse(mail.raw)).toMatchObject({
      from: { name: 'TIM Training', address: 'training@example.org' },
      to: [{ name: 'Ada Moreno', address: 'ada@example.org' }],
      subject: 'تعيين كلمة مرور جديدة في TIM Training',
      text: expect.stringContaining(`\n${reset.link}\n`),
      html: expect.stringContaining(`href="${reset.link}"`),
    })
    expect(await server.platform.db.select().from(messages).orderBy(messages.id)).toMatchObject([
      { state: 'sent', attempts: 1, error: null, sentAt: server.clock.now(), triedAt: server.clock.now() },
    ])
    const masked = { link: reset.link.replace(SECRET, '••••••') }
    expect(await last()).toMatchObject({ data: masked })
    expect(await attemptsOf((await last())?.id)).toEqual([
      { outcome: 'accepted', answer: expect.stringMatching(/^250 /), at: server.clock.now(), byId: null },
    ])
  })

  it('a mail whose cause was rolled back never leaves', async () => {
    const before = smtp.messages().length
    const cause = server.platform.db.transaction(async (tx) => {
      await server.platform.mail.send(tx, {
        template: 'passwordReset',
        to: { name: 'Ada', address: 'never@example.org' },
        language: 'en',
        data: reset,
      })
      throw new Error('changed my mind')
    })
    await expect(cause).rejects.toThrow('changed my mind')
    await drain()
    expect(smtp.messages()).toHaveLength(before)
  })

  it('a line break in a name begins no other header', async () => {
    await send('Ada\r\nBcc: all@example.org', 'breaks@example.org')
    await drain()
    const { raw, to } = await smtp.waitFor('breaks@example.org', '')
    const parsed = await PostalMime.parse(raw)
    expect([to, parsed.bcc, parsed.headers.some(({ key }) => key === 'bcc')]).toEqual([
      ['breaks@example.org'],
      undefined,
      false,
    ])
  })

  it('a mail that is to come later is tried again, and its reason kept until it is taken', async () => {
    smtp.refuse({ code: 451, message: `not now, with your ${reset.link}` })
    await send('Ada', 'later@example.org')
    await expect(drain()).rejects.toThrow(/^Message \d+ was not taken: 451$/)
    expect(await last()).toMatchObject({
      state: 'queued',
      attempts: 1,
      error: expect.stringContaining('not now, with your …'),
    })

    const { rows } = await server.platform.database.pool.query('select data, output from pgboss.job')
    expect(JSON.stringify(rows)).not.toContain(SECRET)

    smtp.refuse(null)
    await drain()
    expect((await smtp.waitFor('later@example.org', '')).to).toEqual(['later@example.org'])
    expect(await last()).toMatchObject({ state: 'sent', attempts: 2, error: null })
    expect((await attemptsOf((await last())?.id)).map(({ outcome, answer }) => [outcome, answer])).toEqual([
      ['refused', expect.stringContaining('not now, with your …')],
      ['accepted', expect.stringMatching(/^250 /)],
    ])
  })

  it('a mail that its mailbox refuses for good has come back at once', async () => {
    smtp.refuse({ code: 550, message: 'no such mailbox' })
    await send('Ada', 'nobody@example.org')
    await drain()
    expect(await last()).toMatchObject({
      state: 'bounced',
      attempts: 1,
      error: expect.stringContaining('no such mailbox'),
      sentAt: null,
    })
  })

  /** Seconds until the mail that waits is tried again, the database's clock aside. */
  const untilNextTry = async (): Promise<number> => {
    const { rows } = await server.platform.database.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - pgboss.job_now())::float as seconds
       from pgboss.job where name = 'mail.send' and state = 'retry'`,
    )
    return rows[0]?.seconds ?? 0
  }

  it('a mail survives a weekend without a mail server, has failed when all its tries are used up, and can be sent again', async () => {
    smtp.refuse({ code: 421, message: 'busy' })
    await send('Ada', 'busy@example.org')
    let waited = 0
    for (let attempt = 1; attempt <= MAIL_RETRIES.limit; attempt += 1) {
      await expect(drain()).rejects.toThrow('421')
      waited += await untilNextTry()
    }
    expect(waited * SECOND).toBeGreaterThan(72 * HOUR)
    await drain()
    const attempts = MAIL_RETRIES.limit + 1
    expect(await last()).toMatchObject({ state: 'failed', attempts })
    await drain()
    expect(await last()).toMatchObject({ attempts })
    smtp.refuse(null)

    const { rows } = await server.platform.database.pool.query(`select id from messages where state = 'failed'`)
    expect(await resendFailed(server.platform)).toBe(rows.length)
    expect(await resendFailed(server.platform)).toBe(0)
    await drain()
    expect((await smtp.waitFor('busy@example.org', '')).to).toEqual(['busy@example.org'])
    expect(await last()).toMatchObject({ state: 'sent', attempts: 1, error: null })
  })

  it('a mail that waited does not come after the one that replaced its link', async () => {
    const person = await server.createUser([ROLE.student], { email: 'twice@example.org', emailVerifiedAt: null })
    const ask = () =>
      server.platform.db.transaction(async (tx) => {
        const user = await findUser(tx, { userId: person.userId })
        if (user) await createAccountMail(server.platform).sendLink(tx, user, 'verification')
      })
    smtp.refuse({ code: 451, message: 'not now' })
    await ask()
    await expect(drain()).rejects.toThrow('451')
    smtp.refuse(null)
    const before = smtp.messages().length
    await ask()
    await drain()
    const [later, earlier] = await latestMessages(server.platform, 2)
    expect(smtp.messages().length).toBe(before + 1)
    expect([earlier, later]).toMatchObject([
      {
        state: 'skipped',
        error: 'Its link had been replaced by a later one, used or taken back before it could be sent.',
      },
      { state: 'sent', attempts: 1 },
    ])
  })

  it('nor does that of an invitation, which another code replaced', async () => {
    const inviter = await server.signedIn([ROLE.admin])
    const form = { email: 'ida@example.org' }
    const invite = () => inviting(server, inviter)(form)
    expect((await invite()).statusCode).toBe(201)
    expect((await invite()).statusCode).toBe(201)
    await drain()
    const [later, earlier] = await latestMessages(server.platform, 2)
    expect([earlier?.state, later?.state]).toEqual(['skipped', 'sent'])
    expect(smtp.messages().filter(({ to }) => to[0] === form.email)).toHaveLength(1)
  })

  it('nor does that of an enrolment, whose code another mail replaced', async () => {
    const student = await server.signedIn([ROLE.student], { email: 'code@example.org' })
    const course = await makeCourse(server.platform.db)
    const enrollmentId = await learnerOf(server, course, student).enroll()
    const resend = () =>
      server.call({
        method: 'POST',
        url: `/api/online-enrollments/${enrollmentId}/verification-code`,
        payload: {},
        as: student,
      })
    expect([(await resend()).statusCode, (await resend()).statusCode]).toEqual([204, 204])
    await drain()
    const kept = await latestMessages(server.platform, 3)
    expect(kept.map(({ template, state }) => [template, state])).toEqual([
      ['enrollmentCode', 'sent'],
      ['enrollmentCode', 'skipped'],
      ['enrollmentConfirmed', 'skipped'],
    ])
    expect(smtp.messages().filter(({ to }) => to[0] === 'code@example.org')).toHaveLength(1)
  })

  it('a mail that cannot be opened any more has failed', async () => {
    await send('Ada', 'sealed@example.org')
    const message = await last()
    await server.platform.database.pool.query('update messages set data = $1 where id = $2', [
      { sealed: 'AAAA' },
      message?.id,
    ])
    await drain()
    expect(await last()).toMatchObject({ state: 'failed', error: expect.stringContaining('cannot be opened') })
  })

  it('of several that leave at the same time, those to one address leave in their order', async () => {
    const written: number[] = []
    for (const address of ['ada@example.org', 'ben@example.org', 'ada@example.org', 'ada@example.org']) {
      await send('Ada', address)
      written.push((await last())?.id ?? 0)
    }
    const [first = 0, toAnother = 0, second = 0, third = 0] = written
    const begun: number[] = []
    const slow = Promise.withResolvers<void>()
    const another = Promise.withResolvers<void>()
    const attempt = async ({ id }: { id: number }) => {
      begun.push(id)
      if (id === toAnother) another.resolve()
      if (id !== first) return { answer: '250 OK' }
      await slow.promise
      return { reason: 'not now', code: 451, isFinal: false }
    }
    let work: JobHandler<{ messageId: number }> = () => Promise.resolve()
    const jobs = {
      ...server.platform.jobs,
      handle: (_name: string, handler: unknown) => {
        work = handler as typeof work
      },
    }
    deliver({ ...server.platform, jobs }, 'mail', { limit: 1, firstDelay: 1, longestDelay: 1 }, attempt, 4)

    const all = Promise.allSettled([third, toAnother, second, first].map((messageId) => work({ messageId })))
    await another.promise
    await server.platform.db.select().from(messages).orderBy(messages.id)
    expect(begun.toSorted((one, other) => one - other)).toEqual([first, toAnother])
    slow.resolve()
    const outcomes = await all
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    expect(begun.filter((id) => id !== toAnother)).toEqual([first, second, third])
    await drain()
  })
})

describe('mail that was written where there was no way out', () => {
  let smtp: TestSmtpServer
  let without: TestApp
  beforeAll(async () => {
    smtp = await startSmtpServer()
    without = await openTestApp()
  })
  afterAll(async () => {
    await without.close()
    await smtp.stop()
  })

  const send = (address: string) =>
    without.platform.mail.send(without.platform.db, {
      template: 'passwordReset',
      to: { name: 'Ada', address },
      language: 'en',
      data: reset,
    })
  /** What another server with SMTP_URL, on the same database, does. */
  const drainElsewhere = async () => {
    const { platform } = without
    const jobs = createJobs(platform.database, platform.log, 'manual')
    mailJobs({ ...platform, jobs, settings: readSettings({ DEMO: '0', SMTP_URL: smtp.url }) })
    await jobs.start()
    await jobs.drain()
  }
  const states = async () => (await latestMessages(without.platform, 10)).map(({ state }) => state)

  it('lies in the outbox, and leaves as soon as a server has one', async () => {
    await send('early@example.org')
    await without.platform.jobs.drain()
    expect(await states()).toEqual(['outbox'])
    await drainElsewhere()
    expect((await smtp.waitFor('early@example.org', '')).to).toEqual(['early@example.org'])
    expect(await states()).toEqual(['sent'])
  })

  it('is counted and sent by a command where its job is there no more, and once', async () => {
    await send('old@example.org')
    await without.platform.database.pool.query(`delete from pgboss.job where name = 'mail.send' and state = 'created'`)
    await send('young@example.org')
    await drainElsewhere()
    expect([await states(), await countLeftBehind(without.platform)]).toEqual([['sent', 'outbox', 'sent'], 0])
    without.clock.moveBy((KEPT_DAYS + 1) * DAY)
    expect(await countLeftBehind(without.platform)).toBe(1)
    expect([await sendOutbox(without.platform), await sendOutbox(without.platform)]).toEqual([1, 0])
    await drainElsewhere()
    expect((await smtp.waitFor('old@example.org', '')).to).toEqual(['old@example.org'])
    expect([await states(), smtp.messages().length]).toEqual([['sent', 'sent', 'sent'], 3])
  })
})
