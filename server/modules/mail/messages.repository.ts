import { desc, eq } from 'drizzle-orm'

import type { Db, Tx } from '../../platform/db/database.ts'
import { messageAttempts, messages } from '../../platform/db/tables/platform.table.ts'
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

type Sealing = Pick<Platform, 'messageSeal'>
type Parts = Pick<Platform, 'db' | 'messageSeal'>

/** Only `keepOutgoing` writes these columns, with a template and the data of that template. */
export const asMessage = ({ messageSeal }: Sealing, row: MessageRow): Message => {
  const { sealed } = row.data
  const data = sealed === undefined ? undefined : messageSeal.open(sealed, sealUse(row.channel, row.template))
  return { ...row, data: data ?? {} } as Message
}

export const isReadable = (message: Message): message is Filled => Object.keys(message.data).length > 0

/** The data of a message as it is kept. */
export const sealedData = ({ messageSeal }: Sealing, { channel, template, data }: Filled): MessageRow['data'] => ({
  sealed: messageSeal.close(data, sealUse(channel, template)),
})

export const findMessage = async (parts: Parts, id: number): Promise<Message | undefined> => {
  const [row] = await parts.db.select().from(messages).where(eq(messages.id, id))
  return row && asMessage(parts, row)
}

export const latestMessages = async (parts: Parts, count: number): Promise<Message[]> => {
  const rows = await parts.db.select().from(messages).orderBy(desc(messages.id)).limit(count)
  return rows.map((row) => asMessage(parts, row))
}

type Outcome = Partial<Pick<MessageRow, 'state' | 'error' | 'attempts' | 'sentAt' | 'data' | 'templateVersionId'>> &
  Readonly<{ triedAt: Date }>

/** Where a message stands after it was tried, and what was answered. */
export const keepOutcome = (
  db: Db,
  id: number,
  outcome: Outcome,
  attempt: Pick<typeof messageAttempts.$inferInsert, 'outcome' | 'answer' | 'mailId'>,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(messages).set(outcome).where(eq(messages.id, id))
    await tx.insert(messageAttempts).values({ ...attempt, messageId: id, at: outcome.triedAt })
    await also(tx)
  })
