import { asc, eq } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { lessons, quizzes } from '../../platform/db/tables/catalogue.table.ts'
import { lessonProgress, quizAttempts } from '../../platform/db/tables/learning.table.ts'

/** The lessons of an enrolment in their order, each with the rules of its quiz. */
export const listLessonsOf = (query: Queryable, enrollmentId: number) =>
  query
    .select({ progress: lessonProgress, quiz: quizzes, title: lessons.title, position: lessons.position })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(eq(lessonProgress.enrollmentId, enrollmentId))
    .orderBy(asc(lessons.position))

export type LessonHeld = Awaited<ReturnType<typeof listLessonsOf>>[number]

/** The attempts of an enrolment, each with who reset it. */
export const listAttemptsOf = (query: Queryable, enrollmentId: number) =>
  query
    .select({ attempt: quizAttempts, firstName: users.firstName, lastName: users.lastName })
    .from(quizAttempts)
    .leftJoin(users, eq(users.id, quizAttempts.resetById))
    .where(eq(quizAttempts.enrollmentId, enrollmentId))
    .orderBy(asc(quizAttempts.lessonId), asc(quizAttempts.number))

export type AttemptHeld = Awaited<ReturnType<typeof listAttemptsOf>>[number]

/** It stays as it is, and does not count from then on. */
export const markReset = (
  tx: Tx,
  attemptId: number,
  { at, byId, reason }: Readonly<{ at: Date; byId: number; reason: string }>,
) =>
  tx
    .update(quizAttempts)
    .set({ resetAt: at, resetById: byId, resetReason: reason })
    .where(eq(quizAttempts.id, attemptId))
