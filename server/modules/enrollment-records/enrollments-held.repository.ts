import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { namedColumns } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { reminders } from '../../platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'

const other = alias(onlineEnrollments, 'other')

/** Some enrolments, with whom a change of them concerns. Nothing is held. */
export const readEnrollments = async (query: Queryable, ids: readonly number[]) => {
  const another = query
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.studentId, onlineEnrollments.studentId),
        eq(other.courseId, onlineEnrollments.courseId),
        eq(other.statusId, ENROLLMENT_STATUS.active),
        ne(other.id, onlineEnrollments.id),
      ),
    )
  const rows = await query
    .select({
      enrollment: onlineEnrollments,
      ...namedColumns,
      language: users.language,
      isReachable: sql<boolean>`${users.deactivatedAt} is null`,
      courseTitle: courses.title,
      /** The student is under way in the course by no other one. */
      isAlone: sql<boolean>`not exists (${another})`,
    })
    .from(onlineEnrollments)
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .where(inArray(onlineEnrollments.id, [...ids]))
  return new Map(rows.map((row) => [row.enrollment.id, row]))
}

export type HeldEnrollment = Awaited<ReturnType<typeof readEnrollments>> extends Map<number, infer Held> ? Held : never

/**
 * The same, held until the end of the transaction: their students first, as whoever enrols one does, then themselves,
 * in the order of ids.
 */
export const holdEnrollments = async (tx: Tx, ids: readonly number[]) => {
  const isOne = inArray(onlineEnrollments.id, [...ids])
  const learners = tx.select({ id: onlineEnrollments.studentId }).from(onlineEnrollments).where(isOne)
  await tx
    .select({ id: students.id })
    .from(students)
    .where(inArray(students.id, learners))
    .orderBy(asc(students.id))
    .for('update')
  await tx
    .select({ id: onlineEnrollments.id })
    .from(onlineEnrollments)
    .where(isOne)
    .orderBy(asc(onlineEnrollments.id))
    .for('update')
  return readEnrollments(tx, ids)
}

/** Of which courses people were reminded since then: `student course`. */
export const listRemindedSince = async (
  query: Queryable,
  studentIds: readonly number[],
  since: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await query
    .select({ studentId: reminders.studentId, courseId: reminders.courseId })
    .from(reminders)
    .where(and(inArray(reminders.studentId, [...studentIds]), gt(reminders.sentAt, since)))
  return new Set(rows.map(({ studentId, courseId }) => `${studentId} ${courseId}`))
}
