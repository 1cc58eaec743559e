import type { Language } from '../../src/domain/language.ts'
import type { Queryable } from './db/database.ts'
import type { ClassMail } from './mail.ts'
import { keepOutgoing } from './outgoing.ts'
import type { MessageTest, OutgoingParts } from './outgoing.ts'
import type { Settings } from './settings.ts'

/** What each text message is filled with. */
export type SmsData = {
  phoneCode: { code: string }
  seatConfirmed: ClassMail
  seatWaitlisted: ClassMail & { position: number }
  seatOffered: ClassMail & { endsAt: string }
  offerLapsed: ClassMail
  classLeft: ClassMail
}

export type SmsTemplate = keyof SmsData

export type Sms = Readonly<{
  /** Queues a text message in the transaction of its cause; it leaves after the commit, or never. Gives its id. */
  send: <T extends SmsTemplate>(
    tx: Queryable,
    sms: {
      template: T
      to: { name: string; phone: string }
      language: Language
      data: SmsData[T]
      test?: MessageTest
    },
  ) => Promise<number>
}>

/** Without SMS_URL a text message is in the outbox, where a demo shows it, until a server that has it sends it. */
export const createSms = (parts: OutgoingParts & { settings: Settings }): Sms => ({
  send: (tx, { to, ...sms }) =>
    keepOutgoing(tx, parts, {
      channel: 'sms',
      ...sms,
      to: { name: to.name, address: to.phone },
      leaves: parts.settings.smsUrl !== undefined,
    }),
})
