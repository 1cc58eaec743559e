import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { agencies, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { ENROLLMENT_RECORDS_LIST, type EnrollmentRecord } from '../../../src/domain/contract/enrollment-records.list.ts'
import { broughtViews } from '../../../src/domain/list-view.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import { acting, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { enrolments, type Enrolments } from './support.ts'

let server: TestApp
let acts: Acting
let made: Enrolments
let courseId: number
/** By what is said of each below. */
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await openTestApp()
  const course = await makeCourse(server.platform.db, { lessonCount: 3 })
  const other = await makeCourse(server.platform.db)
  courseId = course.courseId
  made = enrolments(server, course)
  await made.limit(2)
  acts = acting(server, await server.signedIn([ROLE.admin]))
  const keep = async (key: string, about: Parameters<Enrolments['make']>[0]) => {
    ids[key] = (await made.make({ lastName: key, ...about })).id
  }
  await keep('Ending', { endsIn: 10, activeAgo: 2, isVerified: true })
  await keep('Still', { activeAgo: 45, isVerified: true })
  await keep('Spent', { activeAgo: 3, failed: 2, isVerified: true })
  await keep('Once', { activeAgo: 4, failed: 1, isVerified: true })
  await keep('Past', { endsIn: -2, activeAgo: 5, isVerified: true })
  await keep('Done', { status: 'completed', activeAgo: 6 })
  await keep('Expired', { status: 'expired', endsIn: -50, activeAgo: 70, isVerified: true })
  await keep('Gone', { status: 'dropped', activeAgo: 8, isVerified: true })
  await enrolments(server, other).make({ lastName: 'Elsewhere' })
})
afterAll(() => server.close())

const PATH = '/api/enrollment-records'
const read = async (query = ''): Promise<ListPage<EnrollmentRecord>> =>
  (await acts.ask('GET', `${PATH}?course=${courseId}${query && `&${query}`}`)).json()
const namesOf = ({ items }: ListPage<EnrollmentRecord>): string[] => items.map(({ lastName }) => lastName)

const BY_ACTIVITY = ['Ending', 'Spent', 'Once', 'Past', 'Done', 'Gone', 'Still', 'Expired']

test('tells of each where it stands, how far it is and how often its quiz can be tried', async () => {
  const page = await read()
  expect(namesOf(page)).toEqual(BY_ACTIVITY)
  expect(page.items.map(({ label, complete, total, attempts }) => [label, complete, total, attempts?.left])).toEqual([
    ['active', 1, 3, 2],
    ['active', 1, 3, 0],
    ['active', 1, 3, 1],
    ['expiredIncomplete', 1, 3, 2],
    ['completed', 1, 3, undefined],
    ['dropped', 1, 3, undefined],
    ['active', 1, 3, 2],
    ['expired', 1, 3, undefined],
  ])
})

test.each([
  ['status=active', ['Ending', 'Spent', 'Once', 'Still']],
  ['status=expiredIncomplete&status=dropped', ['Past', 'Gone']],
  ['verified=no', ['Done']],
  ['still=yes', ['Still', 'Expired']],
  ['still=no&status=active', ['Ending', 'Spent', 'Once']],
  ['attemptsLeft=no', ['Spent']],
  ['attemptsLeft=yes&status=active', ['Ending', 'Once', 'Still']],
  ['expires=next30', ['Ending']],
  ['search=kim%20spent', ['Spent']],
  ['lastActivity=last7', ['Ending', 'Spent', 'Once', 'Past', 'Done']],
])('is narrowed to %s', async (query, names) => {
  expect(namesOf(await read(query))).toEqual(names)
})

test('its views are what their names say', async () => {
  const shown = await Promise.all(
    broughtViews(ENROLLMENT_RECORDS_LIST).map(async ({ key, asked }) => [key, namesOf(await read(asked))] as const),
  )
  expect(Object.fromEntries(shown)).toEqual({
    endingIn30Days: ['Ending'],
    stuck: ['Still'],
    unverified: ['Done'],
  })
})

test('is narrowed to an agency, which it names', async () => {
  const [agency] = await server.platform.db
    .insert(agencies)
    .values({ name: `Agency ${randomUUID()}` })
    .returning()
  const { studentId, id } = await made.make({ lastName: 'Agent' })
  const record = (await read('search=agent')).items[0]
  await server.platform.db
    .update(users)
    .set({ primaryAgencyId: agency?.id ?? 0 })
    .where(eq(users.id, record?.userId ?? 0))
  const page = await read(`agency=${agency?.id}`)
  expect(page.items.map((row) => [row.id, row.studentId, row.agency])).toEqual([[id, studentId, agency?.name]])
  await acts.run('/enrollment-records', 'drop', { selection: { kind: 'some', ids: [id] }, reason: 'Out of the way' })
})

test.each(ENROLLMENT_RECORDS_LIST.sorts.flatMap((sort) => [sort, `-${sort}`]))(
  'goes on behind each page by %s',
  async (sort) => {
    const other = await makeCourse(server.platform.db)
    const many = enrolments(server, other)
    for (let more = 0; more < 23; more += 1) await many.make({ status: more % 2 === 0 ? 'active' : 'completed' })
    const ask = async (query: string): Promise<ListPage<EnrollmentRecord>> =>
      (await acts.ask('GET', `${PATH}?course=${other.courseId}&sort=${sort}${query}`)).json()
    const first = await ask('')
    const second = await ask(`&cursor=${first.next}&page=2`)
    const seen = [...first.items, ...second.items].map(({ id }) => id)
    expect([first.total, new Set(seen).size, second.next]).toEqual([23, 23, null])
  },
)

test('is saved as a file, in words', async () => {
  const { url } = (await acts.ask('GET', `${PATH}/export?course=${courseId}&search=spent`)).json<{ url: string }>()
  const [head = '', line = ''] = (await server.call({ url })).body.trim().split('\r\n')
  expect(head).toBe(
    'First name,Last name,Email,Course,Status,Lessons complete,Lessons,Enrollment expires (UTC),Verification,Last activity (UTC),Attempts left,Agency',
  )
  // How far it is, once.
  expect(line.split(',').slice(4, 7)).toEqual(['Active', '1', '3'])
  expect(line).toContain('Verified')
})

test('is nobody’s but theirs who run the programme', async () => {
  const instructor = await server.signedIn([ROLE.instructor])
  expect((await server.call({ method: 'GET', url: PATH, as: instructor })).statusCode).toBe(403)
  expect((await server.call({ method: 'GET', url: `${PATH}/${ids['Still']}`, as: instructor })).statusCode).toBe(403)
})
