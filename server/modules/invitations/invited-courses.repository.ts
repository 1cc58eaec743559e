import { asc, eq, sql } from 'drizzle-orm'

import type { Localized } from '../../../src/domain/language.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { invitations } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { invitationCourses } from '../../platform/db/tables/classes.table.ts'

/** A course that somebody is invited to teach. */
export type InvitedCourse = Readonly<{ id: number; title: Localized; isArchived: boolean }>

/** Those of a row of invitations, in the order of courses. */
export const invitedCoursesSql = sql<readonly InvitedCourse[]>`(
  select coalesce(json_agg(json_build_object(
    'id', course.id, 'title', course.title, 'isArchived', course.archived_at is not null
  ) order by course.position, course.id), '[]'::json)
  from invitation_courses as invited join courses as course on course.id = invited.course_id
  where invited.invitation_id = ${invitations.id}
)`

export const keepInvitedCourses = async (tx: Tx, invitationId: number, courseIds: readonly number[]): Promise<void> => {
  if (courseIds.length === 0) return
  await tx.insert(invitationCourses).values(courseIds.map((courseId) => ({ invitationId, courseId })))
}

const invitedCourses = (query: Queryable, invitationId: number) =>
  query
    .select({ id: courses.id, title: courses.title, isArchived: sql<boolean>`${courses.archivedAt} is not null` })
    .from(invitationCourses)
    .innerJoin(courses, eq(courses.id, invitationCourses.courseId))
    .where(eq(invitationCourses.invitationId, invitationId))

export const listInvitedCourses = (query: Queryable, invitationId: number): Promise<InvitedCourse[]> =>
  invitedCourses(query, invitationId).orderBy(asc(courses.position), asc(courses.id))

/** The same, none of which is archived before the end of the transaction. */
export const holdInvitedCourses = (tx: Tx, invitationId: number): Promise<InvitedCourse[]> =>
  invitedCourses(tx, invitationId).orderBy(asc(courses.id)).for('share', { of: courses })
