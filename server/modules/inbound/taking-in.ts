import { and, eq, inArray, sql } from 'drizzle-orm'

import { UNANSWERED_STATES, type ContactState } from '../../../src/domain/contact.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { contactMessages } from '../../platform/db/tables/contact.table.ts'
import { messageAttempts, messages } from '../../platform/db/tables/platform.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createCaseNotes, stateAfter } from '../contact-cases/contact-case-moves.ts'
import { lockContactCases, writeCase, type CaseRow } from '../contact-cases/contact-cases.repository.ts'
import { insertEntry } from '../contact-cases/contact-entries.repository.ts'
import { suppress } from '../mail/suppressed.ts'
import type { DeliveryReport } from './delivery-report.ts'
import type { WrittenAnswer } from './incoming-mail.ts'

/** Of one message: whoever has a mail of its thread could fill it otherwise. */
const ANSWER_LIMIT: Limit = { tries: 20, milliseconds: HOUR }

const UNANSWERED: ReadonlySet<ContactState> = new Set(UNANSWERED_STATES)

/** Does with a mail what it says, in the transaction that takes it in; each tells whether it was taken. */
export const createTakingIn = (platform: Platform) => {
  const { audit, clock, limits, log } = platform
  const note = createCaseNotes(platform)

  const isWithinLimit = async (tx: Tx, reference: string): Promise<boolean> => {
    try {
      await limits.take(`contact answers ${reference}`, ANSWER_LIMIT, tx)
      return true
    } catch (cause) {
      if (cause instanceof Refusal) return false
      throw cause
    }
  }

  /** What is to be answered again is late from now on; what somebody closed is open again. */
  const moved = (row: CaseRow, state: ContactState): Partial<CaseRow> =>
    UNANSWERED.has(row.state) ? { state } : { state, openSince: clock.now(), was: null, closeReason: null }

  return {
    /** What its writer answered, in the thread of that message. A machine's answer is kept there and moves nothing. */
    answer: async (tx: Tx, reference: string, { text, ...from }: WrittenAnswer): Promise<boolean> => {
      const [named] = await tx
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .where(eq(contactMessages.reference, reference))
      const row = named && (await lockContactCases(tx, [named.id])).get(named.id)
      const state = row ? stateAfter(row, 'answer.received') : null
      if (!row || state === null || !(await isWithinLimit(tx, reference))) return false
      const { name, address, isAutomatic, hasMore } = from
      await insertEntry(tx, {
        contactId: row.id,
        kind: 'received',
        text,
        authorId: null,
        received: { name, address, isAutomatic, hasMore },
        at: clock.now(),
      })
      if (isAutomatic) return true
      await writeCase(tx, row, moved(row, state))
      await note(tx, 'contact.answerReceived', row, {}, { actorId: null })
      return true
    },

    /**
     * Mails that came back. Only what we sent to that very address under that very Message-ID counts: nobody else knows
     * it, and whoever got the mail can say of their own address alone that it is none.
     */
    report: async (tx: Tx, { mailIds, failed }: DeliveryReport): Promise<boolean> => {
      if (mailIds.length === 0) return false
      const sent = await tx
        .select({
          id: messages.id,
          state: messages.state,
          address: messages.recipientAddress,
          mailId: messageAttempts.mailId,
        })
        .from(messageAttempts)
        .innerJoin(messages, eq(messages.id, messageAttempts.messageId))
        .where(and(inArray(messageAttempts.mailId, [...mailIds]), sql`${messageAttempts.mailId} is not null`))
        .orderBy(messages.id)
        .for('update', { of: messages })
      const at = clock.now()
      const returned = new Map<number, (typeof failed)[number]>()
      for (const { id, state, address } of sent) {
        const one = failed.find(({ addresses }) => addresses.includes(address.toLowerCase()))
        if (!one || returned.has(id)) continue
        returned.set(id, one)
        const { answer, isForGood } = one
        await tx.insert(messageAttempts).values({ messageId: id, at, outcome: 'returned', answer })
        // What was put into the queue again meanwhile is on its way once more.
        if (state === 'sent') {
          await tx.update(messages).set({ state: 'bounced', error: answer, triedAt: at }).where(eq(messages.id, id))
        }
        if (isForGood) await suppress(tx, { address, since: at, messageId: id, answer })
        await audit.record(tx, { action: 'message.returned', actorId: null, subject: `message:${id}` })
        log.info({ messageId: id, isForGood }, 'A message came back')
      }
      return returned.size > 0
    },
  }
}
