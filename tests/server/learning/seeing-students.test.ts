import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { classInstructors, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { groupCoordinators, groupMembers, groups } from '../../../server/platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { REGISTRATION_STATES } from '../../../src/domain/class.ts'
import type { RegistrationState } from '../../../src/domain/class.ts'
import type { OnlineCourseProgress } from '../../../src/domain/contract/lesson.contract.ts'
import type { StudentDashboard } from '../../../src/domain/contract/student.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { seat, TYPED } from '../course-search/programme.ts'
import { makeClass, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { inThree, makeCourse } from './support/course.ts'
import type { TestCourse } from './support/course.ts'
import { learnerOf } from './support/learner.ts'

const NUMBER = 'TIM-2222-2222'

let server: TestApp
let course: TestCourse
let student: TestUser
let enrollmentId: number
let classId: number
let onlineTeacher: TestUser
let classTeacher: TestUser
let coordinator: TestUser

beforeAll(async () => {
  server = await openTestApp()
  const { db } = server.platform
  course = await makeCourse(db)
  student = await server.signedIn()
  enrollmentId = await learnerOf(server, course, student).enroll()
  classId = await makeClass(server, await makeInPersonCourse(db))
  onlineTeacher = await server.signedIn([ROLE.instructor])
  classTeacher = await server.signedIn([ROLE.instructor])
  coordinator = await server.signedIn([ROLE.groupCoordinator])
  await db.insert(offeringInstructors).values({ offeringId: course.offeringId, userId: onlineTeacher.userId })
  await db.insert(classInstructors).values({ instructorCourseId: classId, userId: classTeacher.userId })
  const [group] = await db.insert(groups).values({ name: 'B shift', createdAt: server.clock.now() }).returning()
  const groupId = group?.id ?? 0
  await db.insert(groupCoordinators).values({ groupId, userId: coordinator.userId })
  await db.insert(groupMembers).values({ groupId, studentId: student.studentId ?? 0, joinedAt: server.clock.now() })
  await placed('registered')
  await db.insert(certificates).values({
    number: NUMBER,
    studentId: student.studentId ?? 0,
    courseId: course.courseId,
    enrollmentId,
    recipientName: 'Ada Moreno',
    courseTitle: inThree('Scene basics'),
    hours: 4,
    completedOn: server.clock.now(),
    issuedAt: server.clock.now(),
    expiresAt: null,
  })
  await db.update(onlineEnrollments).set({ statusId: 3 }).where(eq(onlineEnrollments.id, enrollmentId))
})
afterAll(() => server.close())

const seatIn = (instructorCourseId: number, state: RegistrationState, typed: typeof TYPED | null = null) =>
  seat(server, instructorCourseId, student.studentId, state, { typed })

/** Puts the student on the class, in one state alone. */
const placed = async (...as: readonly [state: RegistrationState, typed?: typeof TYPED]) => {
  await server.platform.db.delete(instructorCourseStudents)
  await seatIn(classId, ...as)
}

/** All that is to be read of how a student does. */
const readings = () => {
  const where = JSON.stringify({ studentId: student.studentId, 'instructorOnlineCourse.courseId': course.courseId })
  return [
    `/api/online-enrollments/${enrollmentId}`,
    `/api/students/${student.studentId}/dashboard`,
    `/api/instructor-course-students/students/${student.studentId}/enrollments`,
    `/api/instructor-online-course-student/findOne?where=${encodeURIComponent(where)}`,
  ]
}

/** Whether there was something to read, of each. */
const seenBy = async (as: TestUser): Promise<boolean[]> => {
  const seen: boolean[] = []
  for (const url of readings()) {
    const { statusCode, body } = await server.call({ url, as })
    seen.push(statusCode === 200 && body !== '' && body !== 'null')
  }
  return seen
}

const ALL = [true, true, true, true]
const NOTHING = [false, false, false, false]
/** That enrolment, and the same where it is looked for. */
const ONLINE = [true, false, false, true]
const CLASS = [false, false, true, false]

describe('how a student does', () => {
  it('is read by that student and by administrators', async () => {
    const administrators = [await server.signedIn([ROLE.admin]), await server.signedIn([ROLE.owner])]
    for (const who of [student, ...administrators]) expect(await seenBy(who)).toEqual(ALL)
  })

  it('is read by those who teach them as far as they teach it', async () => {
    expect([await seenBy(onlineTeacher), await seenBy(classTeacher)]).toEqual([ONLINE, CLASS])
  })

  it('is nothing to who teaches them another course', async () => {
    const { db } = server.platform
    const other = await makeCourse(db)
    const teacher = await server.signedIn([ROLE.instructor])
    await db.insert(offeringInstructors).values({ offeringId: other.offeringId, userId: teacher.userId })
    await learnerOf(server, other, student).enroll()
    expect(await seenBy(teacher)).toEqual(NOTHING)
  })

  it('in classes is told to each who teaches them of their own classes alone', async () => {
    const { db } = server.platform
    const elsewhere = await makeClass(server, await makeInPersonCourse(db))
    await db.insert(classInstructors).values({ instructorCourseId: elsewhere, userId: onlineTeacher.userId })
    await seatIn(elsewhere, 'registered')
    const classesFor = async (as: TestUser) =>
      (await server.call({ url: `${readings()[2]}?populate=[instructorCourse]`, as }))
        .json<{ instructorCourse: { id: number } }[]>()
        .map(({ instructorCourse }) => instructorCourse.id)
    expect([await classesFor(classTeacher), await classesFor(onlineTeacher)]).toEqual([[classId], [elsewhere]])
    expect(new Set(await classesFor(student))).toEqual(new Set([classId, elsewhere]))
    await placed('registered')
  })

  it('is nothing to any other instructor, student, master, or coordinator of their group', async () => {
    const others = await Promise.all(
      [[ROLE.instructor], [ROLE.student, ROLE.instructor], [ROLE.student], [ROLE.master]].map((roles) =>
        server.signedIn(roles),
      ),
    )
    for (const who of [...others, coordinator]) expect(await seenBy(who)).toEqual(NOTHING)
  })

  it('is nothing to who teaches them but is no instructor any more', async () => {
    const former = await server.signedIn([ROLE.student])
    await server.platform.db
      .insert(offeringInstructors)
      .values({ offeringId: course.offeringId, userId: former.userId })
    expect(await seenBy(former)).toEqual(NOTHING)
  })

  it.each(REGISTRATION_STATES)('of a class is read by who teaches it while they are on it: %s', async (state) => {
    await placed(state)
    expect(await seenBy(classTeacher)).toEqual(state === 'registered' || state === 'walkIn' ? CLASS : NOTHING)
    await placed('registered')
  })

  it('of a class is nothing while nobody confirmed that it was them who walked in', async () => {
    await placed('walkIn', TYPED)
    expect(await seenBy(classTeacher)).toEqual(NOTHING)
    await placed('registered')
  })

  it('comes with no address that the reader could not ask for by a header', async () => {
    const admin = await server.signedIn([ROLE.admin])
    const progressFor = async (as: TestUser) =>
      (await server.call({ url: readings()[0] ?? '', as })).json<OnlineCourseProgress>()
    const byHeader = async (as: TestUser) =>
      (await server.call({ url: `/api/certificates/${NUMBER}/credential`, as })).statusCode
    const papersFor = async (as: TestUser) => {
      const dashboard = (await server.call({ url: readings()[1] ?? '', as })).json<StudentDashboard>()
      const progress = await progressFor(as)
      const [held] = dashboard.certificates
      const [place] = dashboard.classes
      return {
        papers: [held?.downloadUrl, held?.badgeUrl, progress.certificate?.downloadUrl].map(
          (url) => typeof url === 'string',
        ),
        calendar: typeof place?.calendarUrl === 'string',
        byHeader: await byHeader(as),
      }
    }
    expect(await papersFor(student)).toEqual({ papers: [true, true, true], calendar: true, byHeader: 200 })
    expect(await papersFor(admin)).toEqual({ papers: [true, true, true], calendar: false, byHeader: 200 })
    const { certificate } = await progressFor(onlineTeacher)
    expect([certificate, await byHeader(onlineTeacher)]).toEqual([{ number: NUMBER, downloadUrl: null }, 404])
    expect(await byHeader(classTeacher)).toBe(404)
  })
})
