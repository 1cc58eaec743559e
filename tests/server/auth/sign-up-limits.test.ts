import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { PERSON, mailsTo, post, refused, signUp, statusesOf } from '../support/accounts.ts'
import { solveBotCheck } from '../support/bot.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ DEMO: '1' })
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(() => server.clock.moveBy(HOUR))

const accounts = () => server.platform.db.$count(users)
const stopped = (answers: readonly { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 429).length

describe('the bot check', () => {
  it('is needed, solved, and lets one account through', async () => {
    const there = await accounts()
    const { challenge, solution } = await solveBotCheck(server)
    const person = { email: 'robot@example.org' }
    const absent = await post(server, '/auth/sign-up', { ...PERSON, ...person })
    const malformed = await signUp(server, { person, botCheck: 'solved' })
    const unsolved = await signUp(server, {
      person,
      botCheck: { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
    })
    const inBody = await signUp(server, { person: { ...person, botCheck: { challenge, solution } }, botCheck: '{}' })
    expect([absent, malformed, unsolved, inBody].map(refused)).toEqual([
      [400, 'BOT_CHECK_FAILED'],
      [400, 'BOT_CHECK_FAILED'],
      [400, 'BOT_CHECK_FAILED'],
      [400, 'INVALID'],
    ])
    const first = await signUp(server, { person, botCheck: { challenge, solution } })
    const second = await signUp(server, { person: { email: 'r2@example.org' }, botCheck: { challenge, solution } })
    expect([first.statusCode, refused(second), await accounts()]).toEqual([201, [400, 'BOT_CHECK_EXPIRED'], there + 1])
  })
})

describe('signing up', () => {
  it('is stopped by network address, whatever a forwarding header says', async () => {
    const answers = await Promise.all(
      Array.from({ length: 220 }, (_, at) =>
        signUp(server, {
          botCheck: 'none',
          remoteAddress: '198.51.100.9',
          headers: { 'x-forwarded-for': `192.0.2.${at}`, forwarded: `for=192.0.2.${at}` },
        }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    const elsewhere = await signUp(server, { botCheck: 'none', remoteAddress: '198.51.100.10' })
    expect([
      statuses.filter((status) => status === 400).length,
      statuses.filter((status) => status === 429).length,
      elsewhere.statusCode,
    ]).toEqual([200, 20, 400])
  })

  it('is stopped by the address that a proxy vouches for, whatever stood in the header before it', async () => {
    const behindProxy = await openTestApp({ TRUST_PROXY: '1' })
    const from = (address: string, spoofed: number) =>
      signUp(behindProxy, {
        botCheck: 'none',
        headers: { 'x-forwarded-for': `192.0.2.${spoofed}, ${address}` },
      })
    const answers = await Promise.all(Array.from({ length: 210 }, (_, at) => from('198.51.100.40', at)))
    const another = await from('198.51.100.41', 1)
    // A port that a proxy adds, and an address of one's own /64, are no other place.
    const byPort = await from('198.51.100.40:51234', 1)
    const prefix = await Promise.all(
      Array.from({ length: 210 }, (_, at) => from(`[2001:db8:1:2::${at.toString(16)}]:${40_000 + at}`, at)),
    )
    await behindProxy.close()
    expect([stopped(answers), another.statusCode, byPort.statusCode, stopped(prefix)]).toEqual([10, 400, 429, 10])
  })

  it('with one e-mail address is stopped after five times, of eight at once from as many places', async () => {
    const { email } = await server.createUser()
    const checks = await Promise.all(Array.from({ length: 8 }, () => solveBotCheck(server)))
    const answers = await Promise.all(
      checks.map((botCheck, at) => signUp(server, { person: { email }, botCheck, remoteAddress: `203.0.113.${at}` })),
    )
    const statuses = statusesOf(answers)
    expect([statuses, (await mailsTo(server, email)).length]).toEqual([[201, 201, 201, 201, 201, 429, 429, 429], 5])
  })
})
