import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { APPROVAL_YEARS, type ApprovalState } from '../../../src/domain/instructor-approval.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorApprovals } from '../../platform/db/tables/classes.table.ts'
import { insertCourseInstructor } from '../course-records/course-instructors.repository.ts'

export type ApprovalRow = typeof instructorApprovals.$inferSelect

/** See `approvalState`. */
export const isApproval = (state: ApprovalState, now: Date): SQL | undefined =>
  ({
    suspended: isNotNull(instructorApprovals.suspendedAt),
    lapsed: and(isNull(instructorApprovals.suspendedAt), lte(instructorApprovals.endsAt, now)),
    approved: and(isNull(instructorApprovals.suspendedAt), gt(instructorApprovals.endsAt, now)),
  })[state]

/** It keeps its person from planning classes of the course. */
export const blocks = (now: Date): SQL | undefined => or(isApproval('suspended', now), isApproval('lapsed', now))

/** Approvals of some people, of one course or of all, held in the order of their ids. */
export const holdApprovals = (tx: Tx, userIds: readonly number[], courseId: number | null): Promise<ApprovalRow[]> =>
  tx
    .select()
    .from(instructorApprovals)
    .where(
      and(
        inArray(instructorApprovals.userId, [...userIds]),
        courseId === null ? undefined : eq(instructorApprovals.courseId, courseId),
      ),
    )
    .orderBy(instructorApprovals.id)
    .for('update')

/** Those of some people who may not plan a class of a course now. Who was never approved for it is not among them. */
export const listBlocked = async (
  query: Queryable,
  courseId: number,
  userIds: readonly number[],
  now: Date,
): Promise<readonly number[]> => {
  const rows = await query
    .select({ userId: instructorApprovals.userId })
    .from(instructorApprovals)
    .where(
      and(eq(instructorApprovals.courseId, courseId), inArray(instructorApprovals.userId, [...userIds]), blocks(now)),
    )
  return rows.map(({ userId }) => userId)
}

/** Of an online course, somebody answers for the students from now on; whether they did not before. */
export const joinOnline = async (tx: Tx, courseId: number, userId: number): Promise<boolean> => {
  const online = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.isOnline, true)))
  return online.length > 0 && insertCourseInstructor(tx, courseId, userId)
}

/**
 * Approves whoever teaches classes or what is offered online and was not asked about: until two years after their last
 * class. As the migration does it that brought approvals.
 */
export const approveByHistory = async (tx: Tx, now: Date): Promise<void> => {
  await tx.execute(sql`
    insert into instructor_approvals (user_id, course_id, approved_at, ends_at)
    select taught.user_id, taught.course_id, min(taught.since), coalesce(max(taught.held_on), ${now}) + make_interval(years => ${APPROVAL_YEARS}::integer)
    from (
      select teaches.user_id, held.course_id, held.created_at as since, held.course_date as held_on
      from class_instructors as teaches join instructor_courses as held on held.id = teaches.instructor_course_id
      where held.course_status_id <> 2
      union all
      select teaches.user_id, offered.course_id, offered.created_at, null
      from offering_instructors as teaches join instructor_online_courses as offered on offered.id = teaches.offering_id
    ) as taught
    group by taught.user_id, taught.course_id
    on conflict do nothing`)
}
