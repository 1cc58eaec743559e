import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { CONTACT_STATES, CONTACT_TOPICS } from '../../../../src/domain/contact.ts'
import type { Language } from '../../../../src/domain/language.ts'
import { users } from './accounts.table.ts'

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
  },
  (table) => [
    index('contact_messages_by_state').on(table.state, table.createdAt),
    index('contact_messages_by_user').on(table.userId),
    check(
      'contact_messages_state',
      sql`${table.state} in (${sql.raw(CONTACT_STATES.map((s) => `'${s}'`).join(', '))})`,
    ),
  ],
)
