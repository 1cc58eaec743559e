import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { internationalNumber } from '../../../server/modules/mail/sms-gateway.ts'
import { smsJobs } from '../../../server/modules/mail/sms.jobs.ts'
import { MINUTE } from '../../../server/platform/clock.ts'
import { messages } from '../../../server/platform/db/tables/platform.table.ts'
import { createJobs } from '../../../server/platform/jobs/jobs.ts'
import { prepareInstallation } from '../../../server/prepare.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const CODE = '730915'
const PASSWORD = 'gateway-password'

type Asked = { method: string | undefined; headers: IncomingHttpHeaders; body: unknown }

/** A gateway that answers as it is told. */
const startGateway = async () => {
  const asked: Asked[] = []
  let answer: { status: number; body: string; location?: string } = { status: 202, body: '{"id":"1"}' }
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ method: request.method, headers: request.headers, body: JSON.parse(body) })
      const { status, location } = answer
      response.writeHead(status, location === undefined ? {} : { location }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://desk:${PASSWORD}@127.0.0.1:${port}/messages?account=7`,
    asked,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

let gateway: Awaited<ReturnType<typeof startGateway>>
let server: TestApp
let lines = ''
beforeAll(async () => {
  gateway = await startGateway()
  server = await openTestApp({ SMS_URL: gateway.url, SMS_FROM: 'TIM', LOG_LEVEL: 'debug' })
})
afterAll(async () => {
  await server.close()
  await gateway.stop()
})
afterEach(() => {
  gateway.answerWith({ status: 202, body: '{}' })
  gateway.asked.length = 0
  vi.restoreAllMocks()
})

const listen = () => {
  lines = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines += String(line)
    return true
  })
}
beforeEach(listen)
const said = async () => {
  await setImmediate()
  return lines
}

const drain = () => server.platform.jobs.drain()
const send = () =>
  server.platform.db.transaction((tx) =>
    server.platform.sms.send(tx, {
      template: 'phoneCode',
      to: { name: 'Ada Moreno', phone: '(555) 010-2233' },
      language: 'en',
      data: { code: CODE },
    }),
  )
const last = async () => (await latestMessages(server.platform, 1))[0]

