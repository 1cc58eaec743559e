import * as z from 'zod/mini'

import { ACT_OUTCOMES, ACT_REASONS, ACTED_LIST_IDS, ACTING_ROLES, LIST_ACT_STATES, UNDO_OUTCOMES } from '../list-act.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** What somebody does, or did, with many rows of a list at once, and how far it is. */
export const listAct = z.object({
  id,
  /** Id of the list, and key of the act in its definition. */
  list: z.string(),
  act: z.string(),
  state: z.enum(LIST_ACT_STATES),
  /** Rows that were chosen. The figures below count those that are over. */
  total: z.int(),
  done: z.int(),
  /** Of those that were done: with which it came otherwise than asked, as a waitlist instead of a seat. */
  apart: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Of those that were done: put back as they were, and not, since somebody has changed them meanwhile. */
  undone: z.int(),
  kept: z.int(),
  /** Whether it can be undone now. */
  isUndoable: z.boolean(),
  /** Null where it never can. */
  undoUntil: z.nullable(instant),
  /** Of an act that makes a file: until when that can be fetched, null where it cannot. */
  file: z.nullable(z.object({ until: z.nullable(instant) })),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})

/** The caller's own acts of the last days. */
export const LIST_ACTS_LIST = defineList({
  id: 'listActs',
  path: '/list-acts',
  roles: ACTING_ROLES,
  row: listAct,
  columns: {
    act: { shown: 'always', csv: ['act'] },
    state: { csv: ['state'] },
    rows: { type: 'figure', csv: ['rows', 'done', 'unchanged', 'refused', 'undone', 'kept'] },
    begun: { isSorted: true, csv: ['begun', 'finished'] },
  },
  sort: '-begun',
  filters: { list: { kind: 'one', of: ACTED_LIST_IDS }, state: { kind: 'many', of: LIST_ACT_STATES } },
  perPage: [20, 50, 100],
})

/** A row that an act was asked for; `id` is its place among them. What nothing was done with has no outcome. */
export const listActRow = z.object({
  id,
  /** As it was called then. */
  label: z.string(),
  /** Of a person, as it was then; those who choose people of a list see their addresses there. */
  email: z.nullable(z.string()),
  outcome: z.nullable(z.enum(ACT_OUTCOMES)),
  reason: z.nullable(z.enum(ACT_REASONS)),
  /** A number that belongs to the reason: the place on a waitlist. */
  figure: z.nullable(z.int()),
  undo: z.nullable(z.enum(UNDO_OUTCOMES)),
  undoReason: z.nullable(z.enum(ACT_REASONS)),
})

/** What became of each row of one act. */
export const LIST_ACT_ROWS_LIST = defineList({
  id: 'listActRows',
  path: '/list-acts/:id/rows',
  roles: ACTING_ROLES,
  row: listActRow,
  columns: {
    row: { shown: 'always', isSorted: true, csv: ['row', 'email'] },
    outcome: { csv: ['outcome', 'reason'] },
    undo: { csv: ['undo', 'undoReason'] },
  },
  sort: 'row',
  filters: { outcome: { kind: 'many', of: ACT_OUTCOMES } },
  perPage: [20, 50, 100],
})

export type ListAct = RowOf<typeof LIST_ACTS_LIST>
export type ListActRow = RowOf<typeof LIST_ACT_ROWS_LIST>
