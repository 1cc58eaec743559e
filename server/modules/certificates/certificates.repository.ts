import { and, desc, eq, gte, isNotNull, lt, or, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { namedColumns } from '../../platform/db/person.sql.ts'
import { agencies, students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { reportedCertificates } from '../../platform/db/tables/reports.table.ts'
import { latestAuthorityId } from './authority.repository.ts'

export type CertificateRow = typeof certificates.$inferSelect

export const findCertificate = async (query: Queryable, number: string) => {
  const [row] = await query
    .select({
      certificate: certificates,
      ownerId: students.userId,
      email: users.email,
      closedAt: users.deactivatedAt,
      course: { id: courses.id, description: courses.description },
    })
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .where(eq(certificates.number, number))
  return row
}

export type FoundCertificate = NonNullable<Awaited<ReturnType<typeof findCertificate>>>

/** For a change: whoever else would change the same certificate waits. */
export const lockCertificate = async (tx: Tx, number: string) => {
  const [row] = await tx
    .select({
      certificate: certificates,
      user: {
        id: users.id,
        ...namedColumns,
        language: users.language,
      },
    })
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(certificates.number, number))
    .for('update', { of: certificates })
  return row
}

export type LockedCertificate = NonNullable<Awaited<ReturnType<typeof lockCertificate>>>

export const markRevoked = async (
  tx: Tx,
  { id }: CertificateRow,
  { at, by, reason }: Readonly<{ at: Date; by: number; reason: string }>,
): Promise<CertificateRow> => {
  const [revoked] = await tx
    .update(certificates)
    .set({ revokedAt: at, revokedBy: by, revocationReason: reason })
    .where(eq(certificates.id, id))
    .returning()
  if (!revoked) throw new Error(`Certificate ${id} could not be revoked`)
  return revoked
}

/** As it was before it was revoked. */
export const markRestored = async (tx: Tx, { id }: CertificateRow): Promise<CertificateRow> => {
  const [restored] = await tx
    .update(certificates)
    .set({ revokedAt: null, revokedBy: null, revocationReason: null })
    .where(eq(certificates.id, id))
    .returning()
  if (!restored) throw new Error(`Certificate ${id} could not be restored`)
  return restored
}

/** It, and those whose place it took: each points to the one that is in force. */
export const markSuperseded = async (tx: Tx, { id, number, studentId }: CertificateRow, by: string): Promise<void> => {
  await tx
    .update(certificates)
    .set({ supersededBy: by })
    .where(
      and(eq(certificates.studentId, studentId), or(eq(certificates.id, id), eq(certificates.supersededBy, number))),
    )
}

/** What took the place of one that a report has named is in that report's next edition, and in no other's. */
export const takeOverReport = async (tx: Tx, { from, to }: Readonly<{ from: number; to: number }>): Promise<void> => {
  await tx.insert(reportedCertificates).select(
    tx
      .select({
        certificateId: sql<number>`${to}::integer`.as('certificate_id'),
        reportId: reportedCertificates.reportId,
      })
      .from(reportedCertificates)
      .where(eq(reportedCertificates.certificateId, from)),
  )
}

/** Certificates with ids from `first` to before `end` that are no longer in force. */
export const listWithdrawnIds = async (query: Queryable, first: number, end: number): Promise<number[]> => {
  const rows = await query
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        gte(certificates.id, first),
        lt(certificates.id, end),
        or(isNotNull(certificates.revokedAt), isNotNull(certificates.supersededBy)),
      ),
    )
  return rows.map(({ id }) => id)
}

export const listCertificates = (query: Queryable, studentId: number): Promise<CertificateRow[]> =>
  query
    .select()
    .from(certificates)
    .where(eq(certificates.studentId, studentId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))

/** The certificate that stands for an enrolment: neither revoked nor superseded. */
export const standingFor = (
  certificates: readonly CertificateRow[],
  enrollmentId: number,
): CertificateRow | undefined =>
  certificates.find(
    (certificate) =>
      certificate.enrollmentId === enrollmentId && certificate.revokedAt === null && certificate.supersededBy === null,
  )

const ofHolder = (studentId: number) =>
  sql`${users.id} = (select ${students.userId} from ${students} where ${students.id} = ${studentId})`

/** The licence number that a certificate of somebody would print now. */
export const licenseNumberOf = (studentId: number) =>
  sql<string | null>`(select nullif(${users.licenseNumber}, '') from ${users} where ${ofHolder(studentId)})`

/** All that a certificate prints of who holds it and who issues it, as it is at this moment. */
export const printedOf = (studentId: number) => ({
  agency: sql<
    string | null
  >`(select ${agencies.name} from ${users} join ${agencies} on ${agencies.id} = ${users.primaryAgencyId} where ${ofHolder(studentId)})`,
  licenseNumber: licenseNumberOf(studentId),
  authorityId: latestAuthorityId,
})

type Printed = ReturnType<typeof printedOf>
type NewCertificate = Omit<typeof certificates.$inferInsert, keyof Printed> & {
  [Key in keyof Printed]: Printed[Key] | (typeof certificates.$inferInsert)[Key]
}

/** Null when the number is taken. */
export const insertCertificate = async (query: Queryable, row: NewCertificate): Promise<CertificateRow | null> => {
  const [inserted] = await query
    .insert(certificates)
    .values(row)
    .onConflictDoNothing({ target: certificates.number })
    .returning()
  return inserted ?? null
}
