import { and, eq, isNull, lt, lte, or } from 'drizzle-orm'

import type { Db, Queryable, Tx } from '../../platform/db/database.ts'
import { mailboxes, takenMails } from '../../platform/db/tables/platform.table.ts'

export type MailboxRow = typeof mailboxes.$inferSelect

export const findMailbox = async (query: Queryable, address: string): Promise<MailboxRow | undefined> => {
  const [row] = await query.select().from(mailboxes).where(eq(mailboxes.address, address))
  return row
}

/** Holds a mailbox that is due for one reader; undefined where another has it, or it is not yet to be tried again. */
export const holdMailbox = async (
  db: Db,
  address: string,
  { now, until }: Readonly<{ now: Date; until: Date }>,
): Promise<MailboxRow | undefined> => {
  await db.insert(mailboxes).values({ address }).onConflictDoNothing()
  const [row] = await db
    .update(mailboxes)
    .set({ heldUntil: until })
    .where(
      and(
        eq(mailboxes.address, address),
        or(isNull(mailboxes.heldUntil), lte(mailboxes.heldUntil, now)),
        or(isNull(mailboxes.nextAt), lte(mailboxes.nextAt, now)),
      ),
    )
    .returning()
  return row
}

/** How far it was read, or what was in the way. */
export const writeMailbox = async (
  query: Queryable,
  address: string,
  changes: Partial<Omit<MailboxRow, 'address'>>,
): Promise<void> => {
  await query.update(mailboxes).set(changes).where(eq(mailboxes.address, address))
}

/** Whether this mail is taken in now for the first time. */
export const isFirstTaken = async (tx: Tx, digest: string, takenAt: Date): Promise<boolean> => {
  const rows = await tx.insert(takenMails).values({ digest, takenAt }).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Mails are looked at again no longer than `FIRST_DAYS` after they came. */
export const forgetTaken = async (query: Queryable, before: Date): Promise<void> => {
  await query.delete(takenMails).where(lt(takenMails.takenAt, before))
}
