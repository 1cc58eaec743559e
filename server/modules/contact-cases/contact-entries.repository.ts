import { and, eq } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { contactEntries } from '../../platform/db/tables/contact.table.ts'
import { messages } from '../../platform/db/tables/platform.table.ts'

type NewEntry = Omit<typeof contactEntries.$inferInsert, 'id' | 'messageId'>

export const insertEntry = async (tx: Tx, entry: NewEntry): Promise<number> => {
  const [row] = await tx.insert(contactEntries).values(entry).returning({ id: contactEntries.id })
  if (!row) throw new Error('The entry was not kept')
  return row.id
}

/** By which mail an answer went out. */
export const keepEntryMail = async (tx: Tx, id: number, messageId: number): Promise<void> => {
  await tx.update(contactEntries).set({ messageId }).where(eq(contactEntries.id, id))
}

/** The answers to a message, the first before. */
export const listReplyIds = async (query: Queryable, contactId: number): Promise<number[]> => {
  const rows = await query
    .select({ id: contactEntries.id })
    .from(contactEntries)
    .where(and(eq(contactEntries.contactId, contactId), eq(contactEntries.kind, 'reply')))
    .orderBy(contactEntries.id)
  return rows.map(({ id }) => id)
}

/** All that was written about a message, the first before. */
export const listEntries = (query: Queryable, contactId: number) =>
  query
    .select({
      id: contactEntries.id,
      kind: contactEntries.kind,
      text: contactEntries.text,
      asksBack: contactEntries.asksBack,
      at: contactEntries.at,
      firstName: users.firstName,
      lastName: users.lastName,
      mail: messages.state,
      received: contactEntries.received,
    })
    .from(contactEntries)
    .leftJoin(users, eq(users.id, contactEntries.authorId))
    .leftJoin(messages, eq(messages.id, contactEntries.messageId))
    .where(eq(contactEntries.contactId, contactId))
    .orderBy(contactEntries.id)
