import { certificateState } from '../../../src/domain/certificate.ts'
import { PRODUCT_NAME } from '../../../src/domain/constants.ts'
import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { courses } from '../../platform/db/tables/catalogue.table.ts'
import type { Authority } from './authority.repository.ts'
import { makeCertificateNumber } from './certificate-number.ts'
import { insertCertificate, printedOf } from './certificates.repository.ts'
import type { CertificateRow } from './certificates.repository.ts'

/** As everyone may see it: the printed fields and what it is worth now. */
export const presentCertificate = (
  row: CertificateRow,
  language: Language,
  now: Date,
  { issuer = PRODUCT_NAME, authority = null }: Readonly<{ issuer?: string; authority?: Authority | null }> = {},
): Certificate => ({
  number: row.number,
  state: stateOf(row, now),
  recipientName: row.recipientName,
  agency: row.agency,
  licenseNumber: row.licenseNumber,
  courseTitle: row.courseTitle[language],
  hours: row.hours,
  completedOn: row.completedOn.toISOString(),
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  issuer,
  authority: authority?.name[language] ?? null,
  signer: authority?.signer ?? null,
  signerTitle: authority?.signerTitle?.[language] ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  supersededBy: row.supersededBy,
})

/** Whether its PDF and its credential are given out: paper that proves nothing any more would still look as if it did. */
export const isGivenOut = ({ revokedAt, supersededBy }: CertificateRow): boolean =>
  revokedAt === null && supersededBy === null

export const stateOf = (row: CertificateRow, now: Date): Certificate['state'] =>
  certificateState(
    {
      expiresAt: row.expiresAt?.toISOString() ?? null,
      revokedAt: row.revokedAt?.toISOString() ?? null,
      supersededBy: row.supersededBy,
    },
    now.getTime(),
  )

export type Achievement = Readonly<{
  studentId: number
  recipientName: string
  course: Pick<typeof courses.$inferSelect, 'id' | 'title' | 'totalCourseHours' | 'expiresAfterDays'>
  /** See `momentOf`: a day is printed. */
  completedAt: Date
  /** By which it counts in a period. */
  issuedAt: Date
  /** Neither is one that was issued by hand. */
  earnedBy: Readonly<{ enrollmentId: number }> | Readonly<{ registrationId: number }> | Readonly<Record<string, never>>
}>

const TRIES = 5

/** Issues a certificate, in the transaction that records what earned it. */
export const issueCertificate = async (query: Queryable, achievement: Achievement): Promise<CertificateRow> => {
  const { course, completedAt } = achievement
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const issued = await insertCertificate(query, {
      number: makeCertificateNumber(),
      studentId: achievement.studentId,
      courseId: course.id,
      recipientName: achievement.recipientName,
      ...printedOf(achievement.studentId),
      courseTitle: course.title,
      hours: course.totalCourseHours,
      completedOn: completedAt,
      issuedAt: achievement.issuedAt,
      expiresAt: later(completedAt, course.expiresAfterDays * DAY),
      ...achievement.earnedBy,
    })
    if (issued) return issued
  }
  throw new Error('No free certificate number was found')
}
