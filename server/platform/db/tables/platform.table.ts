import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { AuditDetails } from '../../../../src/domain/audit.ts'
import type { Language } from '../../../../src/domain/language.ts'
import type { TemplateText } from '../../../../src/domain/message-template.ts'
import {
  ATTEMPT_OUTCOMES,
  MAILBOX_PROBLEMS,
  type MessageChannel,
  type MessageState,
} from '../../../../src/domain/message.ts'
import { users } from './accounts.table.ts'
import { messageTemplateVersions } from './message-templates.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Counters of tries, shared by every server process. */
export const limits = pgTable('limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: instant('resets_at').notNull(),
})

/** What a creating POST answered, written in the transaction that created. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who asked and what: the same key of another person or another call is another key. */
    scope: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: jsonb().$type<{ body: unknown }>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
)

export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** A dotted fact, e.g. `session.started`. */
    action: text().notNull(),
    /** The user who acted; null for a guest. Kept when the user is gone. */
    actorId: integer('actor_id'),
    /** What it was done to, e.g. `user:12`. */
    subject: text(),
    address: text(),
    requestId: text('request_id'),
    details: jsonb().$type<AuditDetails>(),
    /** What is gathered in this row: of one person, one deed and one hour, however often. */
    gatheredAs: text('gathered_as').unique('audit_log_gathered_as'),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_actor_id').on(table.actorId),
    index('audit_log_by_actor').on(table.actorId, table.at, table.id),
    index('audit_log_by_subject').on(table.subject, table.at, table.id),
    index('audit_log_by_action').on(table.action, table.at, table.id),
  ],
)

/** Bot checks that have let something through, until they would have expired anyway. */
export const spentBotChecks = pgTable(
  'spent_bot_checks',
  {
    /** The signature of the challenge, which no two share. */
    signature: text().primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_bot_checks_expires_at').on(table.expiresAt)],
)

/** Mail and text messages, from the moment that their cause is committed. */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text().$type<MessageChannel>().notNull().default('mail'),
    template: text().notNull(),
    recipientName: text('recipient_name').notNull(),
    /** An e-mail address, or a phone number. */
    recipientAddress: text('recipient_address').notNull(),
    locale: text().$type<Language>().notNull(),
    /** What the template is filled with, sealed. Once the message has left, its links and codes are cut out of it. */
    data: jsonb().$type<{ sealed?: string }>().notNull(),
    state: text().$type<MessageState>().notNull(),
    error: text(),
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** When it was last taken, refused or left out; null until then. */
    triedAt: instant('tried_at'),
    /** With which version of the programme's words it was sent; null of one that has the product's own. */
    templateVersionId: integer('template_version_id').references((): AnyPgColumn => messageTemplateVersions.id, {
      onDelete: 'set null',
    }),
    /** What somebody tried by sending it to themself; no word is the product's own. Null of what is no such test. */
    testOf: jsonb('test_of').$type<Readonly<{ words: TemplateText | null }>>(),
  },
  (table) => [
    index('messages_by_time').on(table.createdAt, table.id),
    // What one person was sent, the latest first.
    index('messages_by_recipient').on(table.recipientAddress, table.id),
    index('messages_by_template_version')
      .on(table.templateVersionId)
      .where(sql`${table.templateVersionId} is not null`),
    // Those that are looked after are few among all.
    index('messages_unsent')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} <> 'sent'`),
    index('messages_failed')
      .on(table.triedAt)
      .where(sql`${table.state} = 'failed'`),
    index('messages_returned')
      .on(table.triedAt)
      .where(sql`${table.state} in ('bounced', 'suppressed')`),
  ],
)

/** Addresses whose mailbox refused a mail for good: nothing is sent there until somebody says so. */
export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    /** In small letters. */
    address: text().primaryKey(),
    since: instant('since').notNull(),
    /** The mail that came back. */
    messageId: integer('message_id').references(() => messages.id, { onDelete: 'set null' }),
    /** What its mailbox said. */
    answer: text().notNull(),
  },
  (table) => [index('suppressed_addresses_by_message').on(table.messageId)],
)

/** What became of a message, time by time. That it was first queued is the message's own row. */
export const messageAttempts = pgTable(
  'message_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    outcome: text({ enum: ATTEMPT_OUTCOMES }).notNull(),
    /** What the other side answered, or why it was not asked, without anything that the message carries. */
    answer: text(),
    /** The Message-ID that it left with, by which a mail that comes back later names it. */
    mailId: text('mail_id'),
    /** Who put it into the queue again. */
    byId: integer('by_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('message_attempts_by_message').on(table.messageId, table.id),
    index('message_attempts_by_person').on(table.byId),
    index('message_attempts_by_mail')
      .on(table.mailId)
      .where(sql`${table.mailId} is not null`),
  ],
)

/** Mailboxes that are read, each as far as it was. */
export const mailboxes = pgTable('mailboxes', {
  /** Whose, on which host, which folder: never the password. */
  address: text().primaryKey(),
  /** What the mailbox says its numbers are of (UIDVALIDITY): with another one they begin anew. */
  validity: text(),
  /** The number (UID) of the last mail that was looked at. */
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  /** Until when a server is taken to be reading it. */
  heldUntil: instant('held_until'),
  /** When it was last read to the end, or as far as one turn goes. */
  readAt: instant('read_at'),
  /** How often in a row it could not be read, why, since when, and when it is tried again. */
  failures: integer().notNull().default(0),
  problem: text({ enum: MAILBOX_PROBLEMS }),
  failingSince: instant('failing_since'),
  nextAt: instant('next_at'),
  /** The mail at which it stopped the last time. */
  failedUid: bigint('failed_uid', { mode: 'number' }),
})

/** Mails that were taken in, by a digest of their Message-ID: none is taken in twice. */
export const takenMails = pgTable(
  'taken_mails',
  {
    digest: text().primaryKey(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [index('taken_mails_by_time').on(table.takenAt)],
)

export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    container: text().notNull(),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    /** A video is larger than four bytes can say. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the content, hex. */
    digest: text().notNull(),
    /** What it was called by whoever sent it; null for what the product itself made or brought. */
    title: text(),
    createdAt: instant('created_at').notNull(),
    createdById: integer('created_by_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Since when it is to go. */
    trashedAt: instant('trashed_at'),
  },
  (table) => [unique('files_container_name').on(table.container, table.name)],
)

export type InstallationFact = 'demo' | 'programme'

/** What this database is for good, and what was done to it once. */
export const installationFacts = pgTable('installation_facts', {
  fact: text().$type<InstallationFact>().primaryKey(),
  since: instant('since').notNull(),
})

/** Random keys that all server processes of an installation share. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: instant('created_at').notNull(),
})
