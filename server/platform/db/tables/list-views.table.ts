import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { users } from './accounts.table.ts'

const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Views of lists that people named. */
export const listViews = pgTable(
  'list_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    /** Id of the list. */
    list: text().notNull(),
    name: text().notNull(),
    /** What it asks, as an address of the list does. */
    asked: text().notNull(),
    /** Whoever has this role sees it too. */
    roleId: integer('role_id'),
    /** Among those of its owner. */
    position: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('list_views_by_user').on(table.userId, table.list, table.position),
    index('list_views_by_role').on(table.roleId, table.list).where(sql.raw('role_id is not null')),
  ],
)

/** What a person opens a list with: a view that is kept, or one that the list brings. */
export const listDefaults = pgTable(
  'list_defaults',
  {
    userId: ownerId(),
    list: text().notNull(),
    viewId: integer('view_id').references(() => listViews.id, { onDelete: 'cascade' }),
    /** Key of a view in the list's definition. */
    brought: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] }), index('list_defaults_by_view').on(table.viewId)],
)
