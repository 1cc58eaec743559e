import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { users } from './accounts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const notes = pgTable(
  'notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    title: text().notNull(),
    detail: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('notes_by_user').on(table.userId, table.id)],
)

/** Events are worked out when they are asked for; only what a person has put away is kept. */
export const clearedEvents = pgTable(
  'cleared_events',
  {
    userId: ownerId(),
    eventId: text('event_id').notNull(),
    /** When the event was to happen. One that has moved since is shown again. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.eventId] })],
)
