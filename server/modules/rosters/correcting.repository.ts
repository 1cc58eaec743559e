import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import type { CertificateRow } from '../certificates/certificates.repository.ts'

/** Of a place in a class: the certificate that is in force, and the one that was revoked last. */
export const listCertificatesOf = async (
  tx: Tx,
  registrationId: number,
): Promise<readonly [CertificateRow | undefined, CertificateRow | undefined]> => {
  const rows = await tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.registrationId, registrationId), isNull(certificates.supersededBy)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .for('update')
  return [rows.find(({ revokedAt }) => revokedAt === null), rows.find(({ revokedAt }) => revokedAt !== null)]
}
