import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { DAY, later } from '../../../server/platform/clock.ts'
import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import type { ProgrammeInstructors } from '../../../src/domain/contract/programme-instructors.contract.ts'
import { CLASS_STATUS, COURSE_TYPE } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { taughtClass, teach } from '../classes/support/classes.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signedIn([ROLE.admin])
})
afterAll(() => server.close())

const read = async (period = '2026'): Promise<ProgrammeInstructors> =>
  (await server.call({ url: `/api/programme/instructors?period=${period}`, as: admin })).json()

it('tells nothing where nobody teaches, and refuses what is no period', async () => {
  expect(await read()).toEqual({
    asOf: server.clock.now().toISOString(),
    active: [],
    activeCount: 0,
    silent: [],
    silentCount: 0,
    lineage: [],
  })
  const refused = await server.call({ url: '/api/programme/instructors?period=week', as: admin })
  expect(refused.statusCode).toBe(400)
})

it('tells who taught in the period, who held no class for a year as the list does, and who trained whom', async () => {
  const { db } = server.platform
  const ago = (days: number) => later(server.clock.now(), -days * DAY)
  const old = { createdAt: ago(900) }
  const named = (firstName: string) => ({ firstName, lastName: 'Lane', ...old })
  const trainer = await server.signedIn([ROLE.instructor], named('Ada'))
  const trainee = await server.signedIn([ROLE.instructor, ROLE.student], named('Bo'))
  const never = await server.signedIn([ROLE.instructor], named('Cy'))
  await server.signedIn([ROLE.instructor], { firstName: 'New', createdAt: ago(30) })
  const closed = await server.signedIn([ROLE.instructor], named('Ed'))
  await db
    .update(users)
    .set({ deactivatedAt: ago(1) })
    .where(eq(users.id, closed.userId))

  const responder = await makeInPersonCourse(db)
  const forInstructors = await makeInPersonCourse(db, { courseTypeId: COURSE_TYPE.instructor })
  const done = { courseStatusId: CLASS_STATUS.completed }
  const becoming = await taughtClass(server, forInstructors, trainer, { startsIn: -500 * DAY, ...done })
  const held = await taughtClass(server, responder, trainee, { startsIn: -20 * DAY, ...done })
  await taughtClass(server, responder, never, { startsIn: 20 * DAY })
  await teach(server, becoming, trainer)

  const seat = async (instructorCourseId: number, studentId: number | null, attendance: 'present' | 'noShow') =>
    db.insert(instructorCourseStudents).values({
      instructorCourseId,
      studentId: studentId ?? 0,
      state: 'registered',
      attendance,
      registeredAt: ago(600),
    })
  const pupil = await server.signedIn([ROLE.student])
  const absent = await server.signedIn([ROLE.student])
  await seat(becoming, trainee.studentId, 'present')
  // Who was there and teaches nothing is no instructor.
  await seat(becoming, pupil.studentId, 'present')
  await seat(held, pupil.studentId, 'present')
  await seat(held, absent.studentId, 'noShow')

  const told = await read()
  const bo = { id: trainee.userId, firstName: 'Bo', lastName: 'Lane' }
  const ada = { id: trainer.userId, firstName: 'Ada', lastName: 'Lane' }
  expect(told).toEqual({
    asOf: server.clock.now().toISOString(),
    active: [{ ...bo, classes: 1, trained: 1 }],
    activeCount: 1,
    silent: [
      { id: never.userId, firstName: 'Cy', lastName: 'Lane', lastClassAt: null },
      { ...ada, lastClassAt: ago(500).toISOString() },
    ],
    silentCount: 2,
    lineage: [{ ...bo, by: ada, on: ago(500).toISOString().replace('.000', '') }],
  })
  const listed = await server.call({ url: '/api/instructors?silent=yes', as: admin })
  expect(listed.json().items.map(({ id }: { id: number }) => id)).toEqual([trainer.userId, never.userId])
  expect((await read('2024')).active).toEqual([{ ...ada, classes: 1, trained: 2 }])
  await db.delete(userRoles).where(eq(userRoles.userId, trainee.userId))
  expect((await read()).lineage).toEqual([])
})
