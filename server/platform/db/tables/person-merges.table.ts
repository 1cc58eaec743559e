import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import type { RoleId } from '../../../../src/domain/role.ts'
import { users } from './accounts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const personId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Two accounts of one person that were made one. */
export const personMerges = pgTable(
  'person_merges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staysId: personId('stays_id'),
    goesId: personId('goes_id'),
    /** Of the account that went, as they were: who undoes the merge gives them back. */
    goesRoles: jsonb('goes_roles').$type<readonly RoleId[]>().notNull(),
    reason: text().notNull(),
    mergedById: integer('merged_by_id').references(() => users.id, { onDelete: 'set null' }),
    mergedAt: instant('merged_at').notNull(),
    undoneById: integer('undone_by_id').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('merges_by_person').on(table.staysId, table.id),
    uniqueIndex('one_standing_merge').on(table.goesId).where(sql.raw('undone_at is null')),
  ],
)

/** What a merge did to each row, step by step: undoing it goes the same way back. */
export const personMergeRows = pgTable(
  'person_merge_rows',
  {
    mergeId: integer('merge_id')
      .notNull()
      .references(() => personMerges.id, { onDelete: 'cascade' }),
    /** In the order in which it was done, from 1. */
    position: integer().notNull(),
    tableName: text('table_name').notNull(),
    /** The columns of its primary key. */
    key: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The row before, and after; null where it was not, and is not. Of a person's own row what was changed alone. */
    before: jsonb().$type<Readonly<Record<string, unknown>> | null>(),
    after: jsonb().$type<Readonly<Record<string, unknown>> | null>(),
  },
  (table) => [primaryKey({ columns: [table.mergeId, table.position] })],
)
