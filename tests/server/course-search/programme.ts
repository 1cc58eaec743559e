import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { courseCategories, courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Localized } from '../../../src/domain/language.ts'
import { inThree } from '../learning/support/course.ts'
import type { TestApp } from '../support/test-app.ts'

const one = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('Nothing was inserted')
  return row
}

export const makeCategory = async ({ platform }: TestApp, name: Localized): Promise<number> =>
  one(await platform.db.insert(courseCategories).values({ name }).returning()).id

export const makeClassCourse = async (
  { platform }: TestApp,
  categoryId: number,
  more: Partial<typeof courses.$inferInsert> = {},
): Promise<number> =>
  one(
    await platform.db
      .insert(courses)
      .values({
        position: 1,
        title: inThree('Cable barriers'),
        description: inThree('What to do at the roadside.'),
        courseTypeId: 1,
        categoryId,
        totalCourseHours: 2,
        isOnline: false,
        isPublished: true,
        ...more,
      })
      .returning(),
  ).id

type ClassFacts = Partial<typeof instructorCourses.$inferInsert> & { day?: number }

/** A class of four hours, so many days from now, in Fairmont. */
export const makeClass = async (
  { platform, clock }: TestApp,
  courseId: number,
  { day = 10, ...more }: ClassFacts = {},
): Promise<number> => {
  const startsAt = later(clock.now(), day * DAY)
  return one(
    await platform.db
      .insert(instructorCourses)
      .values({
        courseId,
        courseStatusId: CLASS_STATUS.scheduled,
        courseDate: startsAt,
        courseEndDate: later(startsAt, 4 * HOUR),
        timeZone: 'America/Chicago',
        venue: 'Station 4',
        address: '1500 Locust Street',
        city: 'Fairmont',
        county: 'Harlan',
        capacity: 2,
        registrationClosesAt: later(startsAt, -DAY),
        ...more,
      })
      .returning(),
  ).id
}

/** As a walk-in was typed at the door whose person has not said yet that it is them. */
export const TYPED = { firstName: 'Nadia', lastName: 'Okoye', agency: null, discipline: null }

export const seat = async (
  { platform, clock }: TestApp,
  instructorCourseId: number,
  studentId: number | null,
  state: (typeof instructorCourseStudents.$inferInsert)['state'] = 'registered',
  more: Partial<typeof instructorCourseStudents.$inferInsert> = {},
): Promise<number> => {
  if (studentId === null) throw new Error('Not a student')
  return one(
    await platform.db
      .insert(instructorCourseStudents)
      .values({ instructorCourseId, studentId, state, registeredAt: clock.now(), ...more })
      .returning(),
  ).id
}
