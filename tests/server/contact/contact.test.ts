import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { renderMail } from '../../../server/modules/mail/templates.ts'
import { HOUR, MINUTE } from '../../../server/platform/clock.ts'
import { contactMessages } from '../../../server/platform/db/tables/contact.table.ts'
import { auditLog, messages, spentBotChecks } from '../../../server/platform/db/tables/platform.table.ts'
import type { MailData } from '../../../server/platform/mail.ts'
import type { BotSolution } from '../../../src/domain/contract/bot-check.contract.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { solveBotCheck } from '../support/bot.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const REFERENCE = /^C-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/
const FORM = {
  name: 'Ada Moreno',
  email: 'ada@example.org',
  topic: 'certificates',
  message: 'My certificate has my old name.',
} as const

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ CONTACT_ADDRESS: 'desk@example.org' })
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  await server.platform.db.delete(contactMessages)
  await server.platform.db.delete(messages)
})

type Sent = Parameters<TestApp['call']>[0] & { form?: Record<string, unknown>; key?: string }

const send = async (botCheck: unknown, { form = {}, key, headers, ...more }: Sent = {}) =>
  server.call({
    method: 'POST',
    url: '/api/contact-messages',
    payload: { ...FORM, ...form, botCheck },
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    ...more,
  })

const refused = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().error.code]
const kept = () => server.platform.db.select().from(contactMessages)

describe('a message', () => {
  it('is kept with its reference, and mailed to the sender and to the programme in one go', async () => {
    const user = await server.signedIn()
    const answer = await send(await solveBotCheck(server), {
      as: user,
      form: { name: '  Ada Moreno ', email: ' ada@example.org' },
      headers: { 'accept-language': 'tr' },
    })
    const { reference } = answer.json<{ reference: string }>()
    expect([answer.statusCode, reference]).toEqual([201, expect.stringMatching(REFERENCE)])
    expect(await kept()).toEqual([
      {
        ...FORM,
        id: expect.any(Number),
        reference,
        language: 'tr',
        state: 'new',
        userId: user.userId,
        createdAt: server.clock.now(),
        openSince: server.clock.now(),
        assigneeId: null,
        was: null,
        closeReason: null,
        answeringId: null,
        answeringSince: null,
        answeringUntil: null,
        revision: 0,
      },
    ])
    const mails = await latestMessages(server.platform, 5)
    expect(mails.map(({ template, recipientAddress, locale }) => ({ template, recipientAddress, locale }))).toEqual([
      { template: 'contactMessage', recipientAddress: 'desk@example.org', locale: 'en' },
      { template: 'contactReceived', recipientAddress: 'ada@example.org', locale: 'tr' },
    ])
    const [log] = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `contact:${reference}`))
    expect([log?.action, log?.actorId]).toEqual(['contact.received', user.userId])
  })

  it('is mailed to nobody else where the programme named no address', async () => {
    const quiet = await openTestApp()
    const answer = await quiet.call({
      method: 'POST',
      url: '/api/contact-messages',
      payload: { ...FORM, botCheck: await solveBotCheck(quiet) },
    })
    const mails = await latestMessages(quiet.platform, 5)
    await quiet.close()
    expect([answer.statusCode, mails.map(({ template }) => template)]).toEqual([201, ['contactReceived']])
  })

  it('never carries what a stranger typed to an address that may be anybody’s', async () => {
    await send(await solveBotCheck(server))
    const mails = await latestMessages(server.platform, 5)
    const received = mails.find(({ template }) => template === 'contactReceived')
    expect(JSON.stringify(received?.data)).not.toContain(FORM.message)
  })

  it.each(LANGUAGES)('is confirmed in %s with the reference', (language) => {
    const data = { reference: 'C-7K3M-9QX2', topic: 'other', link: 'https://t.example/contact' } as const
    const mail = renderMail({ template: 'contactReceived', language, name: 'Ada', data, product: 'TIM Training' })
    expect(mail.subject).toContain('C-7K3M-9QX2')
    expect(mail.html).toContain('C-7K3M-9QX2')
  })

  it.each([
    ['where answers by mail are read', { IMAP_URL: 'imaps://desk:secret@mail.example.org/INBOX' }, true],
    ['elsewhere', {}, false],
  ])('says that it can be answered by mail %s', async (_where, settings, isSaid) => {
    const desk = await openTestApp({ MAIL_FROM: 'desk@training.example.org', ...settings })
    const answer = await desk.call({
      method: 'POST',
      url: '/api/contact-messages',
      payload: { ...FORM, botCheck: await solveBotCheck(desk) },
      headers: { 'accept-language': 'en' },
    })
    const [kept] = await latestMessages(desk.platform, 1)
    await desk.close()
    const data = kept?.data as MailData['contactReceived']
    const { text } = renderMail({ template: 'contactReceived', language: 'en', name: 'Ada', data, product: 'TIM' })
    expect([answer.statusCode, text.includes('by answering this email')]).toEqual([201, isSaid])
  })

  it('sent twenty times at once with one key has one effect and one answer', async () => {
    const check = await solveBotCheck(server)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(check, { key: 'contact-twenty' })))
    const distinct = new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))
    const mails = await latestMessages(server.platform, 50)
    expect([distinct.size, answers[0]?.statusCode, (await kept()).length, mails.length]).toEqual([1, 201, 1, 2])
  })

  it.each([
    ['nothing at all', { name: ' ', email: '', message: '' }, ['name', 'email', 'message']],
    ['an address that is none', { email: 'ada at example' }, ['email']],
    ['too much', { message: 'x'.repeat(4001), name: 'x'.repeat(121) }, ['name', 'message']],
    ['a topic that is none', { topic: 'weather' }, ['topic']],
    ['a protected key', { state: 'closed' }, ['state']],
  ])('of %s is refused field by field', async (_name, form, fields) => {
    const answer = await send(await solveBotCheck(server), { form })
    const { code, details } = answer.json().error
    expect([answer.statusCode, code, details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      'INVALID',
      fields,
    ])
    expect(await kept()).toEqual([])
  })

  it('says what is wrong in the language of the reader', async () => {
    const check = await solveBotCheck(server)
    const said = await Promise.all(
      LANGUAGES.map(async (language) => {
        const answer = await send(check, { form: { email: 'no' }, headers: { 'accept-language': language } })
        return answer.json().error.details
      }),
    )
    expect(said.flat()).toEqual([
      { field: 'email', message: 'Invalid email address' },
      { field: 'email', message: 'Geçersiz e-posta adresi' },
      { field: 'email', message: 'بريد إلكتروني غير صالح' },
    ])
  })
})

