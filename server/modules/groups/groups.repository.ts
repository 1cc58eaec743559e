import { and, asc, count, eq, sql } from 'drizzle-orm'

import type { Group } from '../../../src/domain/contract/group.contract.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { invitations } from '../../platform/db/tables/accounts.table.ts'
import { groupCoordinators, groupInvitations, groupMembers, groups } from '../../platform/db/tables/groups.table.ts'
import { isOpen } from '../invitations/invitations.repository.ts'
import { isLedBy } from './group-access.ts'

export const listLedGroups = (query: Queryable, userId: number, now: Date): Promise<Group[]> =>
  query
    .select({
      id: groups.id,
      name: groups.name,
      members: sql<number>`(${query
        .select({ members: count() })
        .from(groupMembers)
        .where(eq(groupMembers.groupId, groups.id))})::int`,
      invited: sql<number>`(${query
        .select({ invited: count() })
        .from(groupInvitations)
        .innerJoin(invitations, eq(invitations.id, groupInvitations.invitationId))
        .where(and(eq(groupInvitations.groupId, groups.id), isOpen(now)))})::int`,
    })
    .from(groups)
    .where(isLedBy(query, groups.id, userId))
    .orderBy(asc(groups.name), asc(groups.id))

export const countLedGroups = async (query: Queryable, userId: number): Promise<number> => {
  const [row] = await query.select({ led: count() }).from(groupCoordinators).where(eq(groupCoordinators.userId, userId))
  return row?.led ?? 0
}

export const insertGroup = async (tx: Tx, userId: number, name: string, now: Date): Promise<number> => {
  const [row] = await tx.insert(groups).values({ name, createdAt: now }).returning({ id: groups.id })
  if (!row) throw new Error('The group was not kept')
  await tx.insert(groupCoordinators).values({ groupId: row.id, userId })
  return row.id
}

export const renameGroup = async (tx: Tx, id: number, name: string): Promise<void> => {
  await tx.update(groups).set({ name }).where(eq(groups.id, id))
}
