import { desc, eq } from 'drizzle-orm'

import type { Queryable } from '../../platform/db/database.ts'
import { messages } from '../../platform/db/tables/platform.table.ts'
import type { MailData, MailTemplate } from '../../platform/mail.ts'
import { sealUse } from '../../platform/outgoing.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SmsData, SmsTemplate } from '../../platform/sms.ts'

type MessageRow = typeof messages.$inferSelect
type Kept = Omit<MessageRow, 'channel' | 'template' | 'data'>
/** Of a message that has left, or that was sealed with another key, no data is there to be read. */
type Nothing = Record<string, never>

export type FilledMail = Kept & { channel: 'mail'; template: MailTemplate; data: MailData[MailTemplate] }
export type FilledSms = Kept & { channel: 'sms'; template: SmsTemplate; data: SmsData[SmsTemplate] }
/** A message with its template's own data. */
export type Filled = FilledMail | FilledSms
export type Message =
  | Filled
  | (Omit<FilledMail, 'data'> & { data: Nothing })
  | (Omit<FilledSms, 'data'> & { data: Nothing })

type Parts = Pick<Platform, 'db' | 'messageSeal'>

/** Only `keepOutgoing` writes these columns, with a template and the data of that template. */
const asMessage = ({ messageSeal }: Parts, row: MessageRow): Message => {
  const { sealed } = row.data
  const data = sealed === undefined ? undefined : messageSeal.open(sealed, sealUse(row.channel, row.template))
  return { ...row, data: data ?? {} } as Message
}

export const isReadable = (message: Message): message is Filled => Object.keys(message.data).length > 0

export const findMessage = async (parts: Parts, id: number): Promise<Message | undefined> => {
  const [row] = await parts.db.select().from(messages).where(eq(messages.id, id))
  return row && asMessage(parts, row)
}

export const latestMessages = async (parts: Parts, count: number): Promise<Message[]> => {
  const rows = await parts.db.select().from(messages).orderBy(desc(messages.id)).limit(count)
  return rows.map((row) => asMessage(parts, row))
}

export const keepOutcome = async (
  db: Queryable,
  id: number,
  outcome: Partial<Pick<MessageRow, 'state' | 'error' | 'attempts' | 'sentAt' | 'data'>>,
): Promise<void> => {
  await db.update(messages).set(outcome).where(eq(messages.id, id))
}
