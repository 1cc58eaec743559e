import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { ANSWERED_STATES, CONTACT_ENTRY_KINDS, CONTACT_STATES, CONTACT_TOPICS } from '../../../../src/domain/contact.ts'
import type { Language } from '../../../../src/domain/language.ts'
import { users } from './accounts.table.ts'
import { messages } from './platform.table.ts'

/** From whom a mail came, as it said, and what is to be known of it. */
export type ReceivedFacts = Readonly<{ name: string; address: string; isAutomatic: boolean; hasMore: boolean }>

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What people wrote to the programme, as they wrote it. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Told to the sender, e.g. `C-7K3M-9QX2`. */
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: CONTACT_TOPICS }).notNull(),
    message: text().notNull(),
    language: text().$type<Language>().notNull(),
    state: text({ enum: CONTACT_STATES }).notNull().default('new'),
    /** Who was signed in when it was sent; kept as a message when that person is gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** Since when it is to be answered: when it came, or when it was opened again. */
    openSince: instant('open_since').notNull(),
    /** Whose it is to answer. */
    assigneeId: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** How it was answered before it was closed or taken for spam. */
    was: text({ enum: ANSWERED_STATES }),
    /** Why it was closed, as whoever closed it wrote it. */
    closeReason: text('close_reason'),
    /** Who is answering it, since when, and until when they are taken to. */
    answeringId: integer('answering_id').references(() => users.id, { onDelete: 'set null' }),
    answeringSince: instant('answering_since'),
    answeringUntil: instant('answering_until'),
    /** How often it was moved or written to. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('contact_messages_by_state').on(table.state, table.createdAt),
    index('contact_messages_by_time').on(table.createdAt, table.id),
    index('contact_messages_by_assignee').on(table.assigneeId, table.createdAt),
    index('contact_messages_by_answering').on(table.answeringId),
    index('contact_messages_unanswered')
      .on(table.openSince)
      .where(sql`state in ('new', 'assigned')`),
    index('contact_messages_by_user').on(table.userId),
    check(
      'contact_messages_state',
      sql`${table.state} in (${sql.raw(CONTACT_STATES.map((s) => `'${s}'`).join(', '))})`,
    ),
  ],
)

/** What happened in the browser of who wrote a message, as they sent it: kept apart, and not for as long. */
export const contactFlights = pgTable(
  'contact_flights',
  {
    contactId: integer('contact_id')
      .primaryKey()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** JSON, which nobody searches. */
    flight: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('contact_flights_by_time').on(table.at)],
)

/** What was written about a message: answers, which were mailed, notes, which the staff alone read, and what came by mail. */
export const contactEntries = pgTable(
  'contact_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contactId: integer('contact_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    kind: text({ enum: CONTACT_ENTRY_KINDS }).notNull(),
    text: text().notNull(),
    /** Of an answer that asks something. */
    asksBack: boolean('asks_back').notNull().default(false),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The mail that an answer went out by. */
    messageId: integer('message_id').references(() => messages.id, { onDelete: 'set null' }),
    /** Of what came by mail: from whom, as it said, and what is to be known of it. Null of all else. */
    received: jsonb().$type<ReceivedFacts>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('contact_entries_by_contact').on(table.contactId, table.id),
    index('contact_entries_by_author').on(table.authorId),
    index('contact_entries_by_message').on(table.messageId),
  ],
)

/** Answers that are given often, in each language that somebody wrote them in; empty where nobody did. */
export const savedAnswers = pgTable('saved_answers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique(),
  en: text().notNull(),
  tr: text().notNull(),
  ar: text().notNull(),
})
