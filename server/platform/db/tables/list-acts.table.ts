import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import type { Language } from '../../../../src/domain/language.ts'
import { ACT_OUTCOMES, ACT_REASONS, LIST_ACT_STATES, UNDO_OUTCOMES } from '../../../../src/domain/list-act.ts'
import { users } from './accounts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const counted = (name: string) => integer(name).notNull().default(0)

/** What somebody does with many rows of a list at once. Which rows is held from the moment that it was asked for. */
export const listActs = pgTable(
  'list_acts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Id of the list, and key of the act in its definition. */
    list: text().notNull(),
    act: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: LIST_ACT_STATES }).notNull(),
    /** What was told beside the rows. */
    asked: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Of the request: what it makes is in it. Null of acts of older versions. */
    language: text().$type<Language>(),
    total: integer().notNull(),
    done: counted('done'),
    unchanged: counted('unchanged'),
    refused: counted('refused'),
    undone: counted('undone'),
    kept: counted('kept'),
    /** Tries in a row that came to nothing. */
    failures: counted('failures'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('list_acts_by_user').on(table.userId, table.createdAt, table.id),
    index('list_acts_by_age').on(table.createdAt),
    index('list_acts_underway').on(table.id).where(sql.raw(`state in ('running', 'undoing')`)),
  ],
)

/** What became of each row of an act. */
export const listActRows = pgTable(
  'list_act_rows',
  {
    actId: integer('act_id')
      .notNull()
      .references(() => listActs.id, { onDelete: 'cascade' }),
    /** In the order in which they are dealt with, from 1. */
    position: integer().notNull(),
    /** Its id in the list. */
    rowId: integer('row_id').notNull(),
    /** What people call it, as it was called then. */
    label: text().notNull(),
    /** Of a person, the address that they had then. */
    email: text(),
    outcome: text({ enum: ACT_OUTCOMES }),
    reason: text({ enum: ACT_REASONS }),
    /** How it was, for undoing. */
    before: jsonb(),
    undo: text({ enum: UNDO_OUTCOMES }),
    undoReason: text('undo_reason', { enum: ACT_REASONS }),
  },
  (table) => [
    primaryKey({ columns: [table.actId, table.position] }),
    uniqueIndex('list_act_rows_by_row').on(table.actId, table.rowId),
    index('list_act_rows_left').on(table.actId, table.position).where(sql.raw('outcome is null')),
    index('list_act_rows_to_undo').on(table.actId, table.position).where(sql.raw(`outcome = 'done' and undo is null`)),
  ],
)