describe('a text message', () => {
  it('is posted to the gateway, and its code then leaves the database', async () => {
    await send()
    expect(JSON.stringify(await server.platform.db.select().from(messages).orderBy(messages.id))).not.toContain(CODE)
    await drain()
    expect(gateway.asked).toMatchObject([
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`desk:${PASSWORD}`).toString('base64')}`,
        },
        body: {
          to: '+15550102233',
          text: `Your TIM Training code is ${CODE}. It is good for 10 minutes. Tell it to nobody.`,
          from: 'TIM',
        },
      },
    ])
    const [row] = await server.platform.db.select().from(messages)
    expect(row).toMatchObject({
      channel: 'sms',
      template: 'phoneCode',
      recipientAddress: '(555) 010-2233',
      locale: 'en',
      state: 'sent',
      attempts: 1,
      error: null,
      sentAt: server.clock.now(),
      data: { sealed: expect.any(String) },
    })
  })

  it.each([503, 429, 408])('is tried again when the gateway answers %i', async (status) => {
    gateway.answerWith({ status, body: 'later' })
    await send()
    await expect(drain()).rejects.toThrow(`was not taken: ${status}`)
    expect(await last()).toMatchObject({
      state: 'queued',
      attempts: 1,
      error: `The gateway refused it with ${status}: later`,
    })
    gateway.answerWith({ status: 200, body: '' })
    await drain()
    expect(await last()).toMatchObject({ state: 'sent', attempts: 2, error: null })
  })

  it.each([400, 401, 404])(
    'has failed at once when the gateway answers %i, with its words but not the code',
    async (status) => {
      gateway.answerWith({ status, body: `cannot send "${CODE}"` })
      await send()
      await drain()
      expect(await last()).toMatchObject({
        state: 'failed',
        attempts: 1,
        error: `The gateway refused it with ${status}: cannot send "…"`,
      })
    },
  )

  it('is not sent on to where the gateway points', async () => {
    gateway.answerWith({ status: 307, body: '', location: gateway.url.replace(`desk:${PASSWORD}@`, '') })
    await send()
    await expect(drain()).rejects.toThrow('was not taken: UNREACHED')
    expect(gateway.asked).toHaveLength(1)
    gateway.answerWith({ status: 200, body: '' })
    await drain()
  })

  it('is not sent once its code has expired', async () => {
    await send()
    server.clock.moveBy(10 * MINUTE)
    await drain()
    expect([gateway.asked, await last()]).toMatchObject([
      [],
      { state: 'skipped', error: 'Its code had expired before it could be sent.' },
    ])
  })

  it('waits for a server that has the gateway', async () => {
    await send()
    const { platform } = server
    const jobs = createJobs(platform.database, platform.log, 'manual')
    smsJobs({ ...platform, jobs, settings: { ...platform.settings, smsUrl: undefined } })
    await jobs.start()
    await jobs.drain()
    expect(await last()).toMatchObject({ state: 'queued', attempts: 0 })
    await drain()
    expect(await last()).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('leaves as mails do: several at once, those to one number in their order', async () => {
    const open: (() => void)[] = []
    const all = Promise.withResolvers<void>()
    const begun: string[] = []
    const slow = createServer((request, response) => {
      void text(request).then((body) => {
        begun.push((JSON.parse(body) as { to: string }).to)
        open.push(() => response.writeHead(202).end('{}'))
        if (begun.length === 3) all.resolve()
        if (begun.length === 4) open.at(-1)?.()
      })
    })
    await new Promise<void>((resolve) => {
      slow.listen(0, '127.0.0.1', resolve)
    })
    const { port } = slow.address() as AddressInfo
    const { platform } = server
    const jobs = createJobs(platform.database, platform.log, 'working')
    smsJobs({ ...platform, jobs, settings: { ...platform.settings, smsUrl: `http://127.0.0.1:${port}` } })
    for (const phone of ['(555) 010-0001', '(555) 010-0001', '(555) 010-0002', '(555) 010-0003']) {
      const to = { name: 'Ada', phone }
      const sms = { template: 'phoneCode', to, language: 'en', data: { code: CODE } } as const
      await platform.sms.send(platform.db, sms)
    }
    await jobs.start()
    await all.promise
    expect(begun.toSorted()).toEqual(['+15550100001', '+15550100002', '+15550100003'])
    for (const answer of open) answer()
    await vi.waitFor(async () => {
      const kept = await latestMessages(platform, 4)
      expect(kept.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent'])
    })
    expect(begun[3]).toBe('+15550100001')
    await jobs.stop()
    slow.close()
  })
})

describe('a phone number', () => {
  it.each([
    ['(555) 010-2233', '+15550102233'],
    ['+90 532 000 00 00', '+905320000000'],
  ])('%s is %s to a gateway', (phone, number) => {
    expect(internationalNumber(phone)).toBe(number)
  })
})

describe('the log', () => {
  it('follows a message by its number and state, and says no code, no password and nothing that a gateway said', async () => {
    listen()
    await send()
    const message = await last()
    gateway.answerWith({ status: 503, body: `busy with ${CODE}` })
    await drain().catch(() => undefined)
    gateway.answerWith({ status: 400, body: `no ${CODE}` })
    await drain()
    const log = await said()
    expect(
      log
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
        .map((line) => Object.assign(line as object, { time: 0 })),
    ).toEqual([
      expect.objectContaining({ level: 'info', messageId: message?.id, msg: 'A message is queued' }),
      expect.objectContaining({ level: 'warn', attempts: 1, code: 503, msg: 'A message is to be tried again' }),
      expect.objectContaining({ level: 'warn', attempts: 2, code: 400, msg: 'A message failed' }),
    ])
    // Digits of the clock are nobody's number.
    const words = log.replaceAll(/"time":"[^"]*"/g, '')
    expect(words).not.toMatch(new RegExp(`${CODE}|${PASSWORD}|busy with|555|Moreno`))
  })

  it('says nothing of a link either, sent or refused', async () => {
    const smtp = await startSmtpServer()
    const mailing = await openTestApp({ SMTP_URL: smtp.url, LOG_LEVEL: 'debug' })
    const link = 'https://training.example.org/auth/resetPassword?code=wTQ0bm90LWluLWEtbG9n'
    listen()
    for (const refusal of [null, { code: 450, message: `later: ${link}` }, { code: 550, message: `never: ${link}` }]) {
      smtp.refuse(refusal)
      await mailing.platform.mail.send(mailing.platform.db, {
        template: 'passwordReset',
        to: { name: 'Ada', address: 'ada@example.org' },
        language: 'en',
        data: { link },
      })
      await mailing.platform.jobs.drain().catch(() => undefined)
    }
    const log = await said()
    vi.restoreAllMocks()
    await mailing.close()
    await smtp.stop()
    expect(log).toMatch(/A message was sent[^]*to be tried again[^]*A message failed/)
    expect(log).not.toMatch(/wTQ0bm90|resetPassword|ada@example/)
  })

  it.each([
    [
      {},
      [
        'SMTP_URL is not set: mail stays in the outbox until a server that has it sends it',
        'IMAP_URL is not set: answers by mail and mail that comes back are not heard',
        'SMS_URL is not set: text messages stay in the outbox until a server that has it sends them',
      ],
    ],
    [
      {
        SMTP_URL: 'smtp://127.0.0.1:1',
        SMS_URL: 'https://gateway.example.org',
        IMAP_URL: 'imaps://desk@example.org:secret@mail.example.org/INBOX',
      },
      [],
    ],
  ])('says at the start of %o what is not sent, and not heard', async (environment, expected) => {
    const started = await openTestApp({ ...environment, LOG_LEVEL: 'info' })
    listen()
    await prepareInstallation(started.platform)
    const log = await said()
    vi.restoreAllMocks()
    await started.close()
    const stays = log.match(/(?:SMTP|IMAP|SMS)_URL is not set: [^"]+/g) ?? []
    expect(stays).toEqual(expected)
  })
})
