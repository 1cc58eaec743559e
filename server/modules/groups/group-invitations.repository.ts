import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { GROUP_INVITATIONS_LIST } from '../../../src/domain/contract/group-invitations.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { isInvitationState } from '../../../src/domain/invitation.ts'
import type { ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays } from '../../platform/db/filters.sql.ts'
import { folded, isFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { invitations, users } from '../../platform/db/tables/accounts.table.ts'
import { groupInvitations, groups } from '../../platform/db/tables/groups.table.ts'
import { isInState, type InvitationRow } from '../invitations/invitations.repository.ts'
import { chosenPerson, type ChosenRow } from '../list-acts/act-work.ts'
import { isGroup, isLedBy } from './group-access.ts'

const SORTS = {
  sent: { by: invitations.createdAt, type: 'timestamptz' },
  name: { by: folded(sql`${invitations.lastName} || ' ' || ${invitations.firstName}`), type: 'text' },
} as const satisfies Record<SortOf<typeof GROUP_INVITATIONS_LIST>, SortBy>

const names = sql`${invitations.firstName} || ' ' || ${invitations.lastName} || ' ' || ${invitations.email}`

const matches = (
  query: Queryable,
  userId: number,
  { search, filters }: Pick<ListAsked, 'search' | 'filters'>,
  days: DayClock,
): SQL | undefined => {
  const now = new Date(days.now)
  const [group] = filters['group'] ?? []
  const states = (filters['state'] ?? []).filter(isInvitationState)
  return and(
    isLedBy(query, groupInvitations.groupId, userId),
    group === undefined ? undefined : isGroup(groupInvitations.groupId, group),
    states.length === 0 ? undefined : or(...states.map((state) => isInState(state, now))),
    isOnDays(invitations.createdAt, filters['sent'], days),
    isOnDays(invitations.expiresAt, filters['expires'], days),
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
  days: DayClock,
): Promise<ListPage<ListedGroupInvitation>> => {
  const isWanted = matches(query, userId, asked, days)
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
    count: (ceiling) =>
      countFound(
        query,
        query
          .select({ id: invitations.id })
          .from(groupInvitations)
          .innerJoin(invitations, eq(invitations.id, groupInvitations.invitationId))
          .where(isWanted)
          .limit(ceiling),
      ),
  })
}

/** Those chosen of them. */
export const chooseGroupInvitations = async (
  tx: Tx,
  userId: number,
  selection: ListSelection,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> => {
  const rows = await tx
    .select({
      id: invitations.id,
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      email: invitations.email,
    })
    .from(groupInvitations)
    .innerJoin(invitations, eq(invitations.id, groupInvitations.invitationId))
    .where(
      and(
        isLedBy(tx, groupInvitations.groupId, userId),
        isSelected(invitations.id, selection, (asked) => matches(tx, userId, asked, days)),
      ),
    )
    .orderBy(invitations.id)
    .limit(limit)
  return rows.map(chosenPerson)
}

/** Those of them that are into a group that the person leads. */
export const amongLed = async (
  query: Queryable,
  userId: number,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const rows = await query
    .select({ id: groupInvitations.invitationId })
    .from(groupInvitations)
    .where(and(inArray(groupInvitations.invitationId, [...ids]), isLedBy(query, groupInvitations.groupId, userId)))
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
