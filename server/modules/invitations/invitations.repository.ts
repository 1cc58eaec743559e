import { and, eq, gt, isNull } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { invitations } from '../../platform/db/tables/accounts.table.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** Its code still works. */
const isOpen = (now: Date) =>
  and(isNull(invitations.usedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, now))

export const findOpen = async (query: Queryable, codeHash: string, now: Date): Promise<InvitationRow | undefined> => {
  const [row] = await query
    .select()
    .from(invitations)
    .where(and(eq(invitations.codeHash, codeHash), isOpen(now)))
  return row
}

/** Of simultaneous uses one gives the row: the others wait for it, and then find none that is open. */
export const markUsed = async (
  tx: Tx,
  codeHash: string,
  usedById: number,
  now: Date,
): Promise<InvitationRow | undefined> => {
  const [row] = await tx
    .update(invitations)
    .set({ usedAt: now, usedById })
    .where(and(eq(invitations.codeHash, codeHash), isOpen(now)))
    .returning()
  return row
}
