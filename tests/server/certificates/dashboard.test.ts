import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { DAY, later } from '../../../server/platform/clock.ts'
import { courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { groupCourses, groupMembers, groups } from '../../../server/platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import type { StudentDashboard } from '../../../src/domain/contract/student.contract.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

let server: TestApp
let student: TestUser
let online: Awaited<ReturnType<typeof makeCourse>>
let enrolledId: number

const now = () => server.clock.now()
const idOf = (rows: readonly Readonly<{ id: number }>[]): number => rows[0]?.id ?? 0

beforeAll(async () => {
  server = await openTestApp()
  const { db } = server.platform
  online = await makeCourse(db)
  student = await server.signedIn()
  const studentId = student.studentId ?? 0
  const enrolled = await server.call({
    method: 'POST',
    url: '/api/instructor-online-course-student/enroll-student',
    payload: { instructorOnlineCourseId: online.offeringId, studentId },
    as: student,
  })
  enrolledId = enrolled.json<{ id: number }>().id
  await db.insert(onlineEnrollments).values({
    studentId,
    courseId: online.courseId,
    offeringId: online.offeringId,
    statusId: 5,
    startedAt: later(now(), -90 * DAY),
    lastActivityAt: later(now(), -80 * DAY),
    expirationDate: later(now(), 200 * DAY),
  })
  const [row] = await db.select().from(courses)
  if (!row) throw new Error('There is no course')
  const { id: _, ...facts } = row
  const [held, ending] = await Promise.all(
    ['Held', 'Ending'].map(async (title) =>
      idOf(
        await db
          .insert(courses)
          .values({ ...facts, title: inThree(title), isOnline: false })
          .returning(),
      ),
    ),
  )
  const classId = idOf(
    await db
      .insert(instructorCourses)
      .values({
        courseId: held ?? 0,
        courseDate: later(now(), 5 * DAY),
        timeZone: 'America/Chicago',
        venue: 'Station 12',
        address: '1 Main St',
        city: 'Fairmont',
        county: 'Marion',
        capacity: 0,
        registrationClosesAt: later(now(), 4 * DAY),
      })
      .returning(),
  )
  const other = await server.createUser()
  for (const waiting of [other.studentId ?? 0, studentId]) {
    await db
      .insert(instructorCourseStudents)
      .values({ instructorCourseId: classId, studentId: waiting, state: 'waitlisted', registeredAt: now() })
  }
  const printed = {
    studentId,
    recipientName: 'Ada Moreno',
    hours: 4,
    completedOn: later(now(), -400 * DAY),
    issuedAt: later(now(), -400 * DAY),
  }
  await db.insert(certificates).values([
    {
      ...printed,
      number: 'TIM-2222-2222',
      courseId: ending ?? 0,
      courseTitle: inThree('Ending'),
      expiresAt: later(now(), 30 * DAY),
    },
    {
      ...printed,
      number: 'TIM-3333-3333',
      courseId: held ?? 0,
      courseTitle: inThree('Held'),
      expiresAt: later(now(), -DAY),
      recipientName: 'Ada Bell',
    },
    {
      ...printed,
      number: 'TIM-4444-4444',
      courseId: ending ?? 0,
      courseTitle: inThree('Ending'),
      expiresAt: null,
      revokedAt: now(),
    },
  ])
  const groupId = idOf(await db.insert(groups).values({ name: 'B shift', createdAt: now() }).returning())
  await db.insert(groupMembers).values({ groupId, studentId, joinedAt: now() })
  await db.insert(groupCourses).values([
    { groupId, courseId: held ?? 0, dueOn: '2026-04-01' },
    { groupId, courseId: ending ?? 0, dueOn: '2026-03-01' },
  ])
})
afterAll(() => server.close())

const read = async (as: TestUser = student) =>
  server.call({ method: 'GET', url: `/api/students/${student.studentId}/dashboard`, as })

describe("a student's page", () => {
  test('holds what is next, every enrolment, every class, every certificate and what the group expects', async () => {
    const page = (await read()).json<StudentDashboard>()
    expect(page.next).toEqual({
      enrollmentId: enrolledId,
      courseId: online.courseId,
      courseTitle: 'Scene basics',
      lessonId: online.lessonIds[0],
      position: 1,
      lessonTitle: 'Lesson 1',
      lessonPicture: null,
      state: 'watching',
      secondsLeft: 40,
    })
    expect(
      page.onlineEnrollments.map(({ id, startedAt, status, progress }) => [id, startedAt, status, progress]),
    ).toEqual([
      [enrolledId, now().toISOString(), 1, online.lessonIds.map((lessonId) => ({ lessonId, status: null }))],
      [expect.any(Number), later(now(), -90 * DAY).toISOString(), 5, []],
    ])
    expect(page.classes).toMatchObject([
      {
        registrationState: 'waitlisted',
        waitlistPosition: 2,
        calendarUrl: null,
        offerEndsAt: null,
        courseTitle: 'Held',
      },
    ])
    expect(page.groupCourses).toMatchObject([
      { courseTitle: 'Held', groupName: 'B shift', dueOn: '2026-04-01', isOnline: false },
    ])
  })

  test('offers of each certificate what can be done with it', async () => {
    const { certificates: held } = (await read()).json<StudentDashboard>()
    const facts = held
      .toSorted((a, b) => a.number.localeCompare(b.number))
      .map(({ number, state, downloadUrl, badgeUrl, correctedName, renewal }) => ({
        number,
        state,
        isGiven: downloadUrl !== null && badgeUrl !== null,
        correctedName,
        renews: renewal?.title ?? null,
      }))
    expect(facts).toEqual([
      { number: 'TIM-2222-2222', state: 'valid', isGiven: true, correctedName: null, renews: 'Ending' },
      // The place on the waitlist is a renewal under way.
      { number: 'TIM-3333-3333', state: 'expired', isGiven: true, correctedName: 'Ada Moreno', renews: null },
      { number: 'TIM-4444-4444', state: 'revoked', isGiven: false, correctedName: null, renews: null },
    ])
    const credential = held.find(({ number }) => number === 'TIM-2222-2222')?.badgeUrl ?? ''
    expect((await server.call({ method: 'GET', url: credential })).statusCode).toBe(200)
  })

  test("is nobody else's", async () => {
    const stranger = await server.signedIn()
    const unknown = await server.call({ method: 'GET', url: '/api/students/999999/dashboard', as: stranger })
    const answer = await read(stranger)
    expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()])
  })
})
