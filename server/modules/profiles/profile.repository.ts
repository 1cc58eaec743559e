import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { personColumns } from '../../platform/db/person.sql.ts'
import { mailedLinks, userAgencies, users } from '../../platform/db/tables/accounts.table.ts'

/** What a person sees and changes of themself; never the password's hash. */
const shown = {
  ...personColumns,
  id: users.id,
  phoneVerifiedAt: users.phoneVerifiedAt,
  notifyPhone: users.notifyPhone,
  photo: users.photo,
  createdAt: users.createdAt,
}

const furtherAgenciesOf = async (query: Queryable, userId: number): Promise<number[]> => {
  const rows = await query
    .select({ id: userAgencies.agencyId })
    .from(userAgencies)
    .where(eq(userAgencies.userId, userId))
    .orderBy(userAgencies.agencyId)
  return rows.map(({ id }) => id)
}

export const findProfile = async (query: Queryable, userId: number) => {
  const [row] = await query.select(shown).from(users).where(eq(users.id, userId))
  return row && { ...row, agencies: await furtherAgenciesOf(query, userId) }
}

/** The same, held until the end of the transaction: changes of one person are made one after the other. */
export const lockProfile = async (tx: Tx, userId: number) => {
  const [row] = await tx.select(shown).from(users).where(eq(users.id, userId)).for('update')
  return row && { ...row, agencies: await furtherAgenciesOf(tx, userId) }
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export const updateUser = async (
  query: Queryable,
  userId: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> => {
  await query.update(users).set(changes).where(eq(users.id, userId))
}

export const replaceFurtherAgencies = async (tx: Tx, userId: number, ids: readonly number[]): Promise<void> => {
  await tx.delete(userAgencies).where(eq(userAgencies.userId, userId))
  if (ids.length > 0) await tx.insert(userAgencies).values(ids.map((agencyId) => ({ userId, agencyId })))
}

/** The address that waits for its link to be opened. */
export const findPendingEmail = async (query: Queryable, userId: number, now: Date): Promise<string | null> => {
  const [link] = await query
    .select({ newEmail: mailedLinks.newEmail })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.userId, userId),
        eq(mailedLinks.kind, 'emailChange'),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(mailedLinks.id))
    .limit(1)
  return link?.newEmail ?? null
}

/** Chooses text messages for someone with a verified phone, or e-mail alone; false where there is no such phone. */
export const keepNotification = async (tx: Tx, userId: number, notifyPhone: boolean): Promise<boolean> => {
  const [kept] = await tx
    .update(users)
    .set({ notifyPhone })
    .where(and(eq(users.id, userId), notifyPhone ? sql`${users.phoneVerifiedAt} is not null` : undefined))
    .returning({ id: users.id })
  return kept !== undefined
}
