import { and, asc, desc, eq, exists, gte, inArray, lt, max, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { namedColumns } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses, instructorOnlineCourses, lessons, quizzes } from '../../platform/db/tables/catalogue.table.ts'
import { lessonProgress, onlineEnrollments, quizAttempts } from '../../platform/db/tables/learning.table.ts'
import type { EnrollmentRow } from './enrollment-lifecycle.ts'

/** An enrolment with what belongs to it when it is acted on. */
const withLearner = {
  enrollment: onlineEnrollments,
  course: courses,
  student: students,
  user: {
    id: users.id,
    ...namedColumns,
    language: users.language,
  },
}

export const findEnrollment = async (query: Queryable, enrollmentId: number) => {
  const [row] = await query
    .select(withLearner)
    .from(onlineEnrollments)
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(onlineEnrollments.id, enrollmentId))
  return row
}

export type LearnerEnrollment = NonNullable<Awaited<ReturnType<typeof findEnrollment>>>

/** Everything that changes an enrolment, its lessons or its attempts takes this lock first. */
export const lockEnrollment = async (tx: Tx, enrollmentId: number): Promise<EnrollmentRow | undefined> => {
  const [row] = await tx.select().from(onlineEnrollments).where(eq(onlineEnrollments.id, enrollmentId)).for('update')
  return row
}

/** Enrolments of one person are made one after the other. */
export const lockStudent = async (tx: Tx, studentId: number) => {
  const [row] = await tx.select().from(students).where(eq(students.id, studentId)).for('update')
  return row
}

export const findActiveEnrollment = async (query: Queryable, studentId: number, courseId: number) => {
  const [row] = await query
    .select()
    .from(onlineEnrollments)
    .where(
      and(
        eq(onlineEnrollments.studentId, studentId),
        eq(onlineEnrollments.courseId, courseId),
        eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active),
      ),
    )
  return row
}

/** The unexpired enrolment that counts: an active one before a completed one before the rest. */
export const findCurrentEnrollment = async (query: Queryable, studentId: number, courseId: number, now: Date) => {
  const [row] = await query
    .select()
    .from(onlineEnrollments)
    .where(
      and(
        eq(onlineEnrollments.studentId, studentId),
        eq(onlineEnrollments.courseId, courseId),
        gte(onlineEnrollments.expirationDate, now),
      ),
    )
    .orderBy(
      desc(eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active)),
      desc(eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.completed)),
      desc(onlineEnrollments.id),
    )
    .limit(1)
  return row
}

/**
 * The offering that a student can enrol in: open, of a published online course. Whoever knows of one that was closed by
 * a newer version a moment ago gets that.
 */
export const findOpenOffering = async (query: Queryable, offeringId: number) => {
  const known = alias(instructorOnlineCourses, 'known')
  const [row] = await query
    .select({ offering: instructorOnlineCourses, course: courses })
    .from(instructorOnlineCourses)
    .innerJoin(courses, eq(courses.id, instructorOnlineCourses.courseId))
    .innerJoin(known, eq(known.courseId, courses.id))
    .where(
      and(
        eq(known.id, offeringId),
        eq(instructorOnlineCourses.isOpen, true),
        eq(courses.isPublished, true),
        eq(courses.isOnline, true),
      ),
    )
  return row
}

/** The lessons of an enrolment in order, each with its quiz's rules, its progress, and its open attempt and the last that is closed. */
export const listLessonProgress = (query: Queryable, enrollmentId: number) =>
  query
    .select({
      lesson: lessons,
      quiz: quizzes,
      progress: lessonProgress,
      openAttemptId: quizAttempts.id,
      lastAttemptId: sql<number | null>`(
        select max(closed.id) from ${quizAttempts} closed
        where closed.enrollment_id = ${lessonProgress.enrollmentId}
          and closed.lesson_id = ${lessonProgress.lessonId} and closed.state <> 'open'
      )`,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .leftJoin(
      quizAttempts,
      and(
        eq(quizAttempts.enrollmentId, lessonProgress.enrollmentId),
        eq(quizAttempts.lessonId, lessonProgress.lessonId),
        eq(quizAttempts.state, sql`'open'`),
      ),
    )
    .where(eq(lessonProgress.enrollmentId, enrollmentId))
    .orderBy(asc(lessons.position))

export type LessonOfEnrollment = Awaited<ReturnType<typeof listLessonProgress>>[number]

/** Those of some enrolments whose lessons are all passed. */
export const listWhollyPassed = async (
  query: Queryable,
  enrollmentIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await query
    .select({ id: lessonProgress.enrollmentId })
    .from(lessonProgress)
    .where(inArray(lessonProgress.enrollmentId, [...enrollmentIds]))
    .groupBy(lessonProgress.enrollmentId)
    .having(sql`bool_and(${lessonProgress.state} = 'passed')`)
  return new Set(rows.map(({ id }) => id))
}

/** When a quiz of an enrolment was passed last. */
export const findLastPass = async (query: Queryable, enrollmentId: number): Promise<Date | null> => {
  const [row] = await query
    .select({ at: max(quizAttempts.closedAt) })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.enrollmentId, enrollmentId), eq(quizAttempts.state, sql`'passed'`)))
  return row?.at ?? null
}

/** Lesson ids and outcomes of several enrolments, in the order of the lessons. */
export const listOutcomes = (query: Queryable, enrollmentIds: readonly number[]) =>
  enrollmentIds.length === 0
    ? Promise.resolve([])
    : query
        .select({
          enrollmentId: lessonProgress.enrollmentId,
          lessonId: lessonProgress.lessonId,
          status: lessonProgress.status,
        })
        .from(lessonProgress)
        .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
        .where(inArray(lessonProgress.enrollmentId, [...enrollmentIds]))
        .orderBy(asc(lessonProgress.enrollmentId), asc(lessons.position))

export const listOverdueEnrollments = (query: Queryable, now: Date, limit: number) =>
  query
    .select({ id: onlineEnrollments.id })
    .from(onlineEnrollments)
    .where(and(eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active), lt(onlineEnrollments.expirationDate, now)))
    .orderBy(asc(onlineEnrollments.expirationDate))
    .limit(limit)

/** The clock has decided something about the enrolment that is not written yet. */
export const isDue = async (query: Queryable, enrollmentId: number, now: Date, deadline: Date): Promise<boolean> => {
  const overdue = query
    .select({ one: sql`1` })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.enrollmentId, enrollmentId),
        eq(quizAttempts.state, sql`'open'`),
        lt(quizAttempts.deadlineAt, deadline),
      ),
    )
  const isExpired = and(
    eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active),
    lt(onlineEnrollments.expirationDate, now),
  )
  const due = await query
    .select({ id: onlineEnrollments.id })
    .from(onlineEnrollments)
    .where(and(eq(onlineEnrollments.id, enrollmentId), or(isExpired, exists(overdue))))
  return due.length > 0
}

export const touchEnrollment = async (tx: Tx, enrollmentId: number, now: Date) => {
  await tx.update(onlineEnrollments).set({ lastActivityAt: now }).where(eq(onlineEnrollments.id, enrollmentId))
}
