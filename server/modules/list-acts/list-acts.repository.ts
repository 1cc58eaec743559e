import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { LIST_ACTS_LIST, LIST_ACT_ROWS_LIST } from '../../../src/domain/contract/list-acts.list.ts'
import {
  ACT_OUTCOMES,
  isActUnderway,
  LIST_ACT_STATES,
  type ActReason,
  type ListActState,
} from '../../../src/domain/list-act.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { listActRows, listActs } from '../../platform/db/tables/list-acts.table.ts'
import { rolesOfUser } from '../auth/roles.sql.ts'
import type { ActDoer, ChosenRow, Performed, Undone } from './act-work.ts'

export type ListActRecord = typeof listActs.$inferSelect
export type ListActRowRecord = typeof listActRows.$inferSelect

/** Rows of one statement: a statement takes 65,535 values. */
const ROWS_AT_ONCE = 1000

/** Keeps an act and the rows that it is to be done with. */
export const insertAct = async (
  tx: Tx,
  act: Omit<typeof listActs.$inferInsert, 'total'>,
  rows: readonly ChosenRow[],
): Promise<ListActRecord> => {
  const [kept] = await tx
    .insert(listActs)
    .values({ ...act, total: rows.length })
    .returning()
  if (!kept) throw new Error('The act was not kept')
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(listActRows).values(
      rows.slice(from, from + ROWS_AT_ONCE).map(({ id, label, email }, index) => ({
        actId: kept.id,
        position: from + index + 1,
        rowId: id,
        label,
        email,
      })),
    )
  }
  return kept
}

export const findAct = async (query: Queryable, id: number): Promise<ListActRecord | undefined> => {
  const [row] = await query.select().from(listActs).where(eq(listActs.id, id))
  return row
}

/** Held until the end of the transaction: of many who change or do it, one after the other has its turn. */
export const lockAct = async (tx: Tx, id: number): Promise<ListActRecord | undefined> => {
  const [row] = await tx.select().from(listActs).where(eq(listActs.id, id)).for('update')
  return row
}

export const changeAct = async (
  tx: Tx,
  id: number,
  changes: Partial<Pick<ListActRecord, 'state' | 'failures' | 'finishedAt'>>,
): Promise<void> => {
  await tx.update(listActs).set(changes).where(eq(listActs.id, id))
}

/** Those that nothing was done with yet, in their order. */
export const rowsLeft = (query: Queryable, actId: number, limit: number): Promise<ListActRowRecord[]> =>
  query
    .select()
    .from(listActRows)
    .where(and(eq(listActRows.actId, actId), isNull(listActRows.outcome)))
    .orderBy(asc(listActRows.position))
    .limit(limit)

/** Those that it was done with, behind a place and in their order. */
export const rowsDone = (query: Queryable, actId: number, after: number, limit: number): Promise<ListActRowRecord[]> =>
  query
    .select()
    .from(listActRows)
    .where(and(eq(listActRows.actId, actId), eq(listActRows.outcome, 'done'), gt(listActRows.position, after)))
    .orderBy(asc(listActRows.position))
    .limit(limit)

