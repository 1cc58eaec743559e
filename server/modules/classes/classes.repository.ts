import { and, asc, desc, eq, inArray } from 'drizzle-orm'

import type { Queryable } from '../../platform/db/database.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'

/** Who holds a seat in a class. A place on the waitlist is none. */
const SEATED = ['registered', 'walkIn'] as const

/** The classes in which a student holds a seat, the latest first. */
export const listSeats = (query: Queryable, studentId: number) =>
  query
    .select({ registration: instructorCourseStudents, held: instructorCourses, courseTitle: courses.title })
    .from(instructorCourseStudents)
    .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(and(eq(instructorCourseStudents.studentId, studentId), inArray(instructorCourseStudents.state, [...SEATED])))
    .orderBy(desc(instructorCourses.courseDate), asc(instructorCourseStudents.id))
