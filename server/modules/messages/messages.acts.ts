import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'

import { MESSAGES_LIST } from '../../../src/domain/contract/messages.list.ts'
import { MESSAGE_CHANNELS, WAITING_STATES, type MessageState } from '../../../src/domain/message.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { messages } from '../../platform/db/tables/platform.table.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  actsOf,
  undoableWork,
  type ActOn,
  type ActWork,
  type ListActs,
  type Performed,
  type Undone,
} from '../list-acts/act-work.ts'
import { hasSecrets } from '../mail/message-secrets.ts'
import { asMessage, isReadable, type Message } from '../mail/messages.repository.ts'
import { OWN_REASONS } from '../mail/own-reasons.ts'
import { createDeadCheck } from '../mail/replaced.ts'
import { queueAgain } from '../mail/sending-again.ts'
import { suppress, writeAgain } from '../mail/suppressed.ts'
import { createFreshCodes } from './fresh-codes.ts'
import { chooseMessages, lockMessages, markReplaced } from './messages.repository.ts'

/** Why an address was not written to. */
const held = z.object({
  address: z.string(),
  since: z.iso.datetime(),
  messageId: z.nullable(z.int()),
  answer: z.string(),
})
type Held = z.infer<typeof held>

const WAITING: ReadonlySet<MessageState> = new Set(WAITING_STATES)

/** Sends messages again: as they are where what they carry still works, else with a fresh link or code. */
export const messagesActs = (platform: Platform): ListActs => {
  const { audit, clock, messageSeal, settings } = platform
  const isDead = createDeadCheck(platform)
  const freshen = createFreshCodes(platform)
  const leaves = { mail: settings.smtpUrl !== undefined, sms: settings.smsUrl !== undefined }

  /** Whether what opens something is gone from it, or opens nothing any more. */
  const needsFresh = async (tx: Tx, message: Message): Promise<boolean> => {
    if (!hasSecrets(message)) return false
    return message.state === 'sent' || !isReadable(message) || (await isDead(tx, message))
  }

  const resend: ActWork<unknown> = {
    choose: (tx, { selection }, limit) => chooseMessages(tx, selection, dayClock(platform), limit),
    perform: async (tx: Tx, { actId, doer }: ActOn<unknown>, ids) => {
      const rows = new Map((await lockMessages(tx, ids)).map((row) => [row.id, row]))
      const again: Message[] = []
      const results: Performed<null>[] = []
      for (const id of ids) {
        const row = rows.get(id)
        const message = row && asMessage({ messageSeal }, row)
        if (!message) results.push({ id, outcome: 'refused', reason: 'gone' })
        else if (WAITING.has(message.state)) results.push({ id, outcome: 'unchanged', reason: 'waits' })
        else if (await needsFresh(tx, message)) {
          const reason = await freshen(tx, message, doer)
          if (reason === null && message.state !== 'sent') {
            await markReplaced(tx, id, { at: clock.now(), byId: doer.userId, why: OWN_REASONS.renewed.en })
          }
          results.push(reason === null ? { id, outcome: 'done', before: null } : { id, outcome: 'refused', reason })
        } else if (isReadable(message)) {
          again.push(message)
          results.push({ id, outcome: 'done', before: null })
        } else results.push({ id, outcome: 'refused', reason: 'forgotten' })
      }
      for (const channel of MESSAGE_CHANNELS) {
        const ofChannel = again.filter((message) => message.channel === channel).map(({ id }) => id)
        if (ofChannel.length === 0) continue
        await queueAgain(tx, platform, inArray(messages.id, ofChannel), {
          byId: doer.userId,
          leaves: leaves[channel],
        })
      }
      await audit.record(
        tx,
        ...results
          .filter(({ outcome }) => outcome === 'done')
          .map(({ id }) => ({
            action: 'message.resent' as const,
            actorId: doer.userId,
            subject: `message:${id}`,
            details: { listAct: actId },
          })),
      )
      return results
    },
  }

  const note = (
    tx: Tx,
    action: 'message.addressWrittenAgain' | 'message.addressHeldAgain',
    on: ActOn<unknown>,
    ids: readonly number[],
  ) =>
    audit.record(
      tx,
      ...ids.map((id) => ({
        action,
        actorId: on.doer.userId,
        subject: `message:${id}`,
        details: { listAct: on.actId },
      })),
    )

  const addressesOf = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
    new Map(
      (await lockMessages(tx, ids)).flatMap(({ id, channel, recipientAddress }) =>
        channel === 'mail' ? [[id, recipientAddress.toLowerCase()] as const] : [],
      ),
    )

  const again = undoableWork<unknown, Held>({
    before: held,
    choose: (tx, { selection }, limit) => chooseMessages(tx, selection, dayClock(platform), limit),
    perform: async (tx, on, ids) => {
      const addresses = await addressesOf(tx, ids)
      const known = new Map((await writeAgain(tx, [...addresses.values()])).map((one) => [one.address, one]))
      const results = ids.map((id): Performed<Held> => {
        const address = addresses.get(id)
        const kept = address === undefined ? undefined : known.get(address)
        // Of several to one address the first is what it is done with.
        if (!kept || address === undefined) return { id, outcome: 'unchanged', reason: 'same' }
        known.delete(address)
        return { id, outcome: 'done', before: { ...kept, since: kept.since.toISOString() } }
      })
      const done = results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
      await note(tx, 'message.addressWrittenAgain', on, done)
      return results
    },
    undo: async (tx, on, rows) => {
      const results: Undone[] = []
      for (const { id, before } of rows) {
        const isPut = await suppress(tx, { ...before, since: new Date(before.since) })
        results.push(isPut ? { id, outcome: 'undone' } : { id, outcome: 'kept', reason: 'changed' })
      }
      const undone = results.filter(({ outcome }) => outcome === 'undone').map(({ id }) => id)
      await note(tx, 'message.addressHeldAgain', on, undone)
      return results
    },
  })

  return actsOf(MESSAGES_LIST, { resend, writeAgain: again })
}
