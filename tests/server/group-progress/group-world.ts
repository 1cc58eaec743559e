import { DAY, later } from '../../../server/platform/clock.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import {
  groupCoordinators,
  groupCourses,
  groupMembers,
  groups,
} from '../../../server/platform/db/tables/groups.table.ts'
import { lessonProgress, onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { inThree, type TestCourse } from '../learning/support/course.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const one = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('Nothing was inserted')
  return row
}

export type Member = Readonly<{ userId: number; studentId: number; email: string }>

export const makeCoordinator = (server: TestApp): Promise<TestUser> =>
  server.signedIn([ROLE.groupCoordinator], { firstName: 'Marcus', lastName: 'Reed' })

export const makeGroup = async (
  { platform, clock }: TestApp,
  name: string,
  coordinators: readonly { userId: number }[],
): Promise<number> => {
  const { id } = one(await platform.db.insert(groups).values({ name, createdAt: clock.now() }).returning())
  if (coordinators.length > 0)
    await platform.db.insert(groupCoordinators).values(coordinators.map(({ userId }) => ({ groupId: id, userId })))
  return id
}

export const join = async (
  server: TestApp,
  groupId: number,
  name: Readonly<{ firstName: string; lastName: string }>,
  more: Parameters<TestApp['createUser']>[1] = {},
): Promise<Member> => {
  const { userId, studentId, email } = await server.createUser([ROLE.student], { ...name, ...more })
  if (studentId === null) throw new Error('Not a student')
  await server.platform.db.insert(groupMembers).values({ groupId, studentId, joinedAt: server.clock.now() })
  return { userId, studentId, email }
}

/** Days from now. */
export const dayFrom = ({ clock }: TestApp, days: number): string =>
  later(clock.now(), days * DAY)
    .toISOString()
    .slice(0, 10)

export const expectCourse = async (
  server: TestApp,
  groupId: number,
  courseId: number,
  dueInDays: number | null,
): Promise<void> => {
  await server.platform.db
    .insert(groupCourses)
    .values({ groupId, courseId, dueOn: dueInDays === null ? null : dayFrom(server, dueInDays) })
}

let numbers = 0

/** Good until so many days from now; null is for ever. */
export const certify = async (
  { platform, clock }: TestApp,
  { studentId }: Pick<Member, 'studentId'>,
  courseId: number,
  endsInDays: number | null,
  more: Partial<typeof certificates.$inferInsert> = {},
): Promise<void> => {
  numbers += 1
  await platform.db.insert(certificates).values({
    number: `TIM-2222-${String(numbers).padStart(4, '2')}`,
    studentId,
    courseId,
    recipientName: 'Ada Moreno',
    courseTitle: inThree('Course'),
    hours: 4,
    completedOn: later(clock.now(), -400 * DAY),
    issuedAt: later(clock.now(), -400 * DAY),
    expiresAt: endsInDays === null ? null : later(clock.now(), endsInDays * DAY),
    ...more,
  })
}

/** An enrolment that ends so many days from now, with the first lessons passed. */
export const enroll = async (
  { platform, clock }: TestApp,
  { studentId }: Pick<Member, 'studentId'>,
  course: TestCourse,
  endsInDays: number,
  { status = ENROLLMENT_STATUS.active, passed = 0 }: { status?: number; passed?: number } = {},
): Promise<void> => {
  const { id } = one(
    await platform.db
      .insert(onlineEnrollments)
      .values({
        studentId,
        courseId: course.courseId,
        offeringId: course.offeringId,
        statusId: status,
        startedAt: later(clock.now(), -30 * DAY),
        lastActivityAt: clock.now(),
        expirationDate: later(clock.now(), endsInDays * DAY),
      })
      .returning(),
  )
  await platform.db.insert(lessonProgress).values(
    course.lessonIds.map((lessonId, place) => ({
      enrollmentId: id,
      lessonId,
      state: place < passed ? ('passed' as const) : ('locked' as const),
      status: place < passed ? 2 : null,
    })),
  )
}
