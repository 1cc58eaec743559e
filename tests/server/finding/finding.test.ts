import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DAY, later } from '../../../server/platform/clock.ts'
import { offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { groupCoordinators, groupMembers, groups } from '../../../server/platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import type { Findings } from '../../../src/domain/contract/finding.contract.ts'
import { FOUND_AT_MOST } from '../../../src/domain/finding.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { taughtClass } from '../classes/support/classes.ts'
import { inThree, makeCourse, type TestCourse } from '../learning/support/course.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

const NUMBER = 'TIM-7K3M-9Q2X'

let server: TestApp
let course: TestCourse
let classId: number
let ada: TestUser
let admin: TestUser
let coordinator: TestUser
let instructor: TestUser
let stranger: TestUser

const find = async (as: TestUser | null, search: string): Promise<Findings['found']> => {
  const answer = await server.call({ url: `/api/finding?search=${encodeURIComponent(search)}`, ...(as && { as }) })
  expect(answer.statusCode).toBe(200)
  return answer.json<Findings>().found
}
const placesOf = async (as: TestUser | null, search: string) => (await find(as, search)).map(({ place }) => place)

beforeAll(async () => {
  server = await openTestApp()
  const { db } = server.platform
  const now = server.clock.now()
  admin = await server.signedIn([ROLE.admin])
  coordinator = await server.signedIn([ROLE.groupCoordinator])
  instructor = await server.signedIn([ROLE.instructor])
  stranger = await server.signedIn([ROLE.instructor, ROLE.groupCoordinator])
  ada = await server.signedIn([ROLE.student], { firstName: 'Ada', lastName: 'Quillfeather' })
  course = await makeCourse(db)
  classId = await taughtClass(server, await makeInPersonCourse(db), instructor, {
    startsIn: 5 * DAY,
    venue: 'Harbor Hall',
  })
  const studentId = ada.studentId ?? 0
  const [enrollment] = await db
    .insert(onlineEnrollments)
    .values({
      studentId,
      courseId: course.courseId,
      offeringId: course.offeringId,
      statusId: 1,
      startedAt: now,
      expirationDate: later(now, DAY),
      lastActivityAt: now,
    })
    .returning()
  await db.insert(offeringInstructors).values({ offeringId: course.offeringId, userId: instructor.userId })
  const [group] = await db.insert(groups).values({ name: 'Harbor', createdAt: now }).returning()
  const groupId = group?.id ?? 0
  await db.insert(groupCoordinators).values({ groupId, userId: coordinator.userId })
  await db.insert(groupMembers).values({ groupId, studentId, joinedAt: now })
  await db.insert(certificates).values({
    number: NUMBER,
    studentId,
    courseId: course.courseId,
    enrollmentId: enrollment?.id ?? null,
    recipientName: 'Ada Quillfeather',
    courseTitle: inThree('Scene safety'),
    hours: 4,
    completedOn: now,
    issuedAt: now,
  })
})
afterAll(() => server.close())

describe('what is found from anywhere', () => {
  it('is a person, by whoever sees them, at the page where they do', async () => {
    expect(await placesOf(admin, 'quillf')).toEqual([`/admin/users?person=${ada.userId}`])
    const search = encodeURIComponent(ada.email)
    expect(await placesOf(coordinator, 'quillf')).toEqual([`/coordinator/students?search=${search}`])
    expect(await placesOf(instructor, 'quillf')).toEqual([`/instructor/student-enrollments?search=${search}`])
  })

  it('is somebody on a class, by who teaches it, on its roster', async () => {
    const { db } = server.platform
    const kim = await server.createUser([ROLE.student], { firstName: 'Kim', lastName: 'Rosterson' })
    await db.insert(instructorCourseStudents).values({
      instructorCourseId: classId,
      studentId: kim.studentId ?? 0,
      state: 'registered',
      registeredAt: server.clock.now(),
    })
    const walkedIn = await server.createUser([ROLE.student], { lastName: 'Rosterwalker' })
    await db.insert(instructorCourseStudents).values({
      instructorCourseId: classId,
      studentId: walkedIn.studentId ?? 0,
      state: 'walkIn',
      typed: { firstName: 'Some', lastName: 'Body', agency: null, discipline: null },
      registeredAt: server.clock.now(),
    })
    expect(await placesOf(instructor, 'rosterson')).toEqual([`/instructor/roster/${classId}`])
    // Whether it was them is not known yet.
    expect(await find(instructor, 'rosterwalker')).toEqual([])
    expect(await find(stranger, 'rosterson')).toEqual([])
  })

  it('is nobody of those whom one neither leads nor teaches', async () => {
    for (const who of [stranger, ada, await server.signedIn([ROLE.student])])
      expect(await find(who, 'quillf')).toEqual([])
  })

  it('is a certificate by its number, however it is typed, and of its holder by its course too', async () => {
    for (const typed of [NUMBER, 'tim7k3m9q2x'])
      expect(await placesOf(admin, typed)).toEqual([`/admin/users?person=${ada.userId}&tab=training`])
    expect(await placesOf(ada, 'scene safety')).toContain(`/course/verification?code=${NUMBER}`)
    for (const who of [coordinator, instructor, stranger]) expect(await find(who, NUMBER)).toEqual([])
  })

  it('is a class to come, by its venue, of those who teach it or run the programme', async () => {
    expect(await placesOf(admin, 'harbor hall')).toEqual([`/instructor/roster/${classId}`])
    expect(await placesOf(instructor, 'harbor')).toEqual([`/instructor/roster/${classId}`])
    expect(await find(stranger, 'harbor')).toEqual([])
  })

  it('is no more than the first of each kind', async () => {
    for (let number = 0; number < FOUND_AT_MOST; number += 1)
      await server.createUser([ROLE.student], { lastName: `Manyfold ${number}` })
    const found = await find(admin, 'manyfold')
    expect(found.length).toBe(3)
    expect(found.map(({ title }) => title.at(-1))).toEqual(['0', '1', '2'])
  })

  it('is of the catalogue alone for a guest', async () => {
    expect(await find(null, 'scene basics')).toEqual([
      expect.objectContaining({ kind: 'courses', title: 'Scene basics', place: `/course/search/${course.courseId}` }),
    ])
    for (const search of ['quillfeather', NUMBER, 'harbor hall']) expect(await find(null, search)).toEqual([])
  })

  it('is asked for by three letters or more', async () => {
    const short = await server.call({ url: '/api/finding?search=%20ad%20', as: admin })
    expect([short.statusCode, short.json().error.details[0].field]).toEqual([400, 'search'])
    // Signs that are not seen say nothing, and would find everybody.
    const unseen = await server.call({ url: '/api/finding?search=%E2%80%8B%E2%80%8F%E2%80%AE%CC%81', as: admin })
    expect([unseen.statusCode, unseen.json().error.details[0].field]).toEqual([400, 'search'])
  })
})
