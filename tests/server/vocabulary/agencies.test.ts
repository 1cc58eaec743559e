import { eq } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { AGENCY_USES } from '../../../server/modules/vocabulary/agencies.repository.ts'
import * as accounts from '../../../server/platform/db/tables/accounts.table.ts'
import * as catalogue from '../../../server/platform/db/tables/catalogue.table.ts'
import * as certificates from '../../../server/platform/db/tables/certificates.table.ts'
import * as classes from '../../../server/platform/db/tables/classes.table.ts'
import * as groups from '../../../server/platform/db/tables/groups.table.ts'
import * as learning from '../../../server/platform/db/tables/learning.table.ts'
import * as platform from '../../../server/platform/db/tables/platform.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { AgencyPreview } from '../../../src/domain/contract/agency-import.contract.ts'
import type { AgencyRecord } from '../../../src/domain/contract/agency-records.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { makingWith, type Making } from '../course-records/support/making.ts'
import { refusalOf } from '../learning/support/learner.ts'
import { askedWhileHeld } from '../support/held.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

const { agencies, userAgencies, users } = accounts

let server: TestApp
let maker: Making
beforeAll(async () => {
  server = await openTestApp()
  maker = makingWith(server, await server.signedIn([ROLE.admin]))
})
afterAll(() => server.close())

const form = (name: string, more: object = {}) => ({ name, discipline: '', county: '', city: '', ...more })
const add = async (name: string, more: object = {}) =>
  (await maker.call('POST', '/agency-records', form(name, more))).json<{ id: number }>().id
const listed = async (query: string) =>
  (await maker.call('GET', `/agency-records?${query}`)).json<{ items: AgencyRecord[] }>().items
const names = async (query: string) => (await listed(query)).map(({ name }) => name)
const employ = async (agencyId: number) => {
  const person = await server.createUser()
  await server.platform.db.update(users).set({ primaryAgencyId: agencyId }).where(eq(users.id, person.userId))
  return person
}

it('an agency is added, and chosen at once by who signs up', async () => {
  const id = await add('Lorne County Sheriff', { discipline: 'lawEnforcement', county: 'Lorne' })
  expect((await server.call({ url: '/api/agencies' })).json()).toContainEqual({ id, name: 'Lorne County Sheriff' })
  await employ(id)
  expect(await listed('search=lorne')).toEqual([
    {
      id,
      name: 'Lorne County Sheriff',
      discipline: 'lawEnforcement',
      county: 'Lorne',
      city: null,
      people: 1,
      further: 0,
      groups: 0,
      classes: 0,
    },
  ])
  expect(await names('discipline=towing')).toEqual([])
  expect(await names('used=yes')).toEqual(['Lorne County Sheriff'])
})

it('no two are called what people would take for one', async () => {
  const id = await add('İzmir Fire')
  for (const name of ['izmir fire', 'Izmir  Fire ']) {
    const answer = await maker.call('POST', '/agency-records', form(name))
    expect(answer.json()).toMatchObject({ error: { details: [{ field: 'name' }] } })
  }
  const changed = await maker.call('PATCH', `/agency-records/${id}`, {
    ...form('IZMIR FIRE', { city: 'İzmir' }),
    was: form('İzmir Fire'),
  })
  expect(changed.json()).toMatchObject({ id, name: 'IZMIR FIRE', city: 'İzmir' })
})

it('is removed only where nobody has it', async () => {
  const id = await add('Short-lived Towing')
  const person = await employ(id)
  expect(refusalOf(await maker.call('DELETE', `/agency-records/${id}`))).toEqual({ status: 409, code: 'IN_USE' })
  await server.platform.db.update(users).set({ primaryAgencyId: null }).where(eq(users.id, person.userId))
  expect((await maker.call('DELETE', `/agency-records/${id}`)).statusCode).toBe(204)
})

it('a merge moves all that is of it, and nobody has the other one twice', async () => {
  const { db } = server.platform
  const from = await add('Metro EMS')
  const into = await add('Metropolitan EMS')
  const [first, second, third] = [await employ(from), await employ(into), await employ(into)]
  await db.insert(userAgencies).values([
    // Of whom the other is the primary one, who has both, and who has it alone.
    { userId: second.userId, agencyId: from },
    { userId: first.userId, agencyId: into },
    { userId: third.userId, agencyId: from },
  ])
  const plain = await server.createUser()
  await db.insert(userAgencies).values([
    { userId: plain.userId, agencyId: from },
    { userId: plain.userId, agencyId: into },
  ])
  const at = `/agency-records/${from}/merge`
  const preview = (await maker.call('POST', `${at}/preview`, { into })).json<{ total: number; moved: object[] }>()
  expect(preview.moved).toContainEqual({ what: 'people', count: 1 })
  expect(await names('search=metro%20ems')).toContain('Metro EMS')
  expect(refusalOf(await maker.call('POST', at, { into, total: preview.total + 1 }))).toMatchObject({ status: 409 })
  expect((await maker.call('POST', at, { into, total: preview.total })).json()).toEqual(preview)
  expect(await listed('search=metropolitan')).toMatchObject([{ id: into, people: 3, further: 1 }])
  expect(await db.select().from(agencies).where(eq(agencies.id, from))).toEqual([])
  const noted = await db.select().from(auditLog).where(eq(auditLog.action, 'agency.merged')).orderBy(auditLog.id)
  expect(noted).toMatchObject([
    { subject: `agency:${into}`, details: { from: 'Metro EMS', to: 'Metropolitan EMS', count: preview.total } },
  ])
})

