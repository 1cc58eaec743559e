import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { DAY, later } from '../../../server/platform/clock.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import {
  currentOnlineEnrollment,
  inPersonEnrollments,
  type OnlineEnrollment,
} from '../../../src/domain/contract/course.contract.ts'
import { studentDashboard } from '../../../src/domain/contract/student.contract.ts'
import { CLASS_STATUS, isEnrolledInPerson } from '../../../src/domain/course.ts'
import { enrollmentLabel, verificationLabel } from '../../../src/domain/enrollment-label.ts'
import { ENROLLMENT_STATUS, isEnrolledOnline } from '../../../src/domain/enrollment.ts'
import { enroll } from '../group-progress/group-world.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { makeCategory, makeClass, makeClassCourse, seat } from './programme.ts'

let server: TestApp
let categoryId: number
beforeAll(async () => {
  server = await openTestApp()
  categoryId = await makeCategory(server, inThree('Responder'))
})
afterAll(() => server.close())

const idOf = ({ studentId }: TestUser): number => {
  if (studentId === null) throw new Error('Not a student')
  return studentId
}

describe('an in-person card says Enrolled', () => {
  const { scheduled, cancelled, completed } = CLASS_STATUS
  test.each([
    ['until its end date has passed', { day: -1, endDay: 1 }, 'registered', true],
    ['not once its end date has passed', { day: -2, endDay: -1 }, 'registered', false],
    ['until its date has passed, where it has no end date', { day: 1, endDay: null }, 'registered', true],
    ['not once its date has passed, where it has no end date', { day: -1, endDay: null }, 'registered', false],
    ['not where it was cancelled', { day: 1, endDay: 1, status: cancelled }, 'registered', false],
    ['not where it was completed', { day: 1, endDay: 1, status: completed }, 'registered', false],
    ['for a walk-in', { day: -1, endDay: 1, status: scheduled }, 'walkIn', true],
    ['not on the waitlist', { day: 1, endDay: 1 }, 'waitlisted', false],
    ['not while a seat is only offered', { day: 1, endDay: 1 }, 'offered', false],
    ['not once the seat was given up', { day: 1, endDay: 1 }, 'cancelled', false],
    ['not where an offer lapsed', { day: 1, endDay: 1 }, 'lapsed', false],
  ] as const)('%s', async (_when, held, state, expected) => {
    const student = await server.signedIn()
    const courseId = await makeClassCourse(server, categoryId)
    const end = held.endDay
    const classId = await makeClass(server, courseId, {
      day: held.day,
      courseEndDate: end === null ? null : later(server.clock.now(), end * DAY),
      courseStatusId: 'status' in held ? held.status : scheduled,
    })
    await seat(server, classId, student.studentId, state)
    const answer = await server.call({
      url: `/api/instructor-course-students/students/${idOf(student)}/enrollments?populate=[instructorCourse]`,
      as: student,
    })
    const enrollments = inPersonEnrollments.parse(answer.json())
    expect(isEnrolledInPerson(courseId, enrollments, server.clock.now().getTime())).toBe(expected)
  })
})

describe('an online enrolment', () => {
  const { active, expired, completed, dropped } = ENROLLMENT_STATUS
  test.each([
    [active, 100, { kind: 'active', complete: 2, total: 3 }, true],
    [active, -1, { kind: 'expiredIncomplete' }, false],
    [completed, 100, { kind: 'completed' }, true],
    [completed, -1, { kind: 'completedExpired' }, false],
    [expired, 100, { kind: 'expired' }, false],
    [expired, -1, { kind: 'expired' }, false],
    [dropped, 100, { kind: 'dropped' }, false],
    [dropped, -1, { kind: 'dropped' }, false],
  ] as const)('of status %i that ends in %i days is told as it is', async (status, endsInDays, label, isEnrolled) => {
    const student = await server.signedIn()
    const course = await makeCourse(server.platform.db, { lessonCount: 3 })
    await enroll(server, { studentId: idOf(student) }, course, endsInDays, { status, passed: 2 })
    const now = server.clock.now().getTime()
    const read = async (): Promise<OnlineEnrollment | undefined> =>
      studentDashboard
        .parse((await server.call({ url: `/api/students/${idOf(student)}/dashboard`, as: student })).json())
        .onlineEnrollments.find(({ instructorOnlineCourse }) => instructorOnlineCourse.courseId === course.courseId)
    const told = await read()
    expect(told && enrollmentLabel({ ...told, lessonCount: told.progress.length }, now)).toEqual(label)

    const where = JSON.stringify({
      studentId: idOf(student),
      expirationDate: { '>=': new Date(now).toISOString() },
      'instructorOnlineCourse.courseId': course.courseId,
    })
    const current = await server.call({
      url: `/api/instructor-online-course-student/findOne?populate=[instructorOnlineCourse,progress]&where=${encodeURIComponent(where)}`,
      as: student,
    })
    expect(isEnrolledOnline(currentOnlineEnrollment.parse(current.json()), now)).toBe(isEnrolled)
  })

  test.each([
    [true, false],
    [true, true],
    [false, false],
    [false, true],
  ])('verified %s, incomplete %s', async (isVerified, incomplete) => {
    const student = await server.signedIn()
    const course = await makeCourse(server.platform.db, { lessonCount: 1 })
    await server.platform.db.insert(onlineEnrollments).values({
      studentId: idOf(student),
      courseId: course.courseId,
      offeringId: course.offeringId,
      statusId: active,
      startedAt: server.clock.now(),
      lastActivityAt: server.clock.now(),
      expirationDate: later(server.clock.now(), DAY),
      isVerified,
      incomplete,
    })
    const answer = await server.call({ url: `/api/students/${idOf(student)}/dashboard`, as: student })
    const [told] = studentDashboard.parse(answer.json()).onlineEnrollments
    expect(told && verificationLabel(told)).toEqual({ isVerified, isIncomplete: incomplete })
  })
})
