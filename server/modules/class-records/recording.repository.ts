import { eq, inArray, or, sql } from 'drizzle-orm'

import { readCertificateNumber } from '../../../src/domain/certificate.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { foldedColumn } from '../../platform/db/folded.sql.ts'
import { namedColumns } from '../../platform/db/person.sql.ts'
import { agencies, students, users } from '../../platform/db/tables/accounts.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { normaliseEmail } from '../auth/email.ts'

/** The account that stands for it since a merge. */
const standing = sql<number>`coalesce(${users.mergedIntoId}, ${users.id})`

/** Accounts by what names them in a line: an address, a licence number, or the number of a certificate. */
export const findNamed = async (
  query: Queryable,
  lines: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const emails = lines.map(normaliseEmail)
  const numbers = lines.map((line) => fold(line.trim()))
  const printed = lines.flatMap((line) => readCertificateNumber(line) ?? [])
  const licence = foldedColumn(users.licenseNumber)
  const accounts = await query
    .select({ id: standing, email: users.email, licence })
    .from(users)
    .where(or(inArray(users.email, emails), inArray(licence, numbers)))
  const holders =
    printed.length === 0
      ? []
      : await query
          .select({ id: standing, number: certificates.number })
          .from(certificates)
          .innerJoin(students, eq(students.id, certificates.studentId))
          .innerJoin(users, eq(users.id, students.userId))
          .where(inArray(certificates.number, printed))
  return new Map(
    lines.map((line, at) => [
      line,
      new Set([
        ...accounts
          .filter(({ email, licence: own }) => email === emails[at] || own === numbers[at])
          .map(({ id }) => id),
        ...holders.filter(({ number }) => number === readCertificateNumber(line)).map(({ id }) => id),
      ]),
    ]),
  )
}

export const listRecordable = (query: Queryable, ids: readonly number[]) =>
  query
    .select({ userId: users.id, ...namedColumns, agency: agencies.name, studentId: students.id })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .where(inArray(users.id, [...ids]))
