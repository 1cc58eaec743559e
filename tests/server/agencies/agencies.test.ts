import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { agencies } from '../../../server/platform/db/tables/accounts.table.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

describe('the agencies', () => {
  it('are there by name, with nothing else of them, and not sent again to who holds them', async () => {
    await server.platform.db
      .insert(agencies)
      .values([{ name: 'Ridge County EMS', county: 'Ridge' }, { name: 'ash Valley Tow' }, { name: 'Çınar Fire' }])
    const answer = await server.call({ url: '/api/agencies' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      [
        { id: expect.any(Number), name: 'ash Valley Tow' },
        { id: expect.any(Number), name: 'Çınar Fire' },
        { id: expect.any(Number), name: 'Ridge County EMS' },
      ],
    ])
    const headers = { 'if-none-match': String(answer.headers['etag']) }
    const again = await server.call({ url: '/api/agencies', headers })
    await server.platform.db.insert(agencies).values({ name: 'Bridge Police' })
    const changed = await server.call({ url: '/api/agencies', headers })
    expect([again.statusCode, again.body, changed.statusCode]).toEqual([304, '', 200])
  })
})

describe('the partners', () => {
  it('are the agencies with their disciplines, by name', async () => {
    await server.platform.db.insert(agencies).values({ name: 'Zeta Towing', discipline: 'towing' })
    const partners = (await server.call({ url: '/api/partners' })).json<{ name: string; discipline: string | null }[]>()
    const known = (await server.call({ url: '/api/agencies' })).json<{ name: string }[]>()
    expect([partners.map(({ name }) => name), partners.at(-1)]).toEqual([
      known.map(({ name }) => name),
      { name: 'Zeta Towing', discipline: 'towing' },
    ])
  })
})

describe('the user types', () => {
  it.each([
    ['en', ['Student', 'Instructor', 'Group Coordinator']],
    ['tr', ['Öğrenci', 'Eğitmen', 'Grup Koordinatörü']],
    ['ar', ['متدرّب', 'مدرّب', 'منسّق المجموعة']],
  ])('are named in the language of the request: %s', async (language, names) => {
    const answer = await server.call({ url: '/api/user-types', headers: { 'accept-language': language } })
    expect(answer.json()).toEqual(names.map((name, at) => ({ id: at + 1, name })))
  })
})
