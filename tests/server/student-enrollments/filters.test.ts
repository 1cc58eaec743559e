import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import {
  classInstructors,
  instructorCourses,
  instructorCourseStudents,
} from '../../../server/platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import type { StudentEnrollment } from '../../../src/domain/contract/student-enrollments.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let instructor: TestUser
let course: TestCourse
let strange: TestCourse

type Page = Readonly<{
  items: readonly StudentEnrollment[]
  total: number
  named: readonly Readonly<{ filter: string; id: number; name: string }>[]
}>

/** Ends around the midnights of New York: the 1st of May is from 04:00 to 04:00, in UTC. */
const ENDS = {
  before: '2026-05-01T03:59:59.999Z',
  first: '2026-05-01T04:00:00.000Z',
  last: '2026-05-02T03:59:59.999Z',
  after: '2026-05-02T04:00:00.000Z',
} as const

const enrol = async (lastName: string, expirationDate: Date) => {
  const { db } = server.platform
  const { studentId } = await server.createUser([ROLE.student], { lastName, firstName: 'Kim' })
  await db.insert(onlineEnrollments).values({
    studentId: studentId ?? 0,
    courseId: course.courseId,
    offeringId: course.offeringId,
    statusId: 1,
    startedAt: new Date('2026-01-01T00:00:00Z'),
    lastActivityAt: new Date('2026-02-01T00:00:00Z'),
    expirationDate,
  })
  return studentId ?? 0
}

beforeAll(async () => {
  server = await openTestApp({ TIME_ZONE: 'America/New_York' })
  server.clock.moveBy(10 * HOUR)
  const { db } = server.platform
  instructor = await server.signedIn([ROLE.instructor])
  const other = await server.signedIn([ROLE.instructor])
  course = await makeCourse(db)
  strange = await makeCourse(db)
  await db.insert(offeringInstructors).values([
    { offeringId: course.offeringId, userId: instructor.userId },
    { offeringId: strange.offeringId, userId: other.userId },
  ])
  const studentIds: number[] = []
  for (const [name, end] of Object.entries(ENDS)) studentIds.push(await enrol(name, new Date(end)))
  // By the clock of its venue it is held late on the 1st and early on the 2nd; in UTC on the 2nd alone.
  const [held] = await db
    .insert(instructorCourses)
    .values({
      courseId: course.courseId,
      courseDate: new Date('2026-05-02T05:00:00Z'),
      courseEndDate: new Date('2026-05-02T08:00:00Z'),
      timeZone: 'America/Los_Angeles',
      venue: 'Yard',
      address: '1 Main Street',
      city: 'Ogden',
      county: 'Weber',
      capacity: 20,
      registrationClosesAt: new Date('2026-04-20T00:00:00Z'),
    })
    .returning({ id: instructorCourses.id })
  await db.insert(classInstructors).values({ instructorCourseId: held?.id ?? 0, userId: instructor.userId })
  await db.insert(instructorCourseStudents).values({
    instructorCourseId: held?.id ?? 0,
    studentId: studentIds[0] ?? 0,
    state: 'registered',
    registeredAt: new Date('2026-02-01T00:00:00Z'),
  })
})
afterAll(() => server.close())

const list = async (query: string): Promise<Page> =>
  (await server.call({ url: `/api/student-enrollments?${query}`, as: instructor })).json<Page>()
const namesOf = async (query: string) => (await list(`${query}&sort=expires`)).items.map(({ lastName }) => lastName)
const statusOf = async (query: string) =>
  (await server.call({ url: `/api/student-enrollments?${query}`, as: instructor })).statusCode

