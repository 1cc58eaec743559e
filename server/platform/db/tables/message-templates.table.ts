import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import type { TemplateTexts } from '../../../../src/domain/message-template.ts'
import { TEMPLATE_STATES } from '../../../../src/domain/message-template.ts'
import type { MessageChannel, MessageTemplate } from '../../../../src/domain/message.ts'
import { users } from './accounts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A kind of message whose words somebody has touched: its row is held by whoever changes anything of it. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    channel: text().$type<MessageChannel>().notNull(),
    template: text().$type<MessageTemplate>().notNull(),
    /** How often anything of it was changed: who changes it names the one that they saw. */
    revision: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.channel, table.template] })],
)

/** The words of a kind of message in all languages. What was in force once is never changed and never removed. */
export const messageTemplateVersions = pgTable(
  'message_template_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text().$type<MessageChannel>().notNull(),
    template: text().$type<MessageTemplate>().notNull(),
    /** From 1, for each kind of message. */
    number: integer().notNull(),
    state: text({ enum: TEMPLATE_STATES }).notNull(),
    texts: jsonb().$type<TemplateTexts>().notNull(),
    writtenAt: instant('written_at').notNull(),
    writtenById: integer('written_by_id').references(() => users.id, { onDelete: 'set null' }),
    checkedAt: instant('checked_at'),
    checkedById: integer('checked_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it was put in force, the last time. */
    inForceAt: instant('in_force_at'),
    inForceById: integer('in_force_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** When another took its place, or the product's own words. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    unique('message_template_versions_number').on(table.channel, table.template, table.number),
    uniqueIndex('message_template_versions_draft')
      .on(table.channel, table.template)
      .where(sql`${table.state} in ('draft', 'checked')`),
    uniqueIndex('message_template_versions_in_force')
      .on(table.channel, table.template)
      .where(sql`${table.state} = 'inForce'`),
    index('message_template_versions_by_writer').on(table.writtenById),
    index('message_template_versions_by_checker').on(table.checkedById),
    index('message_template_versions_by_whom').on(table.inForceById),
  ],
)
