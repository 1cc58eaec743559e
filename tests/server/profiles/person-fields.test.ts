import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { CELLS } from '../../../server/i18n/cells.ts'
import type { NewUser } from '../../../server/modules/auth/users.repository.ts'
import type { User } from '../../../src/domain/contract/users.list.ts'
import { recordOf } from '../../../src/domain/keys.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import {
  askedIn,
  FOUND_BY_ITSELF,
  kindOf,
  LISTED,
  LISTED_KEYS,
  PERSON_FIELDS,
  type PersonField,
} from '../../../src/domain/person-fields.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { coordinating, type Coordinating } from '../groups/coordinating.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { asking, makeAgency } from './support/person.ts'

const NUMBERS = askedIn('profile', 'numbers')
const NUMBER_FIELDS = (Object.keys(PERSON_FIELDS) as PersonField[]).filter((field) => kindOf(field) === 'number')
const FOUND = (Object.keys(PERSON_FIELDS) as PersonField[]).filter((field) => 'found' in PERSON_FIELDS[field])

let server: TestApp
let own: Coordinating
let person: Partial<NewUser>
let listed: Readonly<Record<string, unknown>>
beforeAll(async () => {
  server = await openTestApp()
  own = await coordinating(server)
  const { id } = await own.make('Night shift')
  const agency = 'Metro Fire'
  person = {
    ...recordOf(NUMBER_FIELDS, (field) => `${field} 41`),
    email: 'zeynep@elsewhere.example',
    firstName: 'Zeynep',
    lastName: 'Ürün',
    primaryAgencyId: await makeAgency(server, agency),
    discipline: 'ems',
  }
  const values: Readonly<Record<string, unknown>> = { ...person, primaryAgencyId: agency }
  listed = recordOf(LISTED_KEYS, (key) => values[LISTED[key]])
  await own.member(id, person)
  await own.member(id)
})
afterAll(() => server.close())

describe.each(NUMBERS)('%s of a person', (field) => {
  it('is saved, read back, and in the download of one’s own data', async () => {
    const ask = asking(server)
    const user = await server.signedIn([ROLE.student])
    expect((await ask.get(user, '/profiles/me')).json()[field]).toBe('')
    const saved = await ask.patch(user, '/profiles/me', { [field]: ' N 7 ' })
    expect([saved.statusCode, saved.json()[field]]).toEqual([200, 'N 7'])
    expect((await ask.get(user, '/profiles/me')).json()[field]).toBe('N 7')
    const { url } = (await ask.post(user, '/profiles/me/data-exports')).json<{ url: string }>()
    const data = (await server.call({ url, as: user })).json<{ profile: Readonly<Record<string, unknown>> }>()
    expect(data.profile[field]).toBe('N 7')
  })
})

describe.each(LISTED_KEYS)('%s in a list of people', (key) => {
  it('stands in its rows, where nothing is known too', async () => {
    const { items } = await own.students('?sort=-name')
    expect(items.map((row) => row[key])).toEqual([listed[key], null])
  })

  it('stands in its file, under its name', async () => {
    const { url } = await own.get<{ url: string }>('/api/groups/students/export?sort=-name')
    const [head = '', line = ''] = (await server.call({ url, as: own.as })).body.split('\r\n')
    const at = head.replace('\uFEFF', '').split(',').indexOf(CELLS.en[key])
    expect(line.split(',')[at]).toBe(key === 'discipline' ? 'Emergency medical services' : listed[key])
  })
})

describe.each(FOUND)('people are looked for by their %s', (field) => {
  const search = () => String((person as Readonly<Record<string, unknown>>)[field]).toUpperCase()

  it('and found by whoever sees everybody', async () => {
    const as = await server.signedIn([ROLE.admin])
    const found = await asking(server).get(as, `/users?${new URLSearchParams({ search: search() })}`)
    expect(found.json<ListPage<User>>().items.map(({ email }) => email)).toEqual([person.email])
  })

  it('and by who leads them, where it is what they are called', async () => {
    const { items } = await own.students(`?${new URLSearchParams({ search: search() })}`)
    const isOwn = !(FOUND_BY_ITSELF as readonly PersonField[]).includes(field)
    expect(items.map(({ email }) => email)).toEqual(isOwn ? [person.email] : [])
  })
})
