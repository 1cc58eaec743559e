import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import { LESSON_OUTCOME } from '../../../src/domain/lesson.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courses, instructorOnlineCourses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { lessonProgress, onlineEnrollments } from '../../platform/db/tables/learning.table.ts'

export const PASSED = sql`${lessonProgress.status} = ${LESSON_OUTCOME.passExam}`

/** How many lessons of an enrolment there are, or there are of some kind. */
export const lessonsThat = (condition = sql`true`) => sql<number>`(
  select count(*)::integer from ${lessonProgress}
  where ${lessonProgress.enrollmentId} = ${onlineEnrollments.id} and ${condition}
)`

/** Every enrolment of a student, the latest first, with the version of its course and how many lessons are complete. */
export const listEnrollmentsOf = (query: Queryable, studentId: number) =>
  query
    .select({
      id: onlineEnrollments.id,
      courseId: onlineEnrollments.courseId,
      courseTitle: courses.title,
      version: instructorOnlineCourses.version,
      status: onlineEnrollments.statusId,
      complete: lessonsThat(PASSED),
      total: lessonsThat(),
      isVerified: onlineEnrollments.isVerified,
      incomplete: onlineEnrollments.incomplete,
      startedAt: onlineEnrollments.startedAt,
      expirationDate: onlineEnrollments.expirationDate,
      completedAt: onlineEnrollments.completedAt,
    })
    .from(onlineEnrollments)
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, onlineEnrollments.offeringId))
    .where(eq(onlineEnrollments.studentId, studentId))
    .orderBy(desc(onlineEnrollments.startedAt), desc(onlineEnrollments.id))

export type EnrolledRow = Awaited<ReturnType<typeof listEnrollmentsOf>>[number]

/** Every place of a student in a class, the latest class first, but of a walk-in whom nobody has confirmed to be them. */
export const listPlacesOf = (query: Queryable, studentId: number) =>
  query
    .select({
      id: instructorCourseStudents.id,
      classId: instructorCourses.id,
      courseId: instructorCourses.courseId,
      courseTitle: courses.title,
      courseDate: instructorCourses.courseDate,
      timeZone: instructorCourses.timeZone,
      venue: instructorCourses.venue,
      city: instructorCourses.city,
      courseStatusId: instructorCourses.courseStatusId,
      state: instructorCourseStudents.state,
      attendance: instructorCourseStudents.attendance,
    })
    .from(instructorCourseStudents)
    .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(and(eq(instructorCourseStudents.studentId, studentId), isNull(instructorCourseStudents.typed)))
    .orderBy(desc(instructorCourses.courseDate), desc(instructorCourseStudents.id))

export type PlacedRow = Awaited<ReturnType<typeof listPlacesOf>>[number]
