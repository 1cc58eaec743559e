import { and, asc, eq, exists, gte, inArray, isNull, notExists, sql } from 'drizzle-orm'

import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Choice } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isPersonFound } from '../../platform/db/person.sql.ts'
import { agencies, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { classInstructors, instructorApprovals, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { blocks, isApproval } from './approvals.sql.ts'

/** A class to come of a course that somebody who teaches it may not teach by now: what `toHandOver` counts. */
export const isToHandOver = (query: Queryable, userId: number, now: Date) =>
  and(
    eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled),
    gte(instructorCourses.courseDate, now),
    exists(
      query
        .select({ one: sql`1` })
        .from(classInstructors)
        .innerJoin(
          instructorApprovals,
          and(
            eq(instructorApprovals.userId, classInstructors.userId),
            eq(instructorApprovals.courseId, instructorCourses.courseId),
          ),
        )
        .where(
          and(
            eq(classInstructors.instructorCourseId, instructorCourses.id),
            eq(classInstructors.userId, userId),
            blocks(now),
          ),
        ),
    ),
  )

/** Has the role, an account to use it with, and an approval for the course that stands. */
const isApprovedFor = (query: Queryable, courseId: number, now: Date) =>
  and(
    isNull(users.deactivatedAt),
    exists(
      query
        .select({ one: sql`1` })
        .from(userRoles)
        .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.instructor))),
    ),
    exists(
      query
        .select({ one: sql`1` })
        .from(instructorApprovals)
        .where(
          and(
            eq(instructorApprovals.userId, users.id),
            eq(instructorApprovals.courseId, courseId),
            isApproval('approved', now),
          ),
        ),
    ),
  )

type Taught = Readonly<{ id: number; courseId: number }>

type NamedTeacher = Readonly<{ id: number; firstName: string; lastName: string; agency: string | null }>

/** Two of one name are told apart by where they are. */
export const namedTeacher = ({ id, firstName, lastName, agency }: NamedTeacher): Choice => {
  const name = `${firstName} ${lastName}`
  return { id, name: agency === null ? name : `${name} (${agency})` }
}

/** Who could take over a class, by name. */
export const findSuccessors = async (
  query: Queryable,
  { id, courseId }: Taught,
  search: string,
  now: Date,
  limit: number,
): Promise<Choice[]> => {
  const rows = await query
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, agency: agencies.name })
    .from(users)
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .where(
      and(
        isApprovedFor(query, courseId, now),
        isPersonFound(search),
        notExists(
          query
            .select({ one: sql`1` })
            .from(classInstructors)
            .where(and(eq(classInstructors.instructorCourseId, id), eq(classInstructors.userId, users.id))),
        ),
      ),
    )
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(limit)
  return rows.map(namedTeacher)
}

const person = {
  id: users.id,
  name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  address: users.email,
  language: users.language,
  isOpen: sql<boolean>`${users.deactivatedAt} is null`,
}

/** Somebody who may take over a class of the course. */
export const findSuccessor = async (
  query: Queryable,
  courseId: number,
  userId: number,
  now: Date,
): Promise<Teacher | undefined> => {
  const [row] = await query
    .select(person)
    .from(users)
    .where(and(eq(users.id, userId), isApprovedFor(query, courseId, now)))
  return row
}

/** Who teaches or taught a class, whatever became of their account. */
export type Teacher = Readonly<{ id: number; name: string; address: string; language: Language; isOpen: boolean }>

/** Who teaches the class, in the order of their names. */
export const listTeachers = (query: Queryable, classId: number): Promise<Teacher[]> =>
  query
    .select(person)
    .from(classInstructors)
    .innerJoin(users, eq(users.id, classInstructors.userId))
    .where(eq(classInstructors.instructorCourseId, classId))
    .orderBy(asc(users.sortName), asc(users.id))

/** Some people, by their ids: those who taught a class before. */
export const findPeople = (query: Queryable, ids: readonly number[]): Promise<Teacher[]> =>
  query
    .select(person)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.sortName), asc(users.id))