describe('the bot check', () => {
  it('lets one message through, and no second one', async () => {
    const check = await solveBotCheck(server)
    const first = await send(check)
    const replayed = await send(check, { form: { message: 'Again.' } })
    expect([first.statusCode, ...refused(replayed)]).toEqual([201, 400, 'BOT_CHECK_EXPIRED'])
    expect((await kept()).length).toBe(1)
  })

  it('raced by ten messages lets one through', async () => {
    const check = await solveBotCheck(server)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(check, { form: { message: `Message ${index}` } })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBe(1)
    expect((await kept()).length).toBe(1)
  })

  it('is as good as new when what it protects was refused', async () => {
    const check = await solveBotCheck(server)
    await send(check, { form: { email: 'no' } })
    expect((await send(check)).statusCode).toBe(201)
  })

  it('that is forged is refused, whatever was forged', async () => {
    const { challenge, solution } = await solveBotCheck(server)
    const { parameters } = challenge
    const other = await solveBotCheck(server)
    const forged: BotSolution[] = [
      { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
      { challenge, solution: other.solution },
      { challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '00' } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { expires: 4_000_000_000 } } }, solution },
    ]
    const answers = await Promise.all(forged.map((check) => send(check)))
    expect(answers.map(refused)).toEqual(forged.map(() => [400, 'BOT_CHECK_FAILED']))
    expect(await kept()).toEqual([])
  })

  it('of another installation is refused', async () => {
    const elsewhere = await openTestApp()
    const check = await solveBotCheck(elsewhere)
    await elsewhere.close()
    expect(refused(await send(check))).toEqual([400, 'BOT_CHECK_FAILED'])
  })

  it('left out, or of another shape, is refused', async () => {
    const answers = [await send(undefined), await send({}), await send('solved')]
    expect(answers.map(refused)).toEqual(answers.map(() => [400, 'INVALID']))
  })

  it('expires after twenty minutes by the server’s clock, and is then forgotten', async () => {
    const [used, late] = [await solveBotCheck(server), await solveBotCheck(server)]
    await send(used)
    server.clock.moveBy(20 * MINUTE)
    expect(refused(await send(late))).toEqual([400, 'BOT_CHECK_EXPIRED'])
    server.clock.moveBy(1000)
    await server.platform.jobs.enqueue(server.platform.db, 'platform.sweep', {})
    await server.platform.jobs.drain()
    expect(await server.platform.db.select().from(spentBotChecks)).toEqual([])
  })

  it('is given 300 times in a quarter of an hour to one address, not more', async () => {
    const key = 'bot check address 127.0.0.1'
    await server.platform.limits.forget(key)
    const limit = { tries: 300, milliseconds: 15 * MINUTE }
    for (let taken = 0; taken < 299; taken += 1) await server.platform.limits.take(key, limit)
    const answers = [await server.call({ url: '/api/bot-check' }), await server.call({ url: '/api/bot-check' })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429])
  })
})

describe('the limits', () => {
  const sendAs = async (email: string) => (await send(await solveBotCheck(server), { form: { email } })).statusCode

  it('take five messages an hour of one e-mail address, however it is written', async () => {
    const statuses = []
    for (const email of ['x@example.org', 'X@example.org', 'x@EXAMPLE.org', ' x@example.org', 'x@example.org']) {
      statuses.push(await sendAs(email))
    }
    expect([...statuses, await sendAs('x@example.org'), await sendAs('y@example.org')]).toEqual([
      201, 201, 201, 201, 201, 429, 201,
    ])
  })

  it('take twenty messages an hour of one address', async () => {
    const statuses = []
    for (let index = 0; index < 21; index += 1) statuses.push(await sendAs(`person${index}@example.org`))
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  })

  it('count no message that was mistyped: it can be mended and sent however often', async () => {
    const check = await solveBotCheck(server)
    const statuses = []
    for (let index = 0; index < 70; index += 1) {
      statuses.push((await send(check, { form: { email: 'ada@', message: '' } })).statusCode)
    }
    expect([new Set(statuses), (await send(check)).statusCode]).toEqual([new Set([400]), 201])
  })

  it('judge sixty tries an hour of one address, forged ones too, and say how long to wait', async () => {
    const check = await solveBotCheck(server)
    const forged = { ...check, solution: { ...check.solution, derivedKey: 'ab'.repeat(32) } }
    const statuses = []
    for (let index = 0; index < 60; index += 1) statuses.push((await send(forged)).statusCode)
    const last = await send(check)
    expect([new Set(statuses), last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([
      new Set([400]),
      429,
      true,
    ])
  })
})
