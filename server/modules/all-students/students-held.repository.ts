import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import type { QuizTime } from '../../../src/domain/quiz.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { instructorOnlineCourses } from '../../platform/db/tables/catalogue.table.ts'
import { groups } from '../../platform/db/tables/groups.table.ts'
import { lessonProgress } from '../../platform/db/tables/learning.table.ts'
import type { EnrollmentRow } from '../enrollments/enrollment-lifecycle.ts'
import { findOpenOffering } from '../enrollments/enrollments.repository.ts'

/** Some students by their id, held in the order of ids until the end of the transaction. */
export const holdStudents = async (tx: Tx, ids: readonly number[]) => {
  const rows = await tx
    .select({
      id: students.id,
      userId: students.userId,
      quizTime: students.quizTime,
      isReachable: sql<boolean>`${users.deactivatedAt} is null`,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(students.id, [...ids]))
    .orderBy(asc(students.id))
    .for('update', { of: students })
  return new Map(rows.map((row) => [row.id, row]))
}

export type HeldStudent = Awaited<ReturnType<typeof holdStudents>> extends Map<number, infer Held> ? Held : never

export const setQuizTime = async (tx: Tx, ids: readonly number[], quizTime: QuizTime): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(students)
    .set({ quizTime })
    .where(inArray(students.id, [...ids]))
}

export const isAGroup = async (query: Queryable, groupId: number): Promise<boolean> => {
  const rows = await query.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId))
  return rows.length > 0
}

/** What a course is open as, if it is offered online today. */
export const findOpenOfferingOf = async (query: Queryable, courseId: number) => {
  const [open] = await query
    .select({ id: instructorOnlineCourses.id })
    .from(instructorOnlineCourses)
    .where(and(eq(instructorOnlineCourses.courseId, courseId), eq(instructorOnlineCourses.isOpen, true)))
  return open && findOpenOffering(query, open.id)
}

/** Whether nothing was done in an enrolment since it was made. */
export const isUntouched = async (
  query: Queryable,
  { id, isVerified, lastActivityAt, startedAt }: EnrollmentRow,
): Promise<boolean> => {
  if (isVerified || lastActivityAt.getTime() !== startedAt.getTime()) return false
  const begun = await query
    .select({ id: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.enrollmentId, id), isNotNull(lessonProgress.lastReportAt)))
    .limit(1)
  return begun.length === 0
}