const bring = (text: string, part = '') =>
  server.call({
    method: 'POST',
    url: `/api/agency-records/import${part}`,
    as: maker.maker,
    payload: Buffer.from(text),
    headers: { 'content-type': UPLOAD_TYPE },
  })

it('a list of them is looked through, then what is ready of it is added', async () => {
  await add('Harlan County 911')
  const list =
    'Kurum;Tür;İlçe;Note\nHarlan county 911;;;\nKestrel Tow;ÇEKİCİ VE KURTARMA;Redfield;x\nkestrel  tow;;;\n;ems;;\nOld Mill;wizards;;\n'
  const preview = (await bring(list, '/preview')).json<AgencyPreview>()
  expect(preview.ignoredColumns).toEqual(['Note'])
  expect(preview.rows.map(({ row, verdict, problems }) => [row, verdict, problems])).toEqual([
    [2, 'known', []],
    [3, 'ready', []],
    [4, 'repeated', []],
    [5, 'invalid', [{ column: 'name', rule: 'required' }]],
    [6, 'invalid', [{ column: 'discipline', rule: 'discipline' }]],
  ])
  expect(await names('search=kestrel')).toEqual([])
  expect((await bring(list)).json()).toEqual({ added: 1, left: 4 })
  expect(await listed('search=kestrel')).toMatchObject([{ discipline: 'towing', county: 'Redfield' }])
  expect((await bring(list)).json()).toEqual({ added: 0, left: 5 })
  expect(refusalOf(await bring('county\nLorne\n', '/preview'))).toEqual({ status: 422, code: 'IMPORT_COLUMNS' })
  const noted = await server.platform.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'agency.imported'))
    .orderBy(auditLog.id)
  expect(noted).toMatchObject([{ details: { count: 1 } }])
})

it.each(['towing', 'Towing and recovery', 'çekici ve kurtarma', 'Çekme ve kurtarma', 'القطر والسحب'])(
  'knows the discipline by its key and by what our files call or called it: %s',
  async (word) => {
    const preview = (await bring(`Agency,Discipline\nMoth Tow,${word}\n`, '/preview')).json<AgencyPreview>()
    expect(preview.rows.map(({ verdict, problems }) => [verdict, problems])).toEqual([['ready', []]])
  },
)

it('every table that names an agency is known to a merge', () => {
  const tables = Object.values({
    ...accounts,
    ...catalogue,
    ...certificates,
    ...classes,
    ...groups,
    ...learning,
    ...platform,
  })
  const naming = tables.flatMap((table) =>
    table instanceof PgTable
      ? getTableConfig(table).foreignKeys.flatMap((key) => {
          const { foreignTable, columns } = key.reference()
          return foreignTable === agencies ? columns.map(({ name }) => `${getTableConfig(table).name}.${name}`) : []
        })
      : [],
  )
  const known = Object.values(AGENCY_USES).map(({ table, column }) => `${getTableConfig(table).name}.${column.name}`)
  expect(naming.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(known.toSorted((a, b) => (a < b ? -1 : 1)))
})

it('of several that are called the same at once, one is made, and the others are told so at the name', async () => {
  for (const name of ['Ashby Fire', 'Brandt Fire', 'Colby Fire', 'Dalton Fire']) {
    const spelled = [name, name.toUpperCase(), name, name.toLowerCase()]
    const answers = await Promise.all(spelled.map((one) => maker.call('POST', '/agency-records', form(one))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
    expect(await names(`search=${encodeURIComponent(name)}`)).toHaveLength(1)
  }
})

it('two that are merged into each other at once are one afterwards', async () => {
  const [one, other] = [await add('Evert Tow'), await add('Evert Towing')]
  await employ(one)
  await employ(other)
  const answers = await Promise.all([
    maker.call('POST', `/agency-records/${one}/merge`, { into: other, total: 1 }),
    maker.call('POST', `/agency-records/${other}/merge`, { into: one, total: 1 }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await listed('search=evert')).toMatchObject([{ people: 2 }])
})

it.runIf(testDatabaseUrl())(
  'a merge waits for who changes to the other agency, and neither waits for ever',
  async () => {
    const [from, into] = [await add('Farrow EMS'), await add('Farrow Ambulance')]
    const person = await employ(from)
    const answer = await askedWhileHeld(
      server,
      person.userId,
      () => maker.call('POST', `/agency-records/${from}/merge`, { into, total: 0 }),
      (tx) => tx.update(users).set({ primaryAgencyId: into }).where(eq(users.id, person.userId)),
    )
    expect(answer.statusCode).toBe(200)
    expect(await listed('search=farrow')).toMatchObject([{ id: into, people: 1 }])
  },
)
