import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { contactFlightsJob } from '../../../server/modules/contact/contact-flights.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { contactFlights, contactMessages } from '../../../server/platform/db/tables/contact.table.ts'
import type { Flight } from '../../../src/domain/contract/flight.contract.ts'
import { FLIGHT_KEPT_DAYS, FLIGHT_SENT_LETTERS } from '../../../src/domain/flight.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { solveBotCheck } from '../support/bot.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const FLIGHT: Flight = {
  version: 1,
  product: '1.0.0',
  at: 9000,
  actors: [{ actor: 'form#1', chart: 'form', parent: null, src: null, page: '/contact' }],
  records: [{ at: 8000, actor: 'form#1', kind: 'told', type: 'form.submitted', from: null, data: null, stood: [] }],
  frames: [],
  ends: [],
}

type Exported = Readonly<{ contactMessages: readonly Readonly<{ message: string; flight: string | null }>[] }>

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  await server.platform.db.delete(contactMessages)
})

const send = async (flight: string | undefined, as?: { token: string }) =>
  server.call({
    method: 'POST',
    url: '/api/contact-messages',
    payload: {
      name: 'Ada Moreno',
      email: 'ada@example.org',
      topic: 'other',
      message: 'It stood still.',
      botCheck: await solveBotCheck(server),
      flight,
    },
    ...(as && { as }),
  })

const sentId = async (): Promise<number> => {
  const [row] = await server.platform.db.select({ id: contactMessages.id }).from(contactMessages)
  if (!row) throw new Error('Nothing was kept.')
  return row.id
}

describe('what happened before a message', () => {
  it('is kept with it, and read by those who answer', async () => {
    const text = JSON.stringify(FLIGHT)
    expect((await send(text)).statusCode).toBe(201)
    const admin = await server.signedIn([ROLE.admin])
    const id = await sentId()
    const at = server.clock.now().toISOString()
    const whole = await server.call({ url: `/api/contact-cases/${id}`, as: admin })
    expect(whole.json<{ flightAt: string }>().flightAt).toBe(at)
    const answer = await server.call({ url: `/api/contact-cases/${id}/flight`, as: admin })
    expect([answer.statusCode, answer.json()]).toEqual([200, { flight: text, at }])
  })

  it('is not asked for: a message without it is 404 there', async () => {
    expect((await send(undefined)).statusCode).toBe(201)
    const admin = await server.signedIn([ROLE.admin])
    const id = await sentId()
    const whole = await server.call({ url: `/api/contact-cases/${id}`, as: admin })
    expect(whole.json<{ flightAt: null }>().flightAt).toBeNull()
    expect((await server.call({ url: `/api/contact-cases/${id}/flight`, as: admin })).statusCode).toBe(404)
  })

  it.each([
    ['no JSON', '{'],
    ['of another version', JSON.stringify({ ...FLIGHT, version: 2 })],
    ['no object', '7'],
    ['nothing', 'null'],
    ['of wrong types', JSON.stringify({ ...FLIGHT, at: '9000' })],
    ['of a number that is none', JSON.stringify(FLIGHT).replace('8000', '1e999')],
    ['of more values than one has', JSON.stringify({ ...FLIGHT, more: Array(61_000).fill(1) })],
    ['of a name longer than any', JSON.stringify({ ...FLIGHT, product: 'x'.repeat(301) })],
    ['deeper than one is', `${'['.repeat(80)}${']'.repeat(80)}`],
    ['longer than one is', JSON.stringify({ ...FLIGHT, product: 'x'.repeat(FLIGHT_SENT_LETTERS) })],
  ])('that is %s is refused, and with it the message', async (_, text) => {
    const answer = await send(text)
    expect([answer.statusCode, answer.json<{ error: { details: object } }>().error.details]).toEqual([
      400,
      [{ field: 'flight', message: expect.any(String) }],
    ])
    expect(await server.platform.db.select().from(contactMessages)).toEqual([])
  })

  it('is in what a person takes with them, and in nobody else’s', async () => {
    const [writer, stranger] = [await server.signedIn(), await server.signedIn()]
    const text = JSON.stringify(FLIGHT)
    await send(text, writer)
    const takenBy = async (as: { token: string }) => {
      const begun = await server.call({ method: 'POST', url: '/api/profiles/me/data-exports', payload: {}, as })
      const { contactMessages: own } = (await server.call({ url: begun.json<{ url: string }>().url })).json<Exported>()
      return own.map(({ message, flight }) => [message, flight])
    }
    expect(await takenBy(writer)).toEqual([['It stood still.', text]])
    expect(await takenBy(stranger)).toEqual([])
  })

  it('is nobody’s to read by its number but theirs who answer', async () => {
    const writer = await server.signedIn()
    await send(JSON.stringify(FLIGHT), writer)
    const url = `/api/contact-cases/${await sentId()}/flight`
    const others = [writer, await server.signedIn([ROLE.instructor]), await server.signedIn([ROLE.groupCoordinator])]
    const asked = await Promise.all(others.map((as) => server.call({ url, as })))
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect((await server.call({ url })).statusCode).toBe(401)
  })

  it('is given as what was sent, though it was written by hand: as data that no browser takes for a page', async () => {
    const markup = '<script>alert(1)</script>'
    const [actor] = FLIGHT.actors
    const text = JSON.stringify({ ...FLIGHT, product: markup, actors: [{ ...actor, actor: markup }] })
    expect((await send(text)).statusCode).toBe(201)
    const admin = await server.signedIn([ROLE.admin])
    const answer = await server.call({ url: `/api/contact-cases/${await sentId()}/flight`, as: admin })
    expect(answer.json<{ flight: string }>().flight).toBe(text)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it('that is older than ninety days is not read, also before the night that forgets it', async () => {
    expect((await send(JSON.stringify(FLIGHT))).statusCode).toBe(201)
    const id = await sentId()
    const read = async () => {
      const admin = await server.signedIn([ROLE.admin])
      const whole = await server.call({ url: `/api/contact-cases/${id}`, as: admin })
      const answer = await server.call({ url: `/api/contact-cases/${id}/flight`, as: admin })
      return [whole.json<{ flightAt: string | null }>().flightAt !== null, answer.statusCode]
    }
    server.clock.moveBy(FLIGHT_KEPT_DAYS * DAY)
    expect(await read()).toEqual([true, 200])
    server.clock.moveBy(1)
    expect(await read()).toEqual([false, 404])
  })

  it('goes with its message, and after ninety days by itself', async () => {
    const kept = () => server.platform.db.select().from(contactFlights)
    await send(JSON.stringify(FLIGHT))
    await server.platform.db.delete(contactMessages)
    expect(await kept()).toEqual([])
    await send(JSON.stringify(FLIGHT))
    let forget: () => Promise<void> = () => Promise.resolve()
    const jobs = {
      ...server.platform.jobs,
      repeat: (_name: string, _when: string, run: () => Promise<void>) => (forget = run),
    }
    contactFlightsJob({ ...server.platform, jobs })
    server.clock.moveBy(FLIGHT_KEPT_DAYS * DAY - HOUR)
    await forget()
    expect(await kept()).toHaveLength(1)
    server.clock.moveBy(2 * HOUR)
    await forget()
    expect(await kept()).toEqual([])
  })
})
