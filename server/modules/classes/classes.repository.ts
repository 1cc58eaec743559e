import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'

import { ATTENDING_STATES } from '../../../src/domain/class.ts'
import type { Db } from '../../platform/db/database.ts'
import {
  classInstructors,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'

/** Who holds a seat in a class. A place on the waitlist is none. */
const isSeatOf = (studentId: number | Placeholder) =>
  and(eq(instructorCourseStudents.studentId, studentId), inArray(instructorCourseStudents.state, [...ATTENDING_STATES]))

const latestFirst = [desc(instructorCourses.courseDate), asc(instructorCourseStudents.id)] as const

const seats = (db: Db) =>
  db
    .select({
      id: instructorCourseStudents.id,
      instructorCourse: {
        id: instructorCourses.id,
        courseId: instructorCourses.courseId,
        courseStatusId: instructorCourses.courseStatusId,
        courseDate: instructorCourses.courseDate,
        courseEndDate: instructorCourses.courseEndDate,
      },
    })
    .from(instructorCourseStudents)
    .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))

/** The classes in which a student holds a seat, the latest first. Asked by every card of a course: planned once. */
export const seatLister = (db: Db) => {
  const statement = seats(db)
    .where(isSeatOf(sql.placeholder('studentId')))
    .orderBy(...latestFirst)
    .prepare('list_seats')
  return (studentId: number) => statement.execute({ studentId })
}

/** Of those, the classes that somebody teaches. A walk-in who has not confirmed that it is them holds no seat of theirs. */
export const listSeatsTaughtBy = (db: Db, userId: number, studentId: number) =>
  seats(db)
    .innerJoin(classInstructors, eq(classInstructors.instructorCourseId, instructorCourses.id))
    .where(and(isSeatOf(studentId), eq(classInstructors.userId, userId), isNull(instructorCourseStudents.typed)))
    .orderBy(...latestFirst)
