import { and, asc, eq, exists, isNull, notExists, sql } from 'drizzle-orm'

import type { CourseInstructor } from '../../../src/domain/contract/course-instructors.contract.ts'
import type { Choice } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isPersonFound } from '../../platform/db/person.sql.ts'
import { agencies, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import {
  courseInstructors,
  instructorOnlineCourses,
  offeringInstructors,
} from '../../platform/db/tables/catalogue.table.ts'

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

/** Whether somebody has the role, and an account to use it with. */
const isAbleIn = (query: Queryable) =>
  and(
    isNull(users.deactivatedAt),
    exists(
      query
        .select({ held: sql`1` })
        .from(userRoles)
        .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.instructor))),
    ),
  )

/** Who answers for the students of a course, by name: those too who are no instructors any more. */
export const listCourseInstructors = (query: Queryable, courseId: number): Promise<CourseInstructor[]> =>
  query
    .select({ id: users.id, name: fullName, email: users.email, isAble: sql<boolean>`${isAbleIn(query)}` })
    .from(courseInstructors)
    .innerJoin(users, eq(users.id, courseInstructors.userId))
    .where(eq(courseInstructors.courseId, courseId))
    .orderBy(asc(users.sortName), asc(users.id))

/** Instructors whose names, addresses and numbers have what was typed, that the course does not have yet. */
export const findInstructorChoices = async (
  query: Queryable,
  courseId: number,
  search: string,
  limit: number,
): Promise<Choice[]> => {
  const rows = await query
    .select({ id: users.id, name: fullName, agency: agencies.name })
    .from(users)
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .where(
      and(
        isAbleIn(query),
        isPersonFound(search),
        notExists(
          query
            .select({ held: sql`1` })
            .from(courseInstructors)
            .where(and(eq(courseInstructors.courseId, courseId), eq(courseInstructors.userId, users.id))),
        ),
      ),
    )
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(limit)
  // Two of one name are told apart by where they are.
  return rows.map(({ id, name, agency }) => ({ id, name: agency === null ? name : `${name} (${agency})` }))
}

/** How somebody is called who may answer for students. */
export const findAbleInstructor = async (query: Queryable, userId: number): Promise<string | null> => {
  const [row] = await query
    .select({ name: fullName })
    .from(users)
    .where(and(eq(users.id, userId), isAbleIn(query)))
  return row?.name ?? null
}

const versionsOf = (query: Queryable, courseId: number) =>
  query
    .select({ id: instructorOnlineCourses.id })
    .from(instructorOnlineCourses)
    .where(eq(instructorOnlineCourses.courseId, courseId))

/** Answers for the students of every version from now on; false where it was so. */
export const insertCourseInstructor = async (tx: Tx, courseId: number, userId: number): Promise<boolean> => {
  const made = await tx.insert(courseInstructors).values({ courseId, userId }).onConflictDoNothing().returning()
  for (const { id: offeringId } of await versionsOf(tx, courseId)) {
    await tx.insert(offeringInstructors).values({ offeringId, userId }).onConflictDoNothing()
  }
  return made.length > 0
}

/** How somebody is called who did so until now; null where nobody did. */
export const removeCourseInstructor = async (tx: Tx, courseId: number, userId: number): Promise<string | null> => {
  const gone = await tx
    .delete(courseInstructors)
    .where(and(eq(courseInstructors.courseId, courseId), eq(courseInstructors.userId, userId)))
    .returning()
  if (gone.length === 0) return null
  for (const { id } of await versionsOf(tx, courseId)) {
    await tx
      .delete(offeringInstructors)
      .where(and(eq(offeringInstructors.offeringId, id), eq(offeringInstructors.userId, userId)))
  }
  const [row] = await tx.select({ name: fullName }).from(users).where(eq(users.id, userId))
  return row?.name ?? null
}

/** Who answers for a course answers for its newest version too. */
export const giveInstructors = async (tx: Tx, courseId: number, offeringId: number): Promise<void> => {
  const rows = await tx
    .select({ userId: courseInstructors.userId })
    .from(courseInstructors)
    .where(eq(courseInstructors.courseId, courseId))
  if (rows.length > 0) await tx.insert(offeringInstructors).values(rows.map(({ userId }) => ({ offeringId, userId })))
}
