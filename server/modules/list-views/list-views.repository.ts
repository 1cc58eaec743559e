import { and, asc, count, eq, inArray, max, or, sql } from 'drizzle-orm'

import type { ViewedListId } from '../../../src/domain/list-view.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { listDefaults, listViews } from '../../platform/db/tables/list-views.table.ts'

export type ListViewRecord = typeof listViews.$inferSelect
export type ListDefaultRecord = typeof listDefaults.$inferSelect

/** Who asks: what they see follows from whose it is and from their roles. */
export type ViewReader = Readonly<{ userId: number; roles: readonly RoleId[] }>

const isOwn = (userId: number) => eq(listViews.userId, userId)

/** The own views of a list in their order, then those that are shared with a role of the reader. */
export const listSeenViews = (
  query: Queryable,
  { userId, roles }: ViewReader,
  list: ViewedListId,
): Promise<ListViewRecord[]> =>
  query
    .select()
    .from(listViews)
    .where(and(eq(listViews.list, list), or(isOwn(userId), inArray(listViews.roleId, [...roles]))))
    .orderBy(sql`${listViews.userId} <> ${userId}`, asc(listViews.roleId), asc(listViews.position), asc(listViews.id))

/** Those of some lists, by name. */
export const listSeenViewsOf = (
  query: Queryable,
  { userId, roles }: ViewReader,
  lists: readonly ViewedListId[],
): Promise<ListViewRecord[]> =>
  query
    .select()
    .from(listViews)
    .where(and(inArray(listViews.list, [...lists]), or(isOwn(userId), inArray(listViews.roleId, [...roles]))))
    .orderBy(asc(listViews.name), asc(listViews.id))

export const findView = async (query: Queryable, id: number): Promise<ListViewRecord | undefined> => {
  const [row] = await query.select().from(listViews).where(eq(listViews.id, id))
  return row
}

/** The same, held so that nobody deletes it until the end of the transaction. */
export const holdView = async (tx: Tx, id: number): Promise<ListViewRecord | undefined> => {
  const [row] = await tx.select().from(listViews).where(eq(listViews.id, id)).for('key share')
  return row
}

/** Views of one person are written one after the other, so that their count and their order hold. */
export const lockViewsOf = async (tx: Tx, userId: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** How many a person has of a list, and the last place among them. */
export const ownViews = async (
  query: Queryable,
  userId: number,
  list: ViewedListId,
): Promise<Readonly<{ held: number; last: number }>> => {
  const [row] = await query
    .select({ held: count(), last: max(listViews.position) })
    .from(listViews)
    .where(and(isOwn(userId), eq(listViews.list, list)))
  return { held: row?.held ?? 0, last: row?.last ?? 0 }
}

export const insertView = async (tx: Tx, view: typeof listViews.$inferInsert): Promise<ListViewRecord> => {
  const [row] = await tx.insert(listViews).values(view).returning()
  if (!row) throw new Error('The view was not kept')
  return row
}

export const changeView = async (
  tx: Tx,
  id: number,
  changes: Partial<Pick<ListViewRecord, 'name' | 'roleId'>>,
): Promise<ListViewRecord | undefined> => {
  const [row] = await tx.update(listViews).set(changes).where(eq(listViews.id, id)).returning()
  return row
}

export const deleteView = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(listViews).where(eq(listViews.id, id))
}

/** Puts views into the order of their ids, in one statement. */
export const orderViews = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    update ${listViews} as kept set position = wanted.position
    from unnest(${sql.param([...ids])}::integer[]) with ordinality as wanted (id, position)
    where kept.id = wanted.id
  `)
}

type Kept = ListDefaultRecord & Readonly<{ view: ListViewRecord | null }>

const defaultsWith = (query: Queryable) =>
  query
    .select({
      userId: listDefaults.userId,
      list: listDefaults.list,
      viewId: listDefaults.viewId,
      brought: listDefaults.brought,
      view: listViews,
    })
    .from(listDefaults)
    .leftJoin(listViews, eq(listViews.id, listDefaults.viewId))

/** What a person opens lists with. Whether they see such a view still is not asked here. */
export const listDefaultsOf = (query: Queryable, userId: number): Promise<Kept[]> =>
  defaultsWith(query).where(eq(listDefaults.userId, userId)).orderBy(asc(listDefaults.list))

export const findDefault = async (
  query: Queryable,
  userId: number,
  list: ViewedListId,
): Promise<ListDefaultRecord | undefined> => {
  const [row] = await query
    .select()
    .from(listDefaults)
    .where(and(eq(listDefaults.userId, userId), eq(listDefaults.list, list)))
  return row
}

export const keepDefault = async (tx: Tx, kept: ListDefaultRecord): Promise<void> => {
  const { viewId, brought } = kept
  await tx
    .insert(listDefaults)
    .values(kept)
    .onConflictDoUpdate({ target: [listDefaults.userId, listDefaults.list], set: { viewId, brought } })
}

export const dropDefault = async (tx: Tx, userId: number, list: ViewedListId): Promise<void> => {
  await tx.delete(listDefaults).where(and(eq(listDefaults.userId, userId), eq(listDefaults.list, list)))
}
