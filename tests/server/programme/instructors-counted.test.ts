import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { instructorCourses, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import {
  INSTRUCTORS_TOLD,
  type ProgrammeInstructors,
} from '../../../src/domain/contract/programme-instructors.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import { taughtClass, teach } from '../classes/support/classes.ts'
import { DAY, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

/** So many more than are told that of those left out some come before others by the people they trained, and not by seats. */
const INSTRUCTORS = INSTRUCTORS_TOLD + 30
const PUPILS = 12
const RUNS = 5
const CANCELLED = { courseStatusId: CLASS_STATUS.cancelled }

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const several = (count: number, role: RoleId): Promise<readonly TestUser[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      server.signedIn([role], { firstName: `Kit ${at % 9}`, lastName: `Lane ${at % 4}` }),
    ),
  )

const seats = fc.uniqueArray(
  fc.record({
    pupil: fc.nat(PUPILS - 1),
    state: fc.constantFrom('registered', 'registered', 'walkIn', 'cancelled'),
    attendance: fc.constantFrom('present', 'present', 'present', 'partial', 'noShow', null),
  }),
  { selector: ({ pupil }) => pupil, maxLength: PUPILS },
)
const held = fc.array(
  fc.record({
    by: fc.uniqueArray(fc.nat(INSTRUCTORS - 1), { minLength: 1, maxLength: 2 }),
    isBefore: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth === 0),
    seats,
  }),
  { minLength: INSTRUCTORS, maxLength: 2 * INSTRUCTORS },
)

it('counts the different people whom each trained, and tells those who trained the most', async () => {
  const { db } = server.platform
  const course = await makeInPersonCourse(db)
  const admin = await server.signedIn([ROLE.admin])
  const [instructors, pupils] = [await several(INSTRUCTORS, ROLE.instructor), await several(PUPILS, ROLE.student)]
  const reckoned = (classes: Readonly<typeof held extends fc.Arbitrary<infer Classes> ? Classes : never>) =>
    instructors
      .map(({ userId: id }, at) => {
        const own = classes.filter(({ by, isBefore }) => !isBefore && by.includes(at))
        const there = own.flatMap((one) =>
          one.seats.filter(({ state, attendance }) => state !== 'cancelled' && attendance === 'present'),
        )
        const name = { firstName: `Kit ${at % 9}`, lastName: `Lane ${at % 4}` }
        return { id, ...name, classes: own.length, trained: new Set(there.map(({ pupil }) => pupil)).size }
      })
      .filter(({ classes: count }) => count > 0)
      .toSorted(
        (one, other) =>
          other.trained - one.trained ||
          other.classes - one.classes ||
          one.lastName.localeCompare(other.lastName, 'en') ||
          one.firstName.localeCompare(other.firstName, 'en') ||
          one.id - other.id,
      )

  await fc.assert(
    fc.asyncProperty(held, async (classes) => {
      await db.update(instructorCourses).set(CANCELLED).where(eq(instructorCourses.courseId, course))
      for (const { by, isBefore, seats: taken } of classes) {
        const [first = 0, ...others] = by
        const day = { startsIn: isBefore ? -800 * DAY : -20 * DAY, courseStatusId: CLASS_STATUS.completed }
        const id = await taughtClass(server, course, instructors[first]!, day)
        if (others.length > 0) await teach(server, id, ...by.map((at) => instructors[at]!))
        const places = taken.map(({ pupil, state, attendance }) => ({
          instructorCourseId: id,
          studentId: pupils[pupil]!.studentId!,
          state: state as 'registered',
          attendance,
          registeredAt: server.clock.now(),
        }))
        if (places.length > 0) await db.insert(instructorCourseStudents).values(places)
      }
      const told = await server.call({ url: '/api/programme/instructors?period=2026', as: admin })
      const expected = reckoned(classes)
      const { active, activeCount }: ProgrammeInstructors = told.json()
      expect(active).toEqual(expected.slice(0, INSTRUCTORS_TOLD))
      expect(activeCount).toBe(expected.length)
    }),
    { numRuns: RUNS },
  )
})
