import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'

import type { Attendance, RegistrationState } from '../../../src/domain/class.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language, Localized } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { ClassMail } from '../../platform/mail.ts'
import { found } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import type { ClassRow } from './class-access.ts'

export type Addressee = Readonly<{ name: string; address: string; language: Language }>

/** Some of a class: those who stand in one of the states, and were marked so where it says how. */
export type PeopleOn = Readonly<{ states: readonly RegistrationState[]; attendance?: Attendance }>

/** Who is to be written to: nobody whose account is closed. */
export const listAddressees = async (
  query: Queryable,
  classId: number,
  { states, attendance }: PeopleOn,
): Promise<Addressee[]> => {
  const rows = await query
    .select({ firstName: users.firstName, lastName: users.lastName, address: users.email, language: users.language })
    .from(instructorCourseStudents)
    .innerJoin(students, eq(students.id, instructorCourseStudents.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        eq(instructorCourseStudents.instructorCourseId, classId),
        inArray(instructorCourseStudents.state, [...states]),
        attendance && eq(instructorCourseStudents.attendance, attendance),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(instructorCourseStudents.id))
  return rows.map(({ firstName, lastName, address, language }) => ({
    name: `${firstName} ${lastName}`.trim(),
    address,
    language,
  }))
}

export const findCourseTitle = async (query: Queryable, courseId: number): Promise<Localized> => {
  const [row] = await query.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId))
  return found(row).title
}

export const classMailOf = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  held: ClassRow,
  courseTitle: string,
): ClassMail => ({
  courseTitle,
  startsAt: held.courseDate.toISOString(),
  timeZone: held.timeZone,
  venue: held.venue,
  address: held.address,
  city: held.city,
  classLink: `${publicUrl}/course/register/${held.courseId}`,
})

const NEXT_CLASSES = 3

/** The next classes of the same course for which one can still register. */
export const listNextClasses = async (query: Queryable, held: ClassRow, now: Date) => {
  const rows = await query
    .select()
    .from(instructorCourses)
    .where(
      and(
        eq(instructorCourses.courseId, held.courseId),
        ne(instructorCourses.id, held.id),
        eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled),
        gt(instructorCourses.courseDate, now),
        gt(instructorCourses.registrationClosesAt, now),
      ),
    )
    .orderBy(asc(instructorCourses.courseDate), asc(instructorCourses.id))
    .limit(NEXT_CLASSES)
  return rows.map(({ courseDate, timeZone, venue, city }) => ({
    startsAt: courseDate.toISOString(),
    timeZone,
    venue,
    city,
  }))
}
