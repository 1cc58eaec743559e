import { desc, eq } from 'drizzle-orm'

import type { Queryable } from '../../platform/db/database.ts'
import { messages } from '../../platform/db/tables/platform.table.ts'
import type { MailData, MailTemplate } from '../../platform/mail.ts'

type MessageRow = typeof messages.$inferSelect
/** A message with its template's own data. */
export type Message = Omit<MessageRow, 'template' | 'data'> & { template: MailTemplate; data: MailData[MailTemplate] }

/** Only `mail.send` writes these columns, with a template and the data of that template. */
const asMessage = (row: MessageRow): Message => ({
  ...row,
  template: row.template as MailTemplate,
  data: row.data as MailData[MailTemplate],
})

export const findMessage = async (db: Queryable, id: number): Promise<Message | undefined> => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row && asMessage(row)
}

export const latestMessages = async (db: Queryable, count: number): Promise<Message[]> => {
  const rows = await db.select().from(messages).orderBy(desc(messages.id)).limit(count)
  return rows.map(asMessage)
}

export const keepOutcome = async (
  db: Queryable,
  id: number,
  outcome: Partial<Pick<MessageRow, 'state' | 'error' | 'attempts' | 'sentAt' | 'data'>>,
): Promise<void> => {
  await db.update(messages).set(outcome).where(eq(messages.id, id))
}
