import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { savedAnswers } from '../../../server/platform/db/tables/contact.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { SavedAnswer } from '../../../src/domain/contract/saved-answers.list.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { detailsOf } from '../support/accounts.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { asking, type Asking } from './support.ts'

const PATH = '/api/saved-answers'
const OLD_NAME = { title: 'Old name', en: 'Ask for it on your profile.', tr: 'Profilinizden isteyin.', ar: '' }

let server: TestApp
let ask: Asking
beforeAll(async () => {
  server = await openTestApp()
  ask = asking(server, await server.signedIn([ROLE.admin]))
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.platform.db.delete(savedAnswers)
})

const add = async (form = OLD_NAME): Promise<number> => (await ask.send('POST', PATH, form)).json<{ id: number }>().id
const list = async (query = '') =>
  (await ask.send('GET', `${PATH}${query}`)).json<ListPage<SavedAnswer>>().items.map(({ title }) => title)

test('an answer is saved, found in any of its languages, changed and removed, and each is noted', async () => {
  const id = await add()
  await add({ title: 'Lost code', en: 'Ask for another.', tr: '', ar: 'اطلب رمزًا آخر.' })
  expect([await list(), await list('?sort=-title')]).toEqual([
    ['Lost code', 'Old name'],
    ['Old name', 'Lost code'],
  ])
  expect([await list('?search=profilinizden'), await list('?search=رمز')]).toEqual([['Old name'], ['Lost code']])
  const changed = await ask.send('PATCH', `${PATH}/${id}`, {
    ...OLD_NAME,
    ar: 'اطلبه من ملفك.',
    was: OLD_NAME,
  })
  expect([changed.statusCode, changed.json()]).toEqual([200, { id, ...OLD_NAME, ar: 'اطلبه من ملفك.' }])
  expect((await ask.send('DELETE', `${PATH}/${id}`)).statusCode).toBe(204)
  expect(await list()).toEqual(['Lost code'])
  const noted = await server.platform.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, `savedAnswer:${id}`))
    .orderBy(auditLog.id)
  expect(noted.map(({ action }) => action)).toEqual(['savedAnswer.added', 'savedAnswer.changed', 'savedAnswer.removed'])
})

test('no two have one title, and each is in English at least', async () => {
  const id = await add()
  const other = await add({ ...OLD_NAME, title: 'Other' })
  for (const [method, url, more] of [
    ['POST', PATH, {}],
    ['PATCH', `${PATH}/${other}`, { was: { ...OLD_NAME, title: 'Other' } }],
  ] as const) {
    const taken = await ask.send(method, url, { ...OLD_NAME, ...more })
    expect([taken.statusCode, detailsOf(taken)]).toEqual([400, { title: 'There is one of this name.' }])
  }
  const blank = await ask.send('POST', PATH, { title: ' ', en: '', tr: '', ar: '' })
  expect([blank.statusCode, Object.keys(detailsOf(blank)).toSorted()]).toEqual([400, ['en', 'title']])
  // As it is, it is saved again.
  expect((await ask.send('PATCH', `${PATH}/${id}`, { ...OLD_NAME, was: OLD_NAME })).statusCode).toBe(200)
})

test('one that is gone is 404', async () => {
  expect((await ask.send('PATCH', `${PATH}/999999`, { ...OLD_NAME, was: OLD_NAME })).statusCode).toBe(404)
  expect((await ask.send('DELETE', `${PATH}/999999`)).statusCode).toBe(404)
})

test('is saved as a file', async () => {
  await add()
  const { url } = (await ask.send('GET', `${PATH}/export`)).json<{ url: string }>()
  const [head, line] = (await server.call({ url })).body.trim().split('\r\n')
  expect([head, line]).toEqual([
    expect.stringContaining('Title,English,Turkish,Arabic'),
    'Old name,Ask for it on your profile.,Profilinizden isteyin.,',
  ])
})
