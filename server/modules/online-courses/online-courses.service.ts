import { and, count, eq, sum } from 'drizzle-orm'

import type { EnrollmentAnswer, OnlineOffering } from '../../../src/domain/contract/course.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  courseCategories,
  courses,
  instructorOnlineCourses,
  lessons,
} from '../../platform/db/tables/catalogue.table.ts'
import { presentCourse } from '../courses/courses.service.ts'
import { maySeeEnrollment } from '../enrollments/enrollment-access.ts'
import type { Learner } from '../enrollments/enrollment-access.ts'
import { presentEnrollment } from '../enrollments/enrollment-view.ts'
import { findCurrentEnrollment } from '../enrollments/enrollments.repository.ts'
import type { LearningParts } from '../enrollments/learning-parts.ts'

const findOffering = async (query: Queryable, courseId: number) => {
  const [row] = await query
    .select({
      id: instructorOnlineCourses.id,
      course: {
        id: courses.id,
        title: courses.title,
        description: courses.description,
        courseTypeId: courses.courseTypeId,
        categoryName: courseCategories.name,
        categoryPicture: courseCategories.picture,
        totalCourseHours: courses.totalCourseHours,
        isOnline: courses.isOnline,
      },
      expiresAfterDays: courses.expiresAfterDays,
      lessonCount: count(lessons.id),
      videoSeconds: sum(lessons.timeLength).mapWith(Number),
    })
    .from(instructorOnlineCourses)
    .innerJoin(courses, eq(courses.id, instructorOnlineCourses.courseId))
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(lessons, eq(lessons.offeringId, instructorOnlineCourses.id))
    .where(
      and(
        eq(instructorOnlineCourses.courseId, courseId),
        eq(instructorOnlineCourses.isOpen, true),
        eq(courses.isPublished, true),
      ),
    )
    .groupBy(instructorOnlineCourses.id, courses.id, courseCategories.id)
  return row
}

export const createOnlineCourses = ({ clock, db }: LearningParts) => ({
  /** The open offering of an online course; null when there is none. */
  findOffering: async (courseId: number, language: Language): Promise<OnlineOffering | null> => {
    const row = await findOffering(db, courseId)
    if (!row) return null
    return {
      id: row.id,
      courseId: row.course.id,
      course: presentCourse(row.course, language),
      lessonCount: row.lessonCount,
      videoSeconds: row.videoSeconds ?? 0,
      expiresAfterDays: row.expiresAfterDays,
    }
  },

  /** A student's unexpired enrolment in a course, by the server's clock; null where the caller may not read it. */
  findEnrollment: async (
    caller: Learner,
    studentId: number,
    courseId: number,
    language: Language,
  ): Promise<EnrollmentAnswer | null> => {
    const enrollment = await findCurrentEnrollment(db, studentId, courseId, clock.now())
    if (!enrollment || !(await maySeeEnrollment(db, caller, enrollment))) return null
    return presentEnrollment(db, enrollment, language)
  },
})
