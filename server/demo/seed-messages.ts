import { withoutSecrets } from '../modules/mail/message-secrets.ts'
import { sealedData, type Filled } from '../modules/mail/messages.repository.ts'
import { HOUR, MINUTE, later } from '../platform/clock.ts'
import { messageAttempts, messages as messageTable, suppressedAddresses } from '../platform/db/tables/platform.table.ts'
import type { Seal } from '../platform/sealing.ts'
import { messages } from './content/messages.ts'
import { people } from './content/people.ts'
import { given, pairUp } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'

/** What was written to people, and what became of it. */
export const seedMessages = async ({ tx, now }: SeedContext, messageSeal: Seal): Promise<void> => {
  const byKey = new Map<string, (typeof people)[number]>(people.map((person) => [person.key, person]))
  const addressee = (to: (typeof messages)[number]['to']) => {
    if (typeof to !== 'string') return to
    const { firstName, lastName, email } = given(byKey, to)
    return { name: `${firstName} ${lastName}`, address: email }
  }
  const rows = messages.map((source): typeof messageTable.$inferInsert => {
    const { channel, template, data, to, language, hoursAgo, state, tried } = source
    const createdAt = later(now, -hoursAgo * HOUR)
    const last = tried.at(-1)
    const triedAt = last ? later(createdAt, last.after * MINUTE) : null
    const { name, address } = addressee(to)
    const filled = { channel, template, data } as Filled
    return {
      channel,
      template,
      recipientName: name,
      recipientAddress: address,
      locale: language,
      data: sealedData({ messageSeal }, state === 'sent' ? withoutSecrets(filled) : filled),
      state,
      error: state === 'sent' ? null : (last?.answer ?? null),
      attempts: tried.length,
      createdAt,
      sentAt: state === 'sent' ? triedAt : null,
      triedAt,
    }
  })
  const kept = await tx
    .insert(messageTable)
    .values(rows)
    .returning({ id: messageTable.id, createdAt: messageTable.createdAt, address: messageTable.recipientAddress })
  const attempts = pairUp(messages, kept).flatMap(([{ tried }, { id, createdAt }]) =>
    tried.map(({ after, outcome, answer }) => ({
      messageId: id,
      at: later(createdAt, after * MINUTE),
      outcome,
      answer,
    })),
  )
  await tx.insert(messageAttempts).values(attempts)
  const returned = pairUp(messages, kept).flatMap(([{ state, tried }, { id, createdAt, address }]) =>
    state === 'bounced'
      ? tried.map(({ after, answer }) => ({
          address: address.toLowerCase(),
          since: later(createdAt, after * MINUTE),
          messageId: id,
          answer: answer ?? '',
        }))
      : [],
  )
  await tx.insert(suppressedAddresses).values(returned)
}
