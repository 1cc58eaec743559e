import { asc, eq } from 'drizzle-orm'

import type { Db } from '../../../../server/platform/db/database.ts'
import { courseCategories, courses } from '../../../../server/platform/db/tables/catalogue.table.ts'
import {
  classSessions,
  instructorCourses,
  instructorCourseStudents,
} from '../../../../server/platform/db/tables/classes.table.ts'
import type { TestApp } from '../../support/test-app.ts'

export const inThree = (text: string) => ({ en: text, tr: `${text} (tr)`, ar: `${text} (ar)` })

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

const first = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was inserted')
  return row
}

export const makeInPersonCourse = async (db: Db, more: Partial<typeof courses.$inferInsert> = {}): Promise<number> => {
  const category = first(
    await db
      .insert(courseCategories)
      .values({ name: inThree('Responder') })
      .returning(),
  )
  const course = first(
    await db
      .insert(courses)
      .values({
        position: 1,
        title: inThree('Scene safety'),
        description: inThree('What every responder knows.'),
        courseTypeId: 1,
        categoryId: category.id,
        totalCourseHours: 4,
        isOnline: false,
        isPublished: true,
        ...more,
      })
      .returning(),
  )
  return course.id
}

type ClassOptions = Partial<typeof instructorCourses.$inferInsert> & {
  /** From now, in ms. */
  startsIn?: number
}

/** A class of a morning, in Fairmont, whose registration closes an hour before it begins. */
export const makeClass = async (
  { platform: { db }, clock }: TestApp,
  courseId: number,
  { startsIn = 10 * DAY, ...more }: ClassOptions = {},
): Promise<number> => {
  const startsAt = new Date(clock.now().getTime() + startsIn)
  const endsAt = new Date(startsAt.getTime() + 4 * HOUR)
  const held = first(
    await db
      .insert(instructorCourses)
      .values({
        courseId,
        courseDate: startsAt,
        courseEndDate: endsAt,
        timeZone: 'America/Chicago',
        venue: 'Fire Hall',
        address: '1 Main Street',
        city: 'Fairmont',
        county: 'Harlan',
        capacity: 1,
        registrationClosesAt: new Date(startsAt.getTime() - HOUR),
        notes: 'Park behind the hall.',
        ...more,
      })
      .returning(),
  )
  await db.insert(classSessions).values({ instructorCourseId: held.id, startsAt, endsAt })
  return held.id
}

/** What the table holds of a class, in the order of registration. */
export const rosterOf = async (db: Db, classId: number) => {
  const rows = await db
    .select()
    .from(instructorCourseStudents)
    .where(eq(instructorCourseStudents.instructorCourseId, classId))
    .orderBy(asc(instructorCourseStudents.id))
  return rows.map(({ studentId, state }) => ({ studentId, state }))
}

export type Person = Readonly<{ userId: number; studentId: number | null; email: string; token: string }>

/** The calls of this area by one person; the answer's body beside its status. */
export const asPerson = (server: TestApp, person: { token: string } | undefined) => {
  const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers = {}) => {
    const answer = await server.call({
      method,
      url: `/api${url}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
      ...(person ? { as: person } : {}),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    call,
    classes: (courseId: number, query = '') => call('GET', `/courses/${courseId}/classes${query}`),
    register: (instructorCourseId: number, headers = {}) =>
      call('POST', '/instructor-course-students', { instructorCourseId, accommodation: null }, headers),
    leave: (id: number) => call('POST', `/instructor-course-students/${id}/leave`, {}),
    accept: (id: number) => call('POST', `/instructor-course-students/${id}/accept`, {}),
    decline: (id: number) => call('POST', `/instructor-course-students/${id}/decline`, {}),
    accommodate: (id: number, accommodation: string | null) =>
      call('PATCH', `/instructor-course-students/${id}`, { accommodation }),
  }
}
