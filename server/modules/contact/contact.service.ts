import { randomInt } from 'node:crypto'

import { CERTIFICATE_ALPHABET } from '../../../src/domain/certificate.ts'
import type { ContactMessageBody } from '../../../src/domain/contract/contact.contract.ts'
import { DEFAULT_LANGUAGE } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { contactMessages } from '../../platform/db/tables/contact.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { normaliseEmail } from '../auth/email.ts'
import { isFlight, keepFlight } from './contact-flights.ts'
import { createContactThreads } from './contact-thread.ts'

/** What an address may ask for, taken or not; and what is taken from it, and in the name of one e-mail address. */
const TRY_LIMIT: Limit = { tries: 60, milliseconds: HOUR }
const ADDRESS_LIMIT: Limit = { tries: 20, milliseconds: HOUR }
const SENDER_LIMIT: Limit = { tries: 5, milliseconds: HOUR }

type Sender = Readonly<{ userId: number | null; address: string; requestId: string }>
type ContactRow = Omit<typeof contactMessages.$inferInsert, 'reference'>

type Kept = Readonly<{ id: number; reference: string }>

const group = () =>
  Array.from({ length: 4 }, () => CERTIFICATE_ALPHABET.charAt(randomInt(CERTIFICATE_ALPHABET.length))).join('')

/** Read off a screen or said on the phone: it has no letter that is taken for a digit. */
const makeReference = (): string => `C-${group()}-${group()}`

const insertMessage = async (tx: Tx, row: ContactRow): Promise<Kept> => {
  for (;;) {
    const [kept] = await tx
      .insert(contactMessages)
      .values({ ...row, reference: makeReference() })
      .onConflictDoNothing({ target: contactMessages.reference })
      .returning({ id: contactMessages.id, reference: contactMessages.reference })
    if (kept) return kept
  }
}

/**
 * Keeps a message in the programme's inbox and queues its mails, whoever let it in: the page, or a lesson that nobody
 * teaches.
 */
export const keepContactMessage = async (
  tx: Tx,
  platform: Platform,
  message: Omit<ContactRow, 'createdAt' | 'openSince'>,
  { address, requestId }: Omit<Sender, 'userId'>,
): Promise<Kept> => {
  const { audit, clock, mail, settings } = platform
  const now = clock.now()
  const { name, email, topic, language, userId = null } = message
  const kept = await insertMessage(tx, { ...message, createdAt: now, openSince: now })
  // The sender's address may not be proven: what is mailed to it carries nothing that was typed but the name.
  await mail.send(tx, {
    template: 'contactReceived',
    to: { name, address: email },
    language,
    data: {
      reference: kept.reference,
      topic,
      link: `${settings.publicUrl}/contact`,
      thread: createContactThreads(platform).first(kept.reference),
    },
  })
  if (settings.contactAddress !== undefined) {
    await mail.send(tx, {
      template: 'contactMessage',
      to: { name: settings.productName, address: settings.contactAddress },
      language: DEFAULT_LANGUAGE,
      data: {
        reference: kept.reference,
        topic,
        name,
        email,
        message: message.message,
        link: `${settings.publicUrl}/admin/contactFormLogs`,
      },
    })
  }
  await audit.record(tx, {
    action: 'contact.received',
    actorId: userId,
    subject: `contact:${kept.reference}`,
    address,
    requestId,
  })
  return kept
}

export const createContact = (platform: Platform) => {
  const { botChecks, clock, limits } = platform
  return {
    /** Counts a try of an address, before anything of it is judged. */
    admit: (address: string): Promise<void> => limits.take({ deed: 'contact try', address }, TRY_LIMIT),

    /** Keeps a message and queues its mails. Answers the number by which it can be asked about. */
    take: async (
      tx: Tx,
      { botCheck, name, email, topic, message, flight }: ContactMessageBody,
      language: Language,
      { userId, address, requestId }: Sender,
    ): Promise<{ reference: string }> => {
      if (flight !== undefined && !isFlight(flight))
        throw refusedField('flight', textsIn(language).fields.unreadableFlight)
      await botChecks.spend(tx, botCheck)
      await limits.take({ deed: 'contact', address }, ADDRESS_LIMIT, tx)
      await limits.take(`contact sender ${normaliseEmail(email)}`, SENDER_LIMIT, tx)
      const row = { name, email, topic, message, language, userId }
      const { id, reference } = await keepContactMessage(tx, platform, row, { address, requestId })
      if (flight !== undefined) await keepFlight(tx, id, flight, clock.now())
      return { reference }
    },
  }
}
