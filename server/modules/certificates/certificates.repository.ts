import { desc, eq } from 'drizzle-orm'

import type { Queryable } from '../../platform/db/database.ts'
import { students } from '../../platform/db/tables/accounts.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'

export type CertificateRow = typeof certificates.$inferSelect

export const findCertificate = async (query: Queryable, number: string) => {
  const [row] = await query
    .select({ certificate: certificates, ownerId: students.userId })
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .where(eq(certificates.number, number))
  return row
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

/** Null when the number is taken. */
export const insertCertificate = async (
  query: Queryable,
  row: typeof certificates.$inferInsert,
): Promise<CertificateRow | null> => {
  const [inserted] = await query
    .insert(certificates)
    .values(row)
    .onConflictDoNothing({ target: certificates.number })
    .returning()
  return inserted ?? null
}
