import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isNotMerged } from '../../platform/db/merged.sql.ts'
import { namedColumns } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'

/** What was offered once: of a draft nobody has completed anything. */
const wasOffered = or(eq(courses.isPublished, true), isNotNull(courses.publishedAt))

export const listCertifiableCourses = (query: Queryable) =>
  query
    .select({ id: courses.id, title: courses.title, hours: courses.totalCourseHours })
    .from(courses)
    .where(wasOffered)
    .orderBy(asc(courses.position), asc(courses.id))

export const findCertifiableCourse = async (query: Queryable, courseId: number) => {
  const [row] = await query
    .select({
      id: courses.id,
      title: courses.title,
      totalCourseHours: courses.totalCourseHours,
      expiresAfterDays: courses.expiresAfterDays,
    })
    .from(courses)
    .where(and(eq(courses.id, courseId), wasOffered))
  return row
}

/** Whoever is given a certificate, held: of two at once one waits. Null is no student yet. */
export const lockHolder = async (tx: Tx, userId: number) => {
  const [row] = await tx
    .select({ ...namedColumns, language: users.language, studentId: students.id })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .where(and(eq(users.id, userId), isNotMerged))
    .for('no key update', { of: users })
  return row
}

/** The profile that certificates hang on; the role is given by itself. */
export const makeStudent = async (tx: Tx, userId: number, at: Date): Promise<number> => {
  const [made] = await tx.insert(students).values({ userId, createdAt: at }).returning({ id: students.id })
  if (!made) throw new Error(`No profile was made for the user ${userId}`)
  return made.id
}

type Held = Readonly<{ studentId: number; courseId: number; day: string }>

/** Whether a certificate stands already for the same course and day. */
export const findHeldOn = async (query: Queryable, { studentId, courseId, day }: Held): Promise<boolean> => {
  const rows = await query
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.studentId, studentId),
        eq(certificates.courseId, courseId),
        sql`(${certificates.completedOn} at time zone 'UTC')::date = ${day}::date`,
        isNull(certificates.revokedAt),
        isNull(certificates.supersededBy),
      ),
    )
    .limit(1)
  return rows.length > 0
}
