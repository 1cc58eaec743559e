import { HOUR, later } from '../platform/clock.ts'
import {
  contactEntries,
  contactMessages,
  savedAnswers as savedAnswerTable,
} from '../platform/db/tables/contact.table.ts'
import { contactCases, savedAnswers } from './content/contact.ts'
import { people } from './content/people.ts'
import { given, pairUp } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

/** What people wrote to the programme, how it was answered, and what is answered often. */
export const seedContact = async ({ tx, now }: SeedContext, { userIds }: SeededPeople): Promise<void> => {
  const named = new Map<string, (typeof people)[number]>(people.map((person) => [person.key, person]))
  const rows = contactCases.map((source): typeof contactMessages.$inferInsert => {
    const { reference, from, topic, language, message, hoursAgo, state, was, closeReason, assignee } = source
    const createdAt = later(now, -hoursAgo * HOUR)
    const person = typeof from === 'string' ? given(named, from) : null
    const { name, email } =
      person === null
        ? (from as Readonly<{ name: string; email: string }>)
        : { name: `${person.firstName} ${person.lastName}`, email: person.email }
    return {
      reference,
      name,
      email,
      topic,
      message,
      language,
      state,
      userId: person === null ? null : given(userIds, person.key),
      createdAt,
      openSince: createdAt,
      assigneeId: assignee === undefined ? null : given(userIds, assignee),
      was: was ?? null,
      closeReason: closeReason ?? null,
    }
  })
  const kept = await tx.insert(contactMessages).values(rows).returning({ id: contactMessages.id })
  const entries = pairUp(contactCases, kept).flatMap(([{ hoursAgo, entries: written = [] }, { id }]) =>
    written.map(({ kind, after, by, text, asksBack = false }) => ({
      contactId: id,
      kind,
      text,
      asksBack,
      authorId: given(userIds, by),
      at: later(now, (after - hoursAgo) * HOUR),
    })),
  )
  await tx.insert(contactEntries).values(entries)
  await tx.insert(savedAnswerTable).values([...savedAnswers])
}
