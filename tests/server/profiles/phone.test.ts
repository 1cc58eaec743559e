import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { HOUR, MINUTE } from '../../../server/platform/clock.ts'
import { phoneCodes } from '../../../server/platform/db/tables/accounts.table.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { accountOf, asking, deedsOf, messageTo, messagesTo, refusedWith } from './support/person.ts'

let server: TestApp
let ask: ReturnType<typeof asking>
beforeAll(async () => {
  server = await openTestApp()
  ask = asking(server)
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(() => server.clock.moveBy(HOUR))

type As = Readonly<{ token: string }>
let phones = 0
/** A phone that nobody had before. */
const newPhone = () => {
  phones += 1
  return `(555) 010-${String(1000 + phones)}`
}

const send = (as: As, phoneNumber: string) => ask.post(as, '/profiles/phone/verify/send', { phoneNumber })
const verify = (as: As, phoneNumber: string, code: string) =>
  ask.post(as, '/profiles/phone/verify', { phoneNumber, code })
const codeAt = async (phone: string) => String((await messageTo(server, phone, 'phoneCode'))['code'])
/** Six digits that are not the code. */
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const keptCodes = (userId: number) =>
  server.platform.db.select().from(phoneCodes).where(eq(phoneCodes.userId, userId)).orderBy(phoneCodes.id)

/** Someone who was sent a code. */
const awaiting = async () => {
  const user = await server.signedIn()
  const phone = newPhone()
  await send(user, phone)
  return { user, phone, code: await codeAt(phone) }
}

describe('a code', () => {
  it('is six digits, sent by text message, in the language of the person', async () => {
    const user = await server.signedIn([2], { language: 'tr' })
    const phone = newPhone()
    const answer = await send(user, phone)
    const sent = await messagesTo(server, phone)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(
      sent.map(({ channel, template, recipientName, locale }) => ({ channel, template, recipientName, locale })),
    ).toEqual([{ channel: 'sms', template: 'phoneCode', recipientName: 'Ada Moreno', locale: 'tr' }])
    expect(await codeAt(phone)).toMatch(/^\d{6}$/)
  })

  it('that is right makes the phone the person’s own, verified', async () => {
    const { user, phone, code } = await awaiting()
    const answer = await verify(user, phone, code)
    const profile = (await ask.get(user, '/profiles/me')).json()
    const { phoneVerifiedAt } = await accountOf(server, user.userId)
    expect([answer.statusCode, profile.phone, profile.isPhoneVerified, phoneVerifiedAt]).toEqual([
      204,
      phone,
      true,
      server.clock.now(),
    ])
    expect(await deedsOf(server, user.userId)).toEqual([
      { action: 'phone.verified', subject: `user:${user.userId}`, details: null },
    ])
  })

  it('that is wrong says so in the words of the specification, and can be tried again', async () => {
    const { user, phone, code } = await awaiting()
    const missed = await verify(user, phone, wrong(code))
    const right = await verify(user, phone, code)
    expect([...refusedWith(missed), missed.json().error.message, right.statusCode]).toEqual([
      400,
      'WRONG_PHONE_CODE',
      'The verification code you entered is incorrect, please try again',
      204,
    ])
  })

  it('works once', async () => {
    const { user, phone, code } = await awaiting()
    const first = await verify(user, phone, code)
    const second = await verify(user, phone, code)
    expect([first.statusCode, refusedWith(second)]).toEqual([204, [400, 'PHONE_CODE_EXPIRED']])
  })

  it('given five times at once works once', async () => {
    const { user, phone, code } = await awaiting()
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(user, phone, code)))
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(statuses).toEqual([204, 400, 400, 400, 400])
    expect((await deedsOf(server, user.userId)).map(({ action }) => action)).toEqual(['phone.verified'])
  })

  it('is void after five wrong tries', async () => {
    const { user, phone, code } = await awaiting()
    const tries = []
    for (let by = 1; by <= 5; by += 1) tries.push(refusedWith(await verify(user, phone, wrong(code, by))))
    expect(tries).toEqual(Array.from({ length: 5 }, () => [400, 'WRONG_PHONE_CODE']))
    expect(refusedWith(await verify(user, phone, code))).toEqual([400, 'PHONE_CODE_EXPIRED'])
    expect((await accountOf(server, user.userId)).phoneVerifiedAt).toBe(null)
  })

  it('tried wrongly twenty times at once is judged exactly five times', async () => {
    const { user, phone, code } = await awaiting()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => verify(user, phone, wrong(code, index + 1))),
    )
    const codes = answers.map((answer) => String(refusedWith(answer)[1]))
    expect({
      wrong: codes.filter((one) => one === 'WRONG_PHONE_CODE').length,
      expired: codes.filter((one) => one === 'PHONE_CODE_EXPIRED').length,
    }).toEqual({ wrong: 5, expired: 15 })
    expect((await keptCodes(user.userId)).map(({ tries }) => tries)).toEqual([5])
  })

  it('is good for ten minutes, and not a moment longer', async () => {
    const [early, late] = [await awaiting(), await awaiting()]
    server.clock.moveBy(10 * MINUTE - 1)
    const just = await verify(early.user, early.phone, early.code)
    server.clock.moveBy(1)
    const over = await verify(late.user, late.phone, late.code)
    expect([just.statusCode, refusedWith(over)]).toEqual([204, [400, 'PHONE_CODE_EXPIRED']])
  })

  it('is void once another was sent, to the same phone or to another', async () => {
    const { user, phone, code } = await awaiting()
    await send(user, phone)
    const fresh = await codeAt(phone)
    const old = code === fresh ? null : await verify(user, phone, code)
    const other = newPhone()
    await send(user, other)
    expect([
      old === null || refusedWith(old)[1] === 'WRONG_PHONE_CODE',
      refusedWith(await verify(user, phone, fresh)),
    ]).toEqual([true, [400, 'PHONE_CODE_EXPIRED']])
    expect((await verify(user, other, await codeAt(other))).statusCode).toBe(204)
  })

  it('asked for five times at once leaves one that works', async () => {
    const user = await server.signedIn()
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(user, phone)))
    const open = (await keptCodes(user.userId)).filter(({ usedAt }) => usedAt === null)
    expect([new Set(answers.map(({ statusCode }) => statusCode)), open.length]).toEqual([new Set([204]), 1])
  })

  it('of another person, or for another phone, is none', async () => {
    const { user, phone, code } = await awaiting()
    const stranger = await server.signedIn()
    const swapped = await verify(stranger, phone, code)
    const elsewhere = await verify(user, newPhone(), code)
    expect([refusedWith(swapped), refusedWith(elsewhere)]).toEqual([
      [400, 'PHONE_CODE_EXPIRED'],
      [400, 'PHONE_CODE_EXPIRED'],
    ])
    expect((await keptCodes(user.userId)).map(({ tries }) => tries)).toEqual([0])
    expect((await accountOf(server, stranger.userId)).phone).toBe(null)
  })

  it.each([
    ['five digits', { code: '12345' }, 'code'],
    ['letters', { code: 'abcdef' }, 'code'],
    ['a number', { code: 123_456 }, 'code'],
    ['an empty phone', { phoneNumber: '' }, 'phoneNumber'],
    ['a protected key', { userId: 1 }, 'userId'],
  ])('with %s is refused by its field', async (_name, sent, field) => {
    const user = await server.signedIn()
    const answer = await ask.post(user, '/profiles/phone/verify', {
      phoneNumber: '(555) 010-0000',
      code: '123456',
      ...sent,
    })
    expect([answer.statusCode, answer.json().error.details[0].field]).toEqual([400, field])
  })
})

