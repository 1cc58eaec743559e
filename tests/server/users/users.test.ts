import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { agencies, nameChanges } from '../../../server/platform/db/tables/accounts.table.ts'
import type { User } from '../../../src/domain/contract/users.list.ts'
import { USERS_LIST } from '../../../src/domain/contract/users.list.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
/** In the name of each row of a test, and of no other. */
let mark: string
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  mark = randomUUID()
  admin = await server.signedIn([ROLE.admin])
})

const make = async (firstName: string, ...[roles, more]: Parameters<TestApp['createUser']>): Promise<number> =>
  (await server.createUser(roles, { firstName, lastName: mark, ...more })).userId

const get = async <T>(url: string): Promise<T> => (await server.call({ method: 'GET', url, as: admin })).json()
const read = (query = ''): Promise<ListPage<User>> => get(`/api/users?search=${mark}${query}`)
const idsOf = ({ items }: ListPage<User>): number[] => items.map(({ id }) => id)

const makeAgency = async (name: string): Promise<number> => {
  const [row] = await server.platform.db.insert(agencies).values({ name }).returning({ id: agencies.id })
  return row?.id ?? 0
}

describe('the list of users', () => {
  it('says of each who it is, their roles, their agency, and where the account stands', async () => {
    const agency = `Fairmont ${mark}`
    const ada = await make('Ada', [ROLE.student, ROLE.admin], { primaryAgencyId: await makeAgency(agency) })
    const { items } = await read()
    expect(items).toEqual([
      {
        id: ada,
        firstName: 'Ada',
        lastName: mark,
        email: expect.stringContaining('@example.org'),
        roles: ['admin', 'student'],
        agency,
        discipline: null,
        verifiedAt: server.clock.now().toISOString(),
        lastSignInAt: null,
        state: 'active',
        createdAt: server.clock.now().toISOString(),
        sessions: 0,
      },
    ])
  })

  it('counts the sessions that a token still opens: of those with much power, for an hour', async () => {
    await server.signedIn([ROLE.admin], { firstName: 'Ada', lastName: mark })
    await server.signedIn([ROLE.student], { firstName: 'Bora', lastName: mark })
    const counts = async () => (await read()).items.map(({ sessions }) => sessions)
    expect(await counts()).toEqual([1, 1])
    server.clock.moveBy(2 * HOUR)
    admin = await server.signedIn([ROLE.admin])
    expect(await counts()).toEqual([0, 1])
  })

  it('is in the order of surnames, of addresses, of sign-ins and of the day of the account, both ways', async () => {
    const now = server.clock.now()
    const a = await make('Ada', [], { email: `b-${mark}@example.org`, createdAt: later(now, -DAY) })
    const b = await make('Bora', [], { email: `a-${mark}@example.org`, lastSignInAt: now })
    for (const [sort, first] of [
      ['name', a],
      ['email', b],
      // Whoever never signed in comes first.
      ['lastSignIn', a],
      ['created', a],
    ] as const) {
      const ids = idsOf(await read(`&sort=${sort}`))
      expect([sort, ids[0]]).toEqual([sort, first])
      expect(idsOf(await read(`&sort=-${sort}`))).toEqual(ids.toReversed())
    }
  })

  it.each(USERS_LIST.sorts.flatMap((sort) => [sort, `-${sort}`]))('goes on behind each page by %s', async (sort) => {
    for (let more = 0; more < 22; more += 1) {
      await make('Cem', [], more % 2 === 0 ? {} : { lastSignInAt: server.clock.now() })
    }
    const first = await read(`&sort=${sort}`)
    const second = await read(`&sort=${sort}&cursor=${first.next}&page=2`)
    expect([first.total, new Set([...idsOf(first), ...idsOf(second)]).size, second.next]).toEqual([22, 22, null])
  })

  it('is narrowed by roles, agency, verification, sign-in, state and a name that is asked for', async () => {
    const now = server.clock.now()
    const agency = await makeAgency(`Hazmat ${mark}`)
    const a = await make('Ada', [ROLE.owner, ROLE.student], { lastSignInAt: now })
    const b = await make('Bora', [ROLE.instructor], { emailVerifiedAt: null, lastSignInAt: later(now, -40 * DAY) })
    const c = await make('Cem', [], { deactivatedAt: now, primaryAgencyId: agency })
    await server.platform.db.insert(nameChanges).values({
      userId: a,
      oldFirstName: 'Ada',
      oldLastName: mark,
      newFirstName: 'Adah',
      newLastName: mark,
      reason: 'Married',
      evidence: 'Certificate',
      askedAt: now,
    })
    for (const [query, ids] of [
      ['role=owner', [a]],
      ['role=owner&role=instructor', [a, b]],
      [`agency=${agency}`, [c]],
      ['verified=no', [b]],
      ['verified=yes', [a, c]],
      ['lastSignIn=last30', [a]],
      ['lastSignIn=..2026-12-31', [a, b]],
      ['neverSignedIn=yes', [c]],
      ['neverSignedIn=no', [a, b]],
      ['state=deactivated', [c]],
      ['state=active', [a, b]],
      ['state=active&state=deactivated', [a, b, c]],
      ['nameAsked=yes', [a]],
      ['nameAsked=no', [b, c]],
    ] as const) {
      expect([query, idsOf(await read(`&${query}`))]).toEqual([query, ids])
    }
  })

  it('finds the agencies that somebody is of, and no other', async () => {
    const agency = await makeAgency(`Tow ${mark}`)
    await makeAgency(`Nobody’s ${mark}`)
    await make('Ada', [], { primaryAgencyId: agency })
    expect(await get(`/api/users/choices?filter=agency&search=${mark}`)).toEqual([{ id: agency, name: `Tow ${mark}` }])
  })

  it('is saved as a file, in the words of who saves it', async () => {
    await make('Ada', [ROLE.owner, ROLE.student])
    await make('Bora', [], { deactivatedAt: server.clock.now() })
    const { url } = await get<{ url: string }>(`/api/users/export?search=${mark}`)
    const { body } = await server.call({ url })
    const [head, ada, bora] = body.trim().split('\r\n')
    expect(head).toContain('First name,Last name,Email,Roles,Agency,Discipline')
    expect([ada?.includes('"Owner, Student"'), ada?.includes('Active'), bora?.includes('Deactivated')]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('is of those who run the programme, and of nobody else', async () => {
    for (const role of [ROLE.student, ROLE.instructor, ROLE.groupCoordinator, ROLE.master]) {
      const as = await server.signedIn([role])
      expect((await server.call({ method: 'GET', url: '/api/users', as })).statusCode).toBe(403)
    }
  })
})
