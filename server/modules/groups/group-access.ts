import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'

import { ID_MAX } from '../../../src/domain/id-max.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { groupCoordinators, groups } from '../../platform/db/tables/groups.table.ts'
import { found } from '../../platform/refusal.ts'

export type GroupRow = typeof groups.$inferSelect

/** Whether a column names a group that the person leads. */
export const isLedBy = (query: Queryable, groupId: AnyColumn, userId: number): SQL =>
  inArray(
    groupId,
    query.select({ id: groupCoordinators.groupId }).from(groupCoordinators).where(eq(groupCoordinators.userId, userId)),
  )

/** Whether a column is the group that a filter names, by a number of any kind. */
export const isGroup = (groupId: AnyColumn, filter: string): SQL => {
  const id = Number(filter)
  return Number.isInteger(id) && Math.abs(id) <= ID_MAX ? eq(groupId, id) : sql`false`
}

/** A group of one's own. Another's is as one that does not exist: 404. */
export const findLedGroup = async (query: Queryable, userId: number, groupId: number): Promise<GroupRow> => {
  const [row] = await query
    .select()
    .from(groups)
    .where(and(eq(groups.id, groupId), isLedBy(query, groups.id, userId)))
  return found(row)
}