describe('codes at rest', () => {
  it('are hashed with a key: no plain digest of six digits finds one, and no row holds one', async () => {
    const { user, code } = await awaiting()
    const [row] = await keptCodes(user.userId)
    const plain = new Set(
      Array.from({ length: 1_000_000 }, (_, n) =>
        createHash('sha256').update(String(n).padStart(6, '0')).digest('hex'),
      ),
    )
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(plain.has(String(row?.codeHash))).toBe(false)
    const { codeHash: _, phone: _phone, createdAt: _created, expiresAt: _expires, ...rest } = row ?? {}
    expect(JSON.stringify(rest)).not.toContain(code)
  })

  it('are forgotten a day after they ran out', async () => {
    const { user } = await awaiting()
    server.clock.moveBy(25 * HOUR)
    await server.platform.jobs.enqueue(server.platform.db, 'platform.sweep', {})
    await server.platform.jobs.drain()
    expect(await keptCodes(user.userId)).toEqual([])
  })
})

describe('the log', () => {
  it('tells of requests, and of no code', async () => {
    const lines: string[] = []
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk))
      return true
    })
    const loud = await openTestApp({ LOG_LEVEL: 'debug' })
    try {
      const user = await loud.signedIn()
      const phone = newPhone()
      const spoken = asking(loud)
      await spoken.post(user, '/profiles/phone/verify/send', { phoneNumber: phone })
      const code = String((await messageTo(loud, phone, 'phoneCode'))['code'])
      await spoken.post(user, '/profiles/phone/verify', { phoneNumber: phone, code: wrong(code) })
      await spoken.post(user, '/profiles/phone/verify', { phoneNumber: phone, code })
      await loud.platform.jobs.drain()
      await new Promise((resolve) => setImmediate(resolve))
      const log = lines.join('')
      expect(log).toContain('/api/profiles/phone/verify/send')
      expect([log.includes(`"${code}"`), log.includes(phone), new RegExp(`\\b${code}\\b`).test(log)]).toEqual([
        false,
        false,
        false,
      ])
    } finally {
      written.mockRestore()
      await loud.close()
    }
  })
})

