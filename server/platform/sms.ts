import type { Language } from '../../src/domain/language.ts'
import type { Clock } from './clock.ts'
import type { Queryable } from './db/database.ts'
import { messages } from './db/tables/platform.table.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Logger } from './logger.ts'
import type { Settings } from './settings.ts'

/** What each text message is filled with. */
export type SmsData = {
  phoneCode: { code: string }
}

export type SmsTemplate = keyof SmsData

export type Sms = Readonly<{
  /** Queues a text message in the transaction of its cause; it leaves after the commit, or never. */
  send: <T extends SmsTemplate>(
    tx: Queryable,
    sms: { template: T; to: { name: string; phone: string }; language: Language; data: SmsData[T] },
  ) => Promise<void>
}>

/** Text messages stay in the outbox, where a demo and the admin's list show them. */
export const createSms = (parts: { settings: Settings; clock: Clock; jobs: Jobs; log: Logger }): Sms => ({
  send: async (tx, { template, to, language, data }) => {
    const [message] = await tx
      .insert(messages)
      .values({
        channel: 'sms',
        template,
        recipientName: to.name,
        recipientAddress: to.phone,
        locale: language,
        data,
        state: 'outbox',
        createdAt: parts.clock.now(),
      })
      .returning({ id: messages.id })
    if (!message) throw new Error('The text message was not kept')
    parts.log.info({ messageId: message.id, template }, 'A text message is in the outbox')
  },
})