/** Those of some acts that are under way, or ended since then. */
export const actsSince = async (query: Queryable, ids: readonly number[], then: Date): Promise<ReadonlySet<number>> => {
  const underway = LIST_ACT_STATES.filter(isActUnderway)
  const rows = await query
    .select({ id: listActs.id })
    .from(listActs)
    .where(
      and(inArray(listActs.id, [...ids]), or(inArray(listActs.state, [...underway]), gt(listActs.finishedAt, then))),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Those that it was done with and that undoing was not tried with yet, the last first. */
export const rowsToUndo = (query: Queryable, actId: number, limit: number): Promise<ListActRowRecord[]> =>
  query
    .select()
    .from(listActRows)
    .where(and(eq(listActRows.actId, actId), eq(listActRows.outcome, 'done'), isNull(listActRows.undo)))
    .orderBy(desc(listActRows.position))
    .limit(limit)

const countOf = (results: readonly Readonly<{ outcome: string }>[], outcome: string): number =>
  results.filter((result) => result.outcome === outcome).length

/** Notes what became of rows, beside what was done with them. */
export const keepPerformed = async (
  tx: Tx,
  actId: number,
  results: readonly Performed<unknown>[],
): Promise<ListActRecord> => {
  await tx.execute(sql`
    update ${listActRows} as kept
    set outcome = result.outcome, reason = result.reason, before = result.before
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (id integer, outcome text, reason text, before jsonb)
    where kept.act_id = ${actId} and kept.row_id = result.id
  `)
  return addCounts(tx, actId, {
    done: countOf(results, 'done'),
    unchanged: countOf(results, 'unchanged'),
    refused: countOf(results, 'refused'),
  })
}

/** The same of undoing. */
export const keepUndone = async (tx: Tx, actId: number, results: readonly Undone[]): Promise<ListActRecord> => {
  await tx.execute(sql`
    update ${listActRows} as kept
    set undo = result.outcome, undo_reason = result.reason
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (id integer, outcome text, reason text)
    where kept.act_id = ${actId} and kept.row_id = result.id
  `)
  return addCounts(tx, actId, { undone: countOf(results, 'undone'), kept: countOf(results, 'kept') })
}

/** How many of the rows that it was done with have a reason beside that. */
export const countApart = async (query: Queryable, actId: number, reason: ActReason): Promise<number> => {
  const [row] = await query
    .select({ total: count() })
    .from(listActRows)
    .where(and(eq(listActRows.actId, actId), eq(listActRows.outcome, 'done'), eq(listActRows.reason, reason)))
  return row?.total ?? 0
}

type Figure = 'done' | 'unchanged' | 'refused' | 'undone' | 'kept'

const addCounts = async (
  tx: Tx,
  actId: number,
  more: Readonly<Partial<Record<Figure, number>>>,
): Promise<ListActRecord> => {
  const sums = Object.entries(more).map(([key, many]) => [key, sql`${listActs[key as Figure]} + ${many}::integer`])
  const [row] = await tx
    .update(listActs)
    .set({ failures: 0, ...Object.fromEntries(sums) })
    .where(eq(listActs.id, actId))
    .returning()
  if (!row) throw new Error('The act is gone')
  return row
}

/** Counts a try that came to nothing; gives how many there were since something was done. */
export const countFailure = async (query: Queryable, actId: number): Promise<number> => {
  const [row] = await query
    .update(listActs)
    .set({ failures: sql`${listActs.failures} + 1` })
    .where(eq(listActs.id, actId))
    .returning({ failures: listActs.failures })
  return row?.failures ?? 0
}

/** Whose act it is, with the roles that they have by now; nobody where the account was closed. */
export const findDoer = async (query: Queryable, userId: number): Promise<ActDoer | undefined> => {
  const [row] = await query
    .select({ userId: users.id, roles: rolesOfUser, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
  return row && { userId: row.userId, roles: row.roles, name: `${row.firstName} ${row.lastName}` }
}

export const actsUnderway = async (query: Queryable): Promise<number[]> => {
  const states = LIST_ACT_STATES.filter(isActUnderway)
  const rows = await query
    .select({ id: listActs.id })
    .from(listActs)
    .where(inArray(listActs.state, [...states]))
  return rows.map(({ id }) => id)
}

export const forgetActsUntil = async (query: Queryable, then: Date): Promise<void> => {
  await query.delete(listActs).where(lte(listActs.createdAt, then))
}

const ACT_SORTS = { begun: { by: listActs.createdAt, type: 'timestamptz' } } as const satisfies Record<
  SortOf<typeof LIST_ACTS_LIST>,
  SortBy
>

const among = <Value extends string>(known: readonly Value[], asked: readonly string[] = []): Value[] =>
  known.filter((value) => asked.includes(value))

export type ListedAct = Readonly<{ sortKey: string; rowId: number; act: ListActRecord }>

/** A person's own acts since then, on those of the lists that are named. */
export const listOwnActs = (
  query: Queryable,
  own: Readonly<{ userId: number; lists: readonly string[]; since: Date }>,
  asked: ListAsked,
): Promise<ListPage<ListedAct>> => {
  const states: ListActState[] = among(LIST_ACT_STATES, asked.filters['state'])
  const [list] = asked.filters['list'] ?? []
  const lists = own.lists.filter((one) => list === undefined || one === list)
  const isWanted = and(
    eq(listActs.userId, own.userId),
    inArray(listActs.list, lists),
    gt(listActs.createdAt, own.since),
    states.length === 0 ? undefined : inArray(listActs.state, states),
    asked.search.trim() === '' ? undefined : isFoundIn(sql`${listActs.act}`, asked.search),
  )
  return keysetPage(asked, ACT_SORTS, listActs.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: listActs.id, act: listActs })
        .from(listActs)
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: listActs.id }).from(listActs).where(isWanted).limit(ceiling)),
  })
}

const ROW_SORTS = { row: { by: listActRows.position, type: 'integer' } } as const satisfies Record<
  SortOf<typeof LIST_ACT_ROWS_LIST>,
  SortBy
>

export type ListedActRow = Readonly<{ sortKey: string; rowId: number; row: ListActRowRecord }>

/** The rows of one act. Whose it is was asked before. */
export const listActRowsOf = (query: Queryable, actId: number, asked: ListAsked): Promise<ListPage<ListedActRow>> => {
  const outcomes = among(ACT_OUTCOMES, asked.filters['outcome'])
  const isWanted = and(
    eq(listActRows.actId, actId),
    outcomes.length === 0 ? undefined : inArray(listActRows.outcome, outcomes),
    asked.search.trim() === '' ? undefined : isFoundIn(sql`${listActRows.label}`, asked.search),
  )
  return keysetPage(asked, ROW_SORTS, listActRows.position, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: listActRows.position, row: listActRows })
        .from(listActRows)
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: listActRows.position }).from(listActRows).where(isWanted).limit(ceiling)),
  })
}
