import { and, count, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { isInvitationState } from '../../../src/domain/invitation.ts'
import type { ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { folded, isFoundIn } from '../../platform/db/folded.sql.ts'
import { keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { invitations, users } from '../../platform/db/tables/accounts.table.ts'
import { groupInvitations, groups } from '../../platform/db/tables/groups.table.ts'
import { isInState, type InvitationRow } from '../invitations/invitations.repository.ts'
import { isGroup, isLedBy } from './group-access.ts'

const SORTS = {
  sent: { by: invitations.createdAt, type: 'timestamptz' },
  name: { by: folded(sql`${invitations.lastName} || ' ' || ${invitations.firstName}`), type: 'text' },
} as const satisfies Record<string, SortBy>

const names = sql`${invitations.firstName} || ' ' || ${invitations.lastName} || ' ' || ${invitations.email}`

const matches = (
  query: Queryable,
  userId: number,
  { search, filters }: Pick<ListAsked, 'search' | 'filters'>,
  now: Date,
): SQL | undefined => {
  const [group] = filters['group'] ?? []
  const states = (filters['state'] ?? []).filter(isInvitationState)
  return and(
    isLedBy(query, groupInvitations.groupId, userId),
    group === undefined ? undefined : isGroup(groupInvitations.groupId, group),
    states.length === 0 ? undefined : or(...states.map((state) => isInState(state, now))),
    search.trim() === '' ? undefined : isFoundIn(names, search),
  )
}

export type ListedGroupInvitation = Readonly<{
  sortKey: string
  rowId: number
  row: InvitationRow
  invitedBy: string | null
  groupId: number
  groupName: string
}>

/** Who was invited into the groups that a person leads. */
export const listGroupInvitations = (
  query: Queryable,
  userId: number,
  asked: ListAsked,
  now: Date,
): Promise<ListPage<ListedGroupInvitation>> => {
  const isWanted = matches(query, userId, asked, now)
  return keysetPage(asked, SORTS, invitations.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: invitations.id,
          row: invitations,
          invitedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
          groupId: groups.id,
          groupName: groups.name,
        })
        .from(groupInvitations)
        .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
        .innerJoin(invitations, eq(invitations.id, groupInvitations.invitationId))
        .leftJoin(users, eq(users.id, invitations.createdById))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: async (ceiling) => {
      const some = query
        .select({ id: invitations.id })
        .from(groupInvitations)
        .innerJoin(invitations, eq(invitations.id, groupInvitations.invitationId))
        .where(isWanted)
        .limit(ceiling)
        .as('some')
      const [row] = await query.select({ total: count() }).from(some)
      return row?.total ?? 0
    },
  })
}

/** Those chosen of them, held until the end of the transaction: what is counted is acted on. */
export const lockSelectedOfGroups = async (
  tx: Tx,
  userId: number,
  selection: ListSelection,
  now: Date,
): Promise<readonly number[]> => {
  const rows = await tx
    .select({ id: invitations.id })
    .from(groupInvitations)
    .innerJoin(invitations, eq(invitations.id, groupInvitations.invitationId))
    .where(
      and(
        isLedBy(tx, groupInvitations.groupId, userId),
        isSelected(invitations.id, selection, (asked) => matches(tx, userId, asked, now)),
      ),
    )
    .orderBy(invitations.id)
    .for('update', { of: invitations })
  return rows.map(({ id }) => id)
}

/** Whether an invitation brings into a group that the person leads. */
export const isInvitedInto = async (query: Queryable, groupId: number, invitationId: number): Promise<boolean> =>
  (
    await query
      .select({ id: groupInvitations.invitationId })
      .from(groupInvitations)
      .where(and(eq(groupInvitations.groupId, groupId), eq(groupInvitations.invitationId, invitationId)))
  ).length > 0
