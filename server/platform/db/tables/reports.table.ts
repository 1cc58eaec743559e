import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { Language } from '../../../../src/domain/language.ts'
import type { MailingKind, MailingProblem, MailingState } from '../../../../src/domain/report-mailing.ts'
import type { KeptReportState, ReportFacts, ReportKind, SendingWay } from '../../../../src/domain/report.ts'
import type { SheetFormat } from '../../../../src/domain/sheet-format.ts'
import { users } from './accounts.table.ts'
import { bytes } from './bytes.ts'
import { certificates } from './certificates.table.ts'
import { listViews } from './list-views.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Reports that somebody built. What is due is in no table: it is worked out of the certificates. */
export const reports = pgTable(
  'reports',
  {
    /** `reportId` of what it is about: what is due has one before anything is written. */
    id: integer().primaryKey(),
    kind: text().$type<ReportKind>().notNull(),
    /** None of the table of agencies any more where that was removed or merged: what was sent of it stays. */
    agencyId: integer('agency_id'),
    quarter: text().notNull(),
    state: text().$type<KeptReportState>().notNull(),
    /** Of its newest edition. */
    edition: integer().notNull(),
  },
  (table) => [index('reports_by_agency').on(table.agencyId)],
)

/** What a report says: 0 as it was first built, then each amendment. One that was sent is never changed. */
export const reportEditions = pgTable(
  'report_editions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    edition: integer().notNull(),
    facts: jsonb().$type<ReportFacts>().notNull(),
    /** Of its facts, as the database works it out of those of any day: `report_fingerprint` of its lines. */
    fingerprint: text().notNull(),
    /** The same as versions before had it, of what these built: no version reads it any more. */
    digest: text(),
    people: integer().notNull(),
    hours: doublePrecision().notNull(),
    builtAt: instant('built_at').notNull(),
    builtById: integer('built_by_id')
      .notNull()
      .references(() => users.id),
    /** When it was first sent. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('one_edition_of_a_report').on(table.reportId, table.edition),
    index('report_editions_by_builder').on(table.builtById),
  ],
)

/** Each time that an edition was sent: with a link by mail, or by hand, as somebody says. */
export const reportSendings = pgTable(
  'report_sendings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    editionId: integer('edition_id')
      .notNull()
      .references(() => reportEditions.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    byId: integer('by_id')
      .notNull()
      .references(() => users.id),
    way: text().$type<SendingWay>().notNull(),
    /** Of a mail. */
    name: text(),
    address: text(),
    note: text(),
    /** Of the secret in the link of a mail. */
    linkDigest: text('link_digest'),
    linkUntil: instant('link_until'),
  },
  (table) => [
    index('report_sendings_by_edition').on(table.editionId),
    index('report_sendings_by_sender').on(table.byId),
    uniqueIndex('report_sendings_by_link').on(table.linkDigest).where(sql.raw('link_digest is not null')),
  ],
)

/** Certificates that a pack which was sent has named: whoever moves to another agency is in no second one. */
export const reportedCertificates = pgTable(
  'reported_certificates',
  {
    certificateId: integer('certificate_id')
      .notNull()
      .references(() => certificates.id, { onDelete: 'cascade' }),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.certificateId] }),
    index('reported_certificates_by_report').on(table.reportId),
  ],
)

/** Reports, and views of lists, that are mailed on a day of each month. One that was removed is kept until it is forgotten. */
export const reportMailings = pgTable(
  'report_mailings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MailingKind>().notNull(),
    /** As in `reports`: none of the table of agencies where that is gone. */
    agencyId: integer('agency_id'),
    /** Of a view; none where that was removed. */
    viewId: integer('view_id').references(() => listViews.id, { onDelete: 'set null' }),
    /** 0 is the last of each month. */
    day: integer().notNull(),
    format: text().$type<SheetFormat>().notNull(),
    language: text().$type<Language>().notNull(),
    recipients: jsonb().$type<readonly string[]>().notNull(),
    /** On whose behalf it is sent. */
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    state: text().$type<MailingState>().notNull(),
    removedFrom: text('removed_from').$type<Exclude<MailingState, 'removed'>>(),
    failures: integer().notNull().default(0),
    problem: text().$type<MailingProblem>(),
    nextAt: instant('next_at').notNull(),
    sentAt: instant('sent_at'),
    /** Of the last time, until it is known what became of them. */
    messageIds: jsonb('message_ids').$type<readonly number[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** Counts the changes of what it says. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('report_mailings_by_view').on(table.viewId),
    index('report_mailings_by_owner').on(table.ownerId),
    index('report_mailings_by_next').on(table.nextAt).where(sql.raw(`state = 'active'`)),
  ],
)

/** What a list showed somebody on the day on which it was mailed to them, as the file that the link opens. */
export const mailedLists = pgTable(
  'mailed_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: text().notNull(),
    /** Whose it is: it was read as they see the list, and is theirs while they may. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: text().$type<SheetFormat>().notNull(),
    content: bytes().notNull(),
    /** Of the secret in the link. */
    linkDigest: text('link_digest').notNull(),
    linkUntil: instant('link_until').notNull(),
  },
  (table) => [
    uniqueIndex('mailed_lists_by_link').on(table.linkDigest),
    index('mailed_lists_by_user').on(table.userId),
    index('mailed_lists_by_end').on(table.linkUntil),
  ],
)
