import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { namedColumns } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import {
  groupCoordinators,
  groupCourses,
  groupMembers,
  groups,
  reminders,
} from '../../platform/db/tables/groups.table.ts'
import { cellsOf } from './progress-cells.sql.ts'

/** Whoever reminds for one of these groups waits until this one is whole: or two would write to the same at once. */
export const lockGroups = (tx: Tx, coordinatorId: number) =>
  tx
    .select({ id: groups.id })
    .from(groups)
    .innerJoin(groupCoordinators, eq(groupCoordinators.groupId, groups.id))
    .where(eq(groupCoordinators.userId, coordinatorId))
    .orderBy(asc(groups.id))
    .for('update', { of: groups })

/** A certificate that ends before `lapsingBefore` is one to be reminded of, whether a group expects it or not. */
type DueAsked = Readonly<{
  coordinatorId: number | null
  studentIds: readonly number[]
  courseId: number | null
  lapsingBefore?: Date
}>

/**
 * What people are to be reminded of: a course that their group expects, or the one that is named, where they hold no
 * certificate that lasts. `isRecent` was written of since `since`.
 */
export const listDue = (tx: Tx, { lapsingBefore, ...asked }: DueAsked, now: Date, since: Date) =>
  tx
    .select({
      studentId: sql<number>`cell.student_id`,
      courseId: sql<number>`cell.course_id`,
      isRecent: sql<boolean>`exists (
        select 1 from reminders as sent
        where sent.student_id = cell.student_id and sent.course_id = cell.course_id and sent.sent_at > ${since}
      )`,
    })
    .from(sql`(${cellsOf(asked, now)}) as cell`)
    .innerJoin(students, eq(students.id, sql`cell.student_id`))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        asked.courseId !== null
          ? undefined
          : or(sql`cell.is_required`, lapsingBefore && sql`cell.certified_until >= ${now}`),
        lapsingBefore ? sql`coalesce(cell.certified_until < ${lapsingBefore}, true)` : sql`cell.standing <> 'current'`,
        isNull(users.deactivatedAt),
      ),
    )

export type Due = Readonly<{ studentId: number; courseId: number }>

const ROWS_AT_ONCE = 5000

export const insertReminders = async (
  tx: Tx,
  due: readonly Due[],
  sentById: number,
  sentAt: Date,
): Promise<readonly (Due & { id: number })[]> => {
  const kept = []
  for (let from = 0; from < due.length; from += ROWS_AT_ONCE) {
    const values = due
      .slice(from, from + ROWS_AT_ONCE)
      .map(({ studentId, courseId }) => ({ studentId, courseId, sentById, sentAt }))
    kept.push(
      ...(await tx
        .insert(reminders)
        .values(values)
        .returning({ id: reminders.id, studentId: reminders.studentId, courseId: reminders.courseId })),
    )
  }
  return kept
}

/** What was noted of these reminders, with all that their mails say. */
export const readReminders = (query: Queryable, ids: readonly number[]) =>
  query
    .select({
      studentId: reminders.studentId,
      ...namedColumns,
      language: users.language,
      courseId: courses.id,
      title: courses.title,
      isOnline: courses.isOnline,
      dueOn: groupCourses.dueOn,
    })
    .from(reminders)
    .innerJoin(students, eq(students.id, reminders.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(courses, eq(courses.id, reminders.courseId))
    .leftJoin(groupMembers, eq(groupMembers.studentId, students.id))
    .leftJoin(
      groupCourses,
      and(eq(groupCourses.groupId, groupMembers.groupId), eq(groupCourses.courseId, reminders.courseId)),
    )
    .where(and(inArray(reminders.id, [...ids]), isNull(users.deactivatedAt)))
    .orderBy(asc(reminders.studentId), asc(courses.position))
