import type { Language } from '../../src/domain/language.ts'
import type { TemplateText } from '../../src/domain/message-template.ts'
import type { MessageChannel } from '../../src/domain/message.ts'
import type { Clock } from './clock.ts'
import type { Queryable } from './db/database.ts'
import { messages } from './db/tables/platform.table.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Logger } from './logger.ts'
import type { Seal } from './sealing.ts'

/** The job that sends what a channel queued. */
export const SENDING_JOB = { mail: 'mail.send', sms: 'sms.send' } as const satisfies Record<MessageChannel, string>

/** What the data of a message is sealed for: it opens for no other template. */
export const sealUse = (channel: MessageChannel, template: string): string => `${channel} ${template}`

export type OutgoingParts = Readonly<{ clock: Clock; jobs: Jobs; log: Logger; messageSeal: Seal }>

/** What is tried: the words, null of the product's own, and of which version they are. */
export type MessageTest = Readonly<{ words: TemplateText | null; versionId: number | null }>

type Outgoing = Readonly<{
  channel: MessageChannel
  template: string
  to: { name: string; address: string }
  language: Language
  data: object
  /** Whether this server has a way out; without one it is in the outbox until a server that has it takes it. */
  leaves: boolean
  /** Leaves after those that somebody waits for. */
  isOneOfMany?: boolean
  /** Somebody tries these words by sending them to themself. */
  test?: MessageTest
}>

export const AFTER_OTHERS = -1

/** Keeps a message with its data sealed, and queues it for a server that can send it. Gives its id. */
export const keepOutgoing = async (tx: Queryable, parts: OutgoingParts, message: Outgoing): Promise<number> => {
  const { channel, template, to, language, data, leaves, isOneOfMany = false, test } = message
  const [kept] = await tx
    .insert(messages)
    .values({
      channel,
      template,
      recipientName: to.name,
      recipientAddress: to.address,
      locale: language,
      data: { sealed: parts.messageSeal.close(data, sealUse(channel, template)) },
      state: leaves ? 'queued' : 'outbox',
      createdAt: parts.clock.now(),
      ...(test && { testOf: { words: test.words }, templateVersionId: test.versionId }),
    })
    .returning({ id: messages.id })
  if (!kept) throw new Error('The message was not kept')
  const priority = isOneOfMany ? AFTER_OTHERS : 0
  await parts.jobs.enqueue(tx, SENDING_JOB[channel], { messageId: kept.id }, undefined, priority)
  parts.log.info(
    { messageId: kept.id, channel, template },
    leaves ? 'A message is queued' : 'A message is in the outbox',
  )
  return kept.id
}
