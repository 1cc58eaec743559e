import { WAITING_STATES, type MessageState } from '../../../src/domain/message.ts'
import type { Retries } from '../../platform/jobs/jobs.ts'
import { SENDING_JOB } from '../../platform/outgoing.ts'
import type { Platform } from '../../platform/platform.ts'
import { withoutSecrets } from './message-secrets.ts'
import { findMessage, isReadable, keepOutcome, sealedData } from './messages.repository.ts'
import type { Filled, Message } from './messages.repository.ts'
import { OWN_REASONS } from './own-reasons.ts'
import { suppress, writeAgain } from './suppressed.ts'

/** Why a message did not leave. */
export type Refused = Readonly<{
  /** For the list of messages; it may quote the recipient. */
  reason: string
  /** For the log: a status or an error code, never words that came from outside. */
  code: string | number
  /** Whether there is no use in trying again. */
  isFinal: boolean
  /** Where it ends, if not as one that failed: `AttemptOutcome` has what each means. */
  ends?: 'bounced' | 'suppressed' | 'skipped'
}>

/** What the other side said when it took a message. */
export type Accepted = Readonly<{
  answer: string
  /** With which version of the programme's words it was sent; null where it had the product's own. */
  versionId?: number | null
  /** The Message-ID that a mail left with. */
  mailId?: string
}>

const REASON_LENGTH = 500
/** Queued by a server that can send it, or by one that cannot. */
const WAITING: ReadonlySet<MessageState> = new Set(WAITING_STATES)
const UNREADABLE: Refused = {
  reason: OWN_REASONS.unreadable.en,
  code: 'UNREADABLE',
  isFinal: true,
}

/** A server that answers may quote what it was given. */
const withoutContent = (said: string, message: Message): string =>
  Object.values(message.data)
    .reduce<string>(
      (text, value) => (typeof value === 'string' && value !== '' ? text.replaceAll(value, '…') : text),
      said,
    )
    .slice(0, REASON_LENGTH)

/**
 * Lets messages to one address leave in the order in which they were written, though several leave at the same time:
 * of two links the later counts, and a person takes the mail that came last. What this process has under way is
 * looked at, no other's.
 */
const inOrder = () => {
  const underWay = new Map<number, Readonly<{ address: Promise<string | undefined>; isOver: Promise<unknown> }>>()

  const earlierTo = async (address: string, messageId: number): Promise<void> => {
    for (const [id, earlier] of underWay) {
      if (id < messageId && (await earlier.address) === address) await earlier.isOver
    }
  }

  return async (
    messageId: number,
    finding: Promise<Message | undefined>,
    send: (message: Message) => Promise<void>,
  ) => {
    const sending = finding.then(async (message) => {
      if (!message) return
      await earlierTo(message.recipientAddress, messageId)
      await send(message)
    })
    underWay.set(messageId, {
      address: finding.then((message) => message?.recipientAddress).catch(() => undefined),
      isOver: sending.catch(() => undefined),
    })
    try {
      await sending
    } finally {
      underWay.delete(messageId)
    }
  }
}

/**
 * Does the sending job of a channel; without an `attempt` it is left to servers that have a way out. What was taken
 * loses its links and codes; what was refused is tried again until `retries` are used up, and has then failed. Each
 * time is kept with what was answered. `atOnce` are on their way at the same time, each by a connection of its own and
 * to a person of its own.
 */
export const deliver = <C extends Filled['channel']>(
  { db, jobs, clock, log, messageSeal }: Platform,
  channel: C,
  retries: Retries,
  attempt: ((message: Extract<Filled, { channel: C }>) => Promise<Accepted | Refused>) | undefined,
  atOnce?: number,
): void => {
  const isOwn = (message: Filled): message is Extract<Filled, { channel: C }> => message.channel === channel
  const leaveInOrder = inOrder()

  const send = async (message: Message): Promise<void> => {
    const messageId = message.id
    if (!attempt || !WAITING.has(message.state)) return
    const said = isReadable(message) && isOwn(message) ? await attempt(message) : UNREADABLE
    const attempts = message.attempts + 1
    const about = { messageId, channel, template: message.template, attempts }
    const triedAt = clock.now()
    if ('answer' in said) {
      const data = isReadable(message) ? sealedData({ messageSeal }, withoutSecrets(message)) : {}
      await keepOutcome(
        db,
        messageId,
        {
          state: 'sent',
          attempts,
          error: null,
          sentAt: triedAt,
          triedAt,
          data,
          templateVersionId: said.versionId ?? null,
        },
        { outcome: 'accepted', answer: withoutContent(said.answer, message), mailId: said.mailId ?? null },
        async (tx) => {
          if (channel === 'mail') await writeAgain(tx, [message.recipientAddress])
        },
      )
      log.info(about, 'A message was sent')
      return
    }
    const { code, isFinal, ends } = said
    const isOver = isFinal || attempts > retries.limit
    const error = withoutContent(said.reason, message)
    await keepOutcome(
      db,
      messageId,
      { state: isOver ? (ends ?? 'failed') : 'queued', attempts, error, triedAt },
      { outcome: ends ?? 'refused', answer: error },
      async (tx) => {
        const { recipientAddress: address } = message
        if (ends === 'bounced') await suppress(tx, { address, since: triedAt, messageId, answer: error })
      },
    )
    log.warn({ ...about, code }, isOver ? 'A message failed' : 'A message is to be tried again')
    if (!isOver) throw new Error(`Message ${messageId} was not taken: ${code}`)
  }

  const handler = ({ messageId }: { messageId: number }) =>
    leaveInOrder(messageId, findMessage({ db, messageSeal }, messageId), send)
  jobs.handle(SENDING_JOB[channel], attempt && handler, retries, atOnce)
}
