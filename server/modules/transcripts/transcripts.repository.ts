import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Queryable } from '../../platform/db/database.ts'
import { listedColumns, namedColumns } from '../../platform/db/person.sql.ts'
import { agencies, students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'

/** Whose transcripts they are, by the ids of students. */
export const listTranscribed = async (query: Queryable, ids: readonly number[]) => {
  const rows = await query
    .select({ id: students.id, ...namedColumns, agency: listedColumns.agency, licenseNumber: users.licenseNumber })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .where(inArray(students.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

export const listCertificatesOf = (query: Queryable, ids: readonly number[]) =>
  query
    .select()
    .from(certificates)
    .where(inArray(certificates.studentId, [...ids]))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))

export const listEnrolledOf = (query: Queryable, ids: readonly number[]) =>
  query
    .select({
      studentId: onlineEnrollments.studentId,
      title: courses.title,
      hours: courses.totalCourseHours,
      statusId: onlineEnrollments.statusId,
      startedAt: onlineEnrollments.startedAt,
      expirationDate: onlineEnrollments.expirationDate,
      completedAt: onlineEnrollments.completedAt,
    })
    .from(onlineEnrollments)
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .where(inArray(onlineEnrollments.studentId, [...ids]))
    .orderBy(desc(onlineEnrollments.startedAt), desc(onlineEnrollments.id))

/** A walk-in who has not confirmed that it is them has done nothing yet. */
export const listPlacedOf = (query: Queryable, ids: readonly number[]) =>
  query
    .select({
      studentId: instructorCourseStudents.studentId,
      title: courses.title,
      hours: courses.totalCourseHours,
      courseDate: instructorCourses.courseDate,
      timeZone: instructorCourses.timeZone,
      state: instructorCourseStudents.state,
      attendance: instructorCourseStudents.attendance,
    })
    .from(instructorCourseStudents)
    .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(and(inArray(instructorCourseStudents.studentId, [...ids]), isNull(instructorCourseStudents.typed)))
    .orderBy(desc(instructorCourses.courseDate), desc(instructorCourseStudents.id))

const isInForce = (now: Date) =>
  and(
    isNull(certificates.revokedAt),
    isNull(certificates.supersededBy),
    or(isNull(certificates.expiresAt), gt(certificates.expiresAt, now)),
  )

/** How many certificates of some students are in force. */
export const countInForce = async (query: Queryable, ids: readonly number[], now: Date): Promise<number> => {
  const [row] = await query
    .select({ count: sql<number>`count(*)::integer` })
    .from(certificates)
    .where(and(inArray(certificates.studentId, [...ids]), isInForce(now)))
  return row?.count ?? 0
}

/** Certificates of some students that are in force, in the order in which they were issued. */
export const listInForce = (query: Queryable, ids: readonly number[], now: Date) =>
  query
    .select()
    .from(certificates)
    .where(and(inArray(certificates.studentId, [...ids]), isInForce(now)))
    .orderBy(asc(certificates.id))

/** Those of some numbers that are given out still. */
export const stillGivenOut = async (query: Queryable, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  if (numbers.length === 0) return new Set()
  const rows = await query
    .select({ number: certificates.number })
    .from(certificates)
    .where(
      and(
        inArray(certificates.number, [...numbers]),
        isNull(certificates.revokedAt),
        isNull(certificates.supersededBy),
      ),
    )
  return new Set(rows.map(({ number }) => number))
}