describe('a range of days', () => {
  it.each([
    ['2026-05-01..2026-05-01', ['first', 'last']],
    ['2026-05-01..', ['first', 'last', 'after']],
    ['..2026-05-01', ['before', 'first', 'last']],
    ['2026-04-30..2026-05-02', ['before', 'first', 'last', 'after']],
    ['2026-05-03..', []],
  ])('%s counts both of its days, by the clock of the programme', async (days, names) => {
    expect(await namesOf(`expires=${days}`)).toEqual(names)
    expect((await list(`expires=${days}`)).total).toBe(names.length)
  })

  it.each([
    ['2026-05-01..2026-05-01', 1],
    ['2026-05-02..', 1],
    ['2026-05-03..', 0],
    ['..2026-04-30', 0],
  ])('%s is of a class held on any of them, by the clock of its venue', async (days, count) => {
    expect((await list(`delivery=inPerson&expires=${days}`)).total).toBe(count)
  })

  it('of a preset is as of today by the clock of the programme, which has yesterday still', async () => {
    expect(server.clock.now().toISOString().slice(0, 10)).toBe('2026-03-03')
    expect(await namesOf('expires=next60')).toEqual(['before', 'first', 'last'])
    expect(await namesOf('expires=next30')).toEqual([])
    expect(await namesOf('lastActivity=last30')).toEqual(['before', 'first', 'last', 'after'])
    expect(await namesOf('lastActivity=last7')).toEqual([])
  })

  it('chooses the same rows for what is done with all that match', async () => {
    const ask = (count: number) =>
      server.call({
        method: 'POST',
        url: '/api/student-enrollments/acts/verify',
        as: instructor,
        payload: {
          selection: {
            kind: 'matching',
            search: '',
            filters: { expires: ['2026-05-01..2026-05-01'] },
            except: [],
            count,
          },
        },
      })
    expect((await ask(3)).json().error).toMatchObject({ code: 'SELECTION_CHANGED', details: { count: 2 } })
  })

  it.each([
    'expires=..',
    'expires=2026-05-02..2026-05-01',
    'expires=2026-02-30..',
    'expires=next8',
    'lastActivity=next7',
  ])('that there is not is refused: %s', async (query) => {
    expect(await statusOf(query)).toBe(400)
  })
})

describe('a course', () => {
  const choices = async (search: string, query = '') =>
    (
      await server.call({
        url: `/api/student-enrollments/choices?filter=course&search=${encodeURIComponent(search)}${query}`,
        as: instructor,
      })
    ).json<readonly { id: number; name: string }[]>()

  it('is found among those that one teaches, whatever the case', async () => {
    const [own] = await choices('')
    expect(own?.id).toBe(course.courseId)
    expect(await choices('')).toHaveLength(1)
    expect(await choices((own?.name ?? '').toUpperCase())).toEqual([own])
    expect(await choices('no such course')).toEqual([])
  })

  it('is found among those of one kind of rows, where that is said', async () => {
    const { db } = server.platform
    const inPerson = await makeCourse(db)
    await db.update(instructorCourses).set({ courseId: inPerson.courseId })
    const idsOf = async (query: string) => (await choices('', query)).map(({ id }) => id)
    expect(await idsOf('')).toEqual([course.courseId, inPerson.courseId])
    expect(await idsOf('&kind=online')).toEqual([course.courseId])
    expect(await idsOf('&kind=inPerson')).toEqual([inPerson.courseId])
    await db.update(instructorCourses).set({ courseId: course.courseId })
  })

  it('is named by the list that is narrowed to it, and another is not', async () => {
    const [own] = await choices('')
    expect((await list(`course=${course.courseId}`)).named).toEqual([{ filter: 'course', ...own }])
    expect(await list(`course=${strange.courseId}`)).toMatchObject({ items: [], named: [] })
    expect((await list('')).named).toEqual([])
  })

  it.each(['0', '-1', '2147483648', 'abc', '1.5'])('has an id that %s is not', async (id) => {
    expect(await statusOf(`course=${id}`)).toBe(400)
  })

  it('is looked for by a filter that the list has', async () => {
    const url = '/api/student-enrollments/choices?filter=status&search='
    expect((await server.call({ url, as: instructor })).statusCode).toBe(400)
  })
})
