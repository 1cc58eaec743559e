import { and, desc, eq, exists, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { LIKENESSES, type Likeness } from '../../../src/domain/person-merge.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isAnyoneFound } from '../../platform/db/person.sql.ts'
import { likelyKeys, nameChanges, users } from '../../platform/db/tables/accounts.table.ts'
import { personMerges } from '../../platform/db/tables/person-merges.table.ts'

export type MergeRow = typeof personMerges.$inferSelect

const likenessOf = sql`likeness_of(${users.birthdate}, ${users.lastName}, ${users.phone}, ${users.licenseNumber})`
/** As the index has it. */
const isCounted = and(isNull(users.deactivatedAt), isNull(users.mergedIntoId))

/** Whose account shares something with another that two people seldom share. By an index of what is shared alone. */
export const isLikelyDouble = (query: Queryable): SQL => {
  const shared = query
    .select({ key: likelyKeys.key })
    .from(likelyKeys)
    .where(sql`${likelyKeys.people} > 1`)
  const doubles = query
    .select({ id: users.id })
    .from(users)
    .where(and(isCounted, sql`${likenessOf} && array(${shared})`))
  return sql`${users.id} = any(array(${doubles}))`
}

/** Who looks like the same person, with what they share; the likeliest first. */
export const listAlike = async (query: Queryable, userId: number, limit: number) => {
  const whose = query.select({ keys: likenessOf }).from(users).where(eq(users.id, userId))
  const shared = sql<string[]>`array(select unnest(${likenessOf}) intersect select unnest((${whose})))`
  const rows = await query
    .select({ id: users.id, shared })
    .from(users)
    .where(and(isCounted, ne(users.id, userId), sql`${likenessOf} && (${whose})`))
    .orderBy(desc(sql`cardinality(${shared})`), users.id)
    .limit(limit)
  return rows.map(({ id, shared: keys }) => ({
    id,
    alike: LIKENESSES.filter((one): one is Likeness => keys.some((key) => key.startsWith(`${one} `))),
  }))
}

/** Others who are found by what was typed: no account that went into another. */
export const searchOthers = async (query: Queryable, userId: number, search: string, limit: number) => {
  const found = query
    .select({ id: users.id, sortName: users.sortName })
    .from(users)
    .where(and(isAnyoneFound(search), isNull(users.mergedIntoId), ne(users.id, userId)))
    .limit(limit * 5)
    .as('found')
  const rows = await query.select({ id: found.id }).from(found).orderBy(found.sortName, found.id).limit(limit)
  return rows.map(({ id }) => ({ id, alike: [] as Likeness[] }))
}

/** Whether somebody asks for another name, which nobody has decided. */
export const asksForName = async (query: Queryable, userId: number): Promise<boolean> => {
  const asked = query
    .select({ id: nameChanges.id })
    .from(nameChanges)
    .where(and(eq(nameChanges.userId, userId), eq(nameChanges.state, 'asked')))
  const rows = await query
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), exists(asked)))
  return rows.length > 0
}

export const insertMerge = async (tx: Tx, row: typeof personMerges.$inferInsert): Promise<number> => {
  const [merge] = await tx.insert(personMerges).values(row).returning({ id: personMerges.id })
  if (!merge) throw new Error('The merge was not kept')
  return merge.id
}

/** A merge into a person, held: of two who undo it one waits. */
export const lockMerge = async (tx: Tx, staysId: number, mergeId: number): Promise<MergeRow | undefined> => {
  const [row] = await tx
    .select()
    .from(personMerges)
    .where(and(eq(personMerges.id, mergeId), eq(personMerges.staysId, staysId)))
    .for('update')
  return row
}

export const markUndone = async (
  tx: Tx,
  mergeId: number,
  undone: Readonly<{ at: Date; by: number }>,
): Promise<void> => {
  await tx.update(personMerges).set({ undoneAt: undone.at, undoneById: undone.by }).where(eq(personMerges.id, mergeId))
}
