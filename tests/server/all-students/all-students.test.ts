import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { CELLS } from '../../../server/i18n/cells.ts'
import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { agencies, students } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { groupMembers } from '../../../server/platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { ALL_STUDENTS, type AnyStudent } from '../../../src/domain/contract/all-students.list.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import ar from '../../../src/i18n/ar/allStudentsList/index.ts'
import en from '../../../src/i18n/en/allStudentsList/index.ts'
import tr from '../../../src/i18n/tr/allStudentsList/index.ts'
import { makeCategory, makeClass, makeClassCourse, seat } from '../course-search/programme.ts'
import { certify, enroll, expectCourse, join, makeCoordinator, makeGroup } from '../group-progress/group-world.ts'
import { inThree, makeCourse, type TestCourse } from '../learning/support/course.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

const WORDS = { en, tr, ar }

let server: TestApp
let admin: TestUser
let online: TestCourse
let tow: number
/** In the name of each row of a test, and of no other. */
let mark: string
beforeAll(async () => {
  server = await openTestApp()
  online = await makeCourse(server.platform.db, { lessonCount: 2 })
  tow = await makeClassCourse(server, await makeCategory(server, inThree('Towing')), {
    position: 2,
    title: inThree('Tow operator'),
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  mark = randomUUID()
  admin = await server.signedIn([ROLE.admin])
})

type More = Parameters<TestApp['createUser']>[1]

const make = async (firstName: string, more: More = {}) => {
  const { userId, studentId, email } = await server.createUser([ROLE.student], { firstName, lastName: mark, ...more })
  if (studentId === null) throw new Error('Not a student')
  return { userId, studentId, email }
}

const get = async <T>(url: string): Promise<T> => (await server.call({ method: 'GET', url, as: admin })).json()
const read = (query = ''): Promise<ListPage<AnyStudent>> => get(`/api/students?search=${mark}${query}`)
const namesOf = async (query: string): Promise<string[]> =>
  (await read(`&${query}`)).items.map(({ firstName }) => firstName)

const makeAgency = async (more: Partial<typeof agencies.$inferInsert> = {}): Promise<number> => {
  const [row] = await server.platform.db
    .insert(agencies)
    .values({ name: `Agency ${mark} ${more.county ?? ''}`, ...more })
    .returning({ id: agencies.id })
  return row?.id ?? 0
}

describe('the list of students', () => {
  it('says of each who it is, what they have done, their group and the time that they have', async () => {
    const agency = await makeAgency({ county: 'Marion' })
    const ada = await make('Ada', { discipline: 'towing', primaryAgencyId: agency, licenseNumber: 'T-123' })
    await make('Bora')
    await server.createUser([ROLE.instructor], { firstName: 'Not', lastName: mark })
    const group = await makeGroup(server, `Crew ${mark}`, [])
    await server.platform.db
      .insert(groupMembers)
      .values({ groupId: group, studentId: ada.studentId, joinedAt: server.clock.now() })
    await enroll(server, ada, online, 100)
    await enroll(server, ada, online, -5, { status: ENROLLMENT_STATUS.expired })
    await enroll(server, ada, online, -5, { status: ENROLLMENT_STATUS.completed })
    await enroll(server, ada, online, -5, { status: ENROLLMENT_STATUS.dropped })
    await seat(server, await makeClass(server, tow, { day: 12 }), ada.studentId)
    await server.platform.db.update(students).set({ quizTime: 'double' }).where(eq(students.id, ada.studentId))
    const { items } = await read()
    expect(items).toEqual([
      {
        id: ada.studentId,
        userId: ada.userId,
        firstName: 'Ada',
        lastName: mark,
        email: ada.email,
        agency: `Agency ${mark} Marion`,
        discipline: 'towing',
        county: 'Marion',
        licenseNumber: 'T-123',
        active: 2,
        completed: 1,
        expired: 1,
        lastActivityAt: server.clock.now().toISOString(),
        group: { id: group, name: `Crew ${mark}` },
        quizTime: 'double',
        isVerified: false,
        createdAt: server.clock.now().toISOString(),
      },
      expect.objectContaining({ active: 0, completed: 0, expired: 0, lastActivityAt: null, group: null, county: null }),
    ])
  })

  it('is searched for licence numbers too, as a coordinator’s is not, who sees none', async () => {
    const ada = await make('Ada', { licenseNumber: 'Tİ-123' })
    await make('Bora', { licenseNumber: 'TI-999' })
    const found = await Promise.all(
      ['Tİ-123', 'ti-12', `${mark} -123`].map((search) =>
        get<ListPage<AnyStudent>>(`/api/students?search=${encodeURIComponent(search)}`),
      ),
    )
    expect(found.map(({ items }) => items.map(({ id }) => id))).toEqual(found.map(() => [ada.studentId]))
    const anywhere = await server.call({ url: '/api/finding?search=ti-123', as: admin })
    expect(anywhere.json()).toMatchObject({ found: [{ kind: 'people', title: `Ada ${mark}` }] })
    const leading = await server.signedIn([ROLE.groupCoordinator])
    const group = await makeGroup(server, `Crew ${mark}`, [leading])
    await server.platform.db
      .insert(groupMembers)
      .values({ groupId: group, studentId: ada.studentId, joinedAt: server.clock.now() })
    const theirs = await server.call({ url: '/api/finding?search=ti-123', as: leading })
    expect(theirs.json()).toEqual({ found: [] })
  })

  it('says when they did something last, and not when somebody did it for them', async () => {
    const ada = await make('Ada')
    await seat(server, await makeClass(server, tow, { day: 12 }), ada.studentId)
    const lastOf = async () => (await read()).items[0]?.lastActivityAt ?? null
    const own = await lastOf()
    const change = (set: Partial<typeof instructorCourseStudents.$inferInsert>) =>
      server.platform.db
        .update(instructorCourseStudents)
        .set(set)
        .where(eq(instructorCourseStudents.studentId, ada.studentId))
    await change({ registeredById: admin.userId })
    const byOthers = await lastOf()
    await change({ attendance: 'noShow', markedAt: server.clock.now() })
    const awaited = await lastOf()
    await change({ attendance: 'present' })
    const came = await lastOf()
    // Of a class that was marked before it began: never ahead.
    const now = server.clock.now()
    expect([own, byOthers, awaited, came]).toEqual([now.toISOString(), null, null, now.toISOString()])
  })

  it.each(ALL_STUDENTS.sorts.flatMap((sort) => [sort, `-${sort}`]))('goes on behind each page by %s', async (sort) => {
    for (let more = 0; more < 22; more += 1) await make('Cem')
    const first = await read(`&sort=${sort}`)
    const second = await read(`&sort=${sort}&cursor=${first.next}&page=2`)
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect([first.total, new Set(ids).size, second.next]).toEqual([22, 22, null])
  })

  it('is narrowed by who they are, their group, their time and their verification', async () => {
    const agency = await makeAgency({ county: 'Märion' })
    const crew = await makeGroup(server, `Crew ${mark}`, [])
    await make('Ada', { discipline: 'towing', primaryAgencyId: agency })
    await join(server, crew, { firstName: 'Bora', lastName: mark }, { discipline: 'ems' })
    const cem = await make('Cem')
    await server.platform.db.update(students).set({ quizTime: 'unlimited' }).where(eq(students.id, cem.studentId))
    await enroll(server, cem, online, 100)
    await server.platform.db
      .update(onlineEnrollments)
      .set({ isVerified: true })
      .where(eq(onlineEnrollments.studentId, cem.studentId))
    for (const [query, names] of [
      ['discipline=towing', ['Ada']],
      ['discipline=towing&discipline=ems', ['Ada', 'Bora']],
      [`agency=${agency}`, ['Ada']],
      ['county=marion', ['Ada']],
      [`group=${crew}`, ['Bora']],
      [`learning=${online.courseId}`, ['Cem']],
      ['extraTime=yes', ['Cem']],
      ['extraTime=no', ['Ada', 'Bora']],
      ['verified=yes', ['Cem']],
      ['verified=no', ['Ada', 'Bora']],
    ] as const) {
      expect([query, await namesOf(query)]).toEqual([query, names])
    }
  })

  it('is narrowed by the certificates that people hold, of a course or of any', async () => {
    const ada = await make('Ada')
    const bora = await make('Bora')
    const cem = await make('Cem')
    const dee = await make('Dee')
    await make('Eve')
    const { courseId } = online
    await certify(server, ada, courseId, 200)
    await certify(server, bora, courseId, 40)
    await certify(server, cem, courseId, 40)
    // Taken again: the earlier one lapses, and nothing is to be done.
    await certify(server, cem, courseId, 300)
    await certify(server, dee, tow, -10)
    await certify(server, dee, courseId, 40, { revokedAt: server.clock.now() })
    await enroll(server, dee, online, 100)
    const course = `course=${courseId}`
    for (const [query, names] of [
      ['standing=holds', ['Ada', 'Bora', 'Cem']],
      ['standing=never', ['Eve']],
      [`${course}&standing=never`, ['Dee', 'Eve']],
      [`course=${tow}&standing=holds`, []],
      ['expires=next60', ['Bora']],
      [`${course}&expires=next60`, ['Bora']],
      [`course=${tow}&expires=next60`, []],
      [course, ['Ada', 'Bora', 'Cem', 'Dee']],
      [`course=${tow}`, ['Dee']],
    ] as const) {
      expect([query, await namesOf(query)]).toEqual([query, names])
    }
  })

  it('knows who was never trained, whatever becomes of a certificate', async () => {
    const ada = await make('Ada')
    const bora = await make('Bora')
    const never = () => namesOf('standing=never')
    const { db } = server.platform
    const isOf = eq(certificates.studentId, ada.studentId)
    expect(await never()).toEqual(['Ada', 'Bora'])
    await certify(server, ada, tow, -10)
    expect(await never()).toEqual(['Bora'])
    await db.update(certificates).set({ revokedAt: server.clock.now() }).where(isOf)
    expect(await never()).toEqual(['Ada', 'Bora'])
    await db.update(certificates).set({ revokedAt: null }).where(isOf)
    expect(await never()).toEqual(['Bora'])
    await db.update(certificates).set({ studentId: bora.studentId }).where(isOf)
    expect(await never()).toEqual(['Ada'])
    await db.delete(certificates).where(eq(certificates.studentId, bora.studentId))
    expect(await never()).toEqual(['Ada', 'Bora'])
  })

  it('says who is overdue as their coordinator is told', async () => {
    const coordinator = await makeCoordinator(server)
    const crew = await makeGroup(server, `Crew ${mark}`, [coordinator])
    await expectCourse(server, crew, online.courseId, -14)
    await expectCourse(server, crew, tow, 20)
    const member = (firstName: string) => join(server, crew, { firstName, lastName: mark })
    await certify(server, await member('Ada'), online.courseId, 200)
    await certify(server, await member('Bora'), online.courseId, -20)
    await certify(server, await member('Cem'), online.courseId, -5)
    await enroll(server, await member('Dee'), online, 100)
    await certify(server, await member('Eve'), online.courseId, null)
    const { items } = (await server.call({ url: '/api/group-progress?standing=overdue', as: coordinator })).json<
      ListPage<Pick<AnyStudent, 'firstName'>>
    >()
    const told = items.map(({ firstName }) => firstName)
    expect(told).toEqual(['Bora', 'Dee'])
    expect(await namesOf('standing=overdue')).toEqual(told)
    expect(await namesOf(`standing=overdue&course=${tow}`)).toEqual([])
  })

  it('finds what its filters refer to: any group and course, and to be enrolled in only what is offered', async () => {
    const crew = await makeGroup(server, `Crew ${mark}`, [])
    const named = async (filter: string, search: string) =>
      (await get<{ name: string }[]>(`/api/students/choices?filter=${filter}&search=${search}`)).map(({ name }) => name)
    expect(await named('group', mark)).toEqual([`Crew ${mark}`])
    expect(await named('course', 'tow op')).toEqual(['Tow operator'])
    expect(await named('learning', 'tow op')).toEqual([])
    expect(await named('learning', 'scene')).toEqual(['Scene basics'])
    const { named: refs } = await get<{ named: unknown }>(`/api/students?search=${mark}&group=${crew}`)
    expect(refs).toEqual([{ filter: 'group', id: crew, name: `Crew ${mark}` }])
  })

  it('is saved as a file, in the words of who saves it', async () => {
    await make('Ada', { discipline: 'towing', createdAt: later(server.clock.now(), -DAY) })
    const { url } = await get<{ url: string }>(`/api/students/export?search=${mark}`)
    const [head, ada] = (await server.call({ url })).body.trim().split('\r\n')
    expect(head).toContain('First name,Last name,Email')
    expect(head).toContain('Active,Completed,Expired,Last activity (UTC),Group,Quiz time,Verified')
    expect(ada).toContain('0,0,0,,,Standard,No')
  })

  it.each(LANGUAGES)('is saved with its counts called what the list calls them: %s', (language) => {
    const { active, completed, expired } = WORDS[language].columns
    const { coursesActive, coursesCompleted, coursesExpired } = CELLS[language]
    expect([coursesActive, coursesCompleted, coursesExpired]).toEqual([active, completed, expired])
  })

  it('is of those who run the programme, and of nobody else', async () => {
    for (const role of [ROLE.student, ROLE.instructor, ROLE.groupCoordinator, ROLE.master]) {
      const as = await server.signedIn([role])
      expect((await server.call({ method: 'GET', url: '/api/students', as })).statusCode).toBe(403)
    }
  })
})
