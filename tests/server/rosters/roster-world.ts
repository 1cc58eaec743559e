import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { makeCheckInCode } from '../../../server/modules/rosters/check-in-code.ts'
import { HOUR, later } from '../../../server/platform/clock.ts'
import { courseCategories, courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import {
  classInstructors,
  classSessions,
  instructorCourses,
  instructorCourseStudents,
} from '../../../server/platform/db/tables/classes.table.ts'
import { checkInWindow } from '../../../src/domain/check-in.ts'
import type { Attendance, RegistrationState } from '../../../src/domain/class.ts'
import type { MarkAnswer, Roster } from '../../../src/domain/contract/roster.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { inThree } from '../learning/support/course.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const one = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was inserted')
  return row
}

export type HeldClass = Readonly<{ id: number; courseId: number; secret: string; sessionIds: readonly number[] }>

/** A class of one or more sessions that begin hours from now, four hours long each; by default it is going on. */
export const makeClass = async (
  { platform: { db }, clock }: TestApp,
  instructor: { userId: number },
  {
    startHours = [-1],
    ...more
  }: Partial<typeof instructorCourses.$inferInsert> & { startHours?: readonly number[] } = {},
): Promise<HeldClass> => {
  const category = one(
    await db
      .insert(courseCategories)
      .values({ name: inThree('Responder') })
      .returning(),
  )
  const course = one(
    await db
      .insert(courses)
      .values({
        position: 1,
        title: inThree('Scene basics'),
        description: inThree('What every responder knows.'),
        courseTypeId: 1,
        categoryId: category.id,
        totalCourseHours: 4,
        isOnline: false,
        isPublished: true,
        expiresAfterDays: 365,
      })
      .returning(),
  )
  const sessions = startHours.map((hours) => {
    const startsAt = later(clock.now(), hours * HOUR)
    return { startsAt, endsAt: later(startsAt, 4 * HOUR) }
  })
  const first = one(sessions)
  const held = one(
    await db
      .insert(instructorCourses)
      .values({
        courseId: course.id,
        courseDate: first.startsAt,
        courseEndDate: sessions.at(-1)?.endsAt ?? null,
        timeZone: 'America/Chicago',
        venue: 'Training yard',
        address: '1 Road',
        city: 'Fairmont',
        county: 'Harlan',
        capacity: 2,
        registrationClosesAt: later(first.startsAt, -24 * HOUR),
        ...more,
      })
      .returning(),
  )
  await db.insert(classInstructors).values({ instructorCourseId: held.id, userId: instructor.userId })
  const rows = await db
    .insert(classSessions)
    .values(sessions.map(({ startsAt, endsAt }) => ({ instructorCourseId: held.id, startsAt, endsAt })))
    .returning()
  return { id: held.id, courseId: course.id, secret: held.checkInSecret, sessionIds: rows.map(({ id }) => id) }
}

export const addStudent = async (
  server: TestApp,
  held: HeldClass,
  student: { studentId: number | null },
  state: RegistrationState = 'registered',
): Promise<number> =>
  one(
    await server.platform.db
      .insert(instructorCourseStudents)
      .values({
        instructorCourseId: held.id,
        studentId: student.studentId ?? 0,
        state,
        registeredAt: server.clock.now(),
      })
      .returning(),
  ).id

export const rosterWorld = (server: TestApp) => {
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, as: { token: string }, payload?: object) =>
    server.call({ method, url: `/api${url}`, as, ...(payload === undefined ? {} : { payload }) })

  return {
    call,
    /** A student on the class, and the id of the registration. */
    seat: async (held: HeldClass, firstName = 'Ada', state: RegistrationState = 'registered') => {
      const student = await server.signedIn([ROLE.student], { firstName })
      return { student, id: await addStudent(server, held, student, state) }
    },
    read: async (held: HeldClass, as: TestUser): Promise<Roster> =>
      (await call('GET', `/instructor-courses/${held.id}/roster`, as)).json(),
    /** Marks as one device sends them. */
    mark: (
      held: HeldClass,
      as: TestUser,
      ...marks: {
        registrationId: number
        attendance: Attendance | null
        basedOn?: number
        id?: string
        onceBegun?: true
      }[]
    ) =>
      call('POST', `/instructor-courses/${held.id}/roster/marks`, as, {
        marks: marks.map(({ id = randomUUID(), basedOn = 0, registrationId, attendance, onceBegun }) => ({
          id,
          registrationId,
          attendance,
          onceBegun,
          basedOn,
          deviceAt: server.clock.now().toISOString(),
        })),
      }),
    /** The code on the wall, some windows from now. */
    code: (held: HeldClass, windows = 0, sessionId = held.sessionIds[0] ?? 0, secret = held.secret): string =>
      makeCheckInCode(secret, {
        classId: held.id,
        sessionId,
        window: checkInWindow(server.clock.now().getTime()) + windows,
      }),
    checkIn: (as: TestUser, code: string) => call('POST', '/check-ins', as, { code }),
    row: async (registrationId: number) =>
      one(
        await server.platform.db
          .select()
          .from(instructorCourseStudents)
          .where(eq(instructorCourseStudents.id, registrationId)),
      ),
  }
}

export const outcomesOf = (answer: { json: () => { outcomes: MarkAnswer[] } }) =>
  answer.json().outcomes.map(({ outcome, attendance, attendanceVersion }) => [outcome, attendance, attendanceVersion])

export const codeOf = (answer: { statusCode: number; json: () => { error?: { code?: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
]
