import { inArray } from 'drizzle-orm'

import type { EnrollmentAnswer } from '../../../src/domain/contract/course.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import type { EnrollmentRow } from './enrollment-lifecycle.ts'
import { listOutcomes } from './enrollments.repository.ts'

/** Enrolments as section 3 of the specification describes them. */
export const presentEnrollments = async (
  query: Queryable,
  enrollments: readonly EnrollmentRow[],
  language: Language,
): Promise<EnrollmentAnswer[]> => {
  if (enrollments.length === 0) return []
  const outcomes = await listOutcomes(
    query,
    enrollments.map(({ id }) => id),
  )
  const titles = await query
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(inArray(courses.id, [...new Set(enrollments.map(({ courseId }) => courseId))]))
  const titleOf = new Map(titles.map(({ id, title }) => [id, title[language]]))
  const outcomesOf = Map.groupBy(outcomes, ({ enrollmentId }) => enrollmentId)

  return enrollments.map((enrollment) => {
    const lessons = outcomesOf.get(enrollment.id) ?? []
    return {
      id: enrollment.id,
      studentId: enrollment.studentId,
      expirationDate: enrollment.expirationDate.toISOString(),
      status: enrollment.statusId,
      isVerified: enrollment.isVerified,
      incomplete: enrollment.incomplete,
      progress: lessons.map(({ lessonId, status }) => ({ lessonId, status })),
      instructorOnlineCourse: {
        id: enrollment.offeringId,
        courseId: enrollment.courseId,
        course: {
          id: enrollment.courseId,
          title: titleOf.get(enrollment.courseId) ?? '',
          lessons: lessons.map(({ lessonId }) => ({ id: lessonId })),
        },
      },
    }
  })
}

export const presentEnrollment = async (
  query: Queryable,
  enrollment: EnrollmentRow,
  language: Language,
): Promise<EnrollmentAnswer> => {
  const [presented] = await presentEnrollments(query, [enrollment], language)
  if (!presented) throw new Error(`Enrolment ${enrollment.id} could not be presented`)
  return presented
}
