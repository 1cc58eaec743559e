import { asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Queryable } from '../../platform/db/database.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'

const successors = alias(certificates, 'successors')

/** Every certificate of some students, whatever became of it, in the order in which they were issued. */
export const listCompletions = (query: Queryable, studentIds: readonly number[]) =>
  query
    .select({
      credentialId: certificates.credentialId,
      number: certificates.number,
      courseId: certificates.courseId,
      courseTitle: certificates.courseTitle,
      recipientName: certificates.recipientName,
      hours: certificates.hours,
      completedOn: certificates.completedOn,
      issuedAt: certificates.issuedAt,
      expiresAt: certificates.expiresAt,
      revokedAt: certificates.revokedAt,
      supersededAt: successors.issuedAt,
      email: users.email,
    })
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(successors, eq(successors.number, certificates.supersededBy))
    .where(inArray(certificates.studentId, [...studentIds]))
    .orderBy(asc(certificates.id))