describe('the limits', () => {
  const statusesOf = async (count: number, work: (index: number) => Promise<{ statusCode: number }>) => {
    const statuses = []
    for (let index = 0; index < count; index += 1) statuses.push((await work(index)).statusCode)
    return statuses
  }
  const many = (count: number, status: number) => Array.from({ length: count }, () => status)

  it('send five codes an hour to one person, whichever phones', async () => {
    const user = await server.signedIn()
    expect(await statusesOf(6, () => send(user, newPhone()))).toEqual([...many(5, 204), 429])
  })

  it('send five codes an hour to one phone, whoever asks', async () => {
    const phone = newPhone()
    const statuses = await statusesOf(6, async () => send(await server.signedIn(), phone))
    expect(statuses).toEqual([...many(5, 204), 429])
    expect((await messagesTo(server, phone)).length).toBe(5)
  })

  it('send thirty codes an hour at the wish of one network address, whatever header it forges', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => server.signedIn()))
    const statuses = await statusesOf(31, (index) =>
      ask.post(
        people[index % 7] ?? { token: '' },
        '/profiles/phone/verify/send',
        { phoneNumber: newPhone() },
        { 'x-forwarded-for': `203.0.113.${index}` },
      ),
    )
    expect(statuses).toEqual([...many(30, 204), 429])
  })

  it('of 40 wishes at the same moment send exactly five', async () => {
    const user = await server.signedIn()
    const phone = newPhone()
    // Nothing of them comes from one address.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        server.call({
          method: 'POST',
          url: '/api/profiles/phone/verify/send',
          payload: { phoneNumber: phone },
          remoteAddress: `203.0.113.${index}`,
          as: user,
        }),
      ),
    )
    const sent = answers.filter(({ statusCode }) => statusCode === 204)
    expect([sent.length, (await messagesTo(server, phone)).length]).toEqual([5, 5])
  })

  it('judge thirty tries an hour of one person, and say how long to wait', async () => {
    const user = await server.signedIn()
    await statusesOf(30, () => verify(user, '(555) 010-0000', '123456'))
    const last = await verify(user, '(555) 010-0000', '123456')
    expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
