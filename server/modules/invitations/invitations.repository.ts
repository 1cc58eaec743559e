import { and, count, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { isInvitationState, type InvitationState } from '../../../src/domain/invitation.ts'
import type { ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { folded, isFoundIn } from '../../platform/db/folded.sql.ts'
import { keysetPage, type Keyed, type SortBy } from '../../platform/db/keyset.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { agencies, invitations, users } from '../../platform/db/tables/accounts.table.ts'
import { groupInvitations, groups } from '../../platform/db/tables/groups.table.ts'

export type InvitationRow = typeof invitations.$inferSelect
export type NewInvitation = typeof invitations.$inferInsert

/** Neither used nor taken back: its code works until it expires. */
const isPending = and(isNull(invitations.usedAt), isNull(invitations.revokedAt))

export const isOpen = (now: Date) => and(isPending, gt(invitations.expiresAt, now))

/** As `invitationState` of the domain. */
export const isInState = (state: InvitationState, now: Date) =>
  ({
    used: isNotNull(invitations.usedAt),
    revoked: and(isNull(invitations.usedAt), isNotNull(invitations.revokedAt)),
    expired: and(isPending, lte(invitations.expiresAt, now)),
    open: isOpen(now),
  })[state]

export const findOpen = async (query: Queryable, codeHash: string, now: Date): Promise<InvitationRow | undefined> => {
  const [row] = await query
    .select()
    .from(invitations)
    .where(and(eq(invitations.codeHash, codeHash), isOpen(now)))
  return row
}

/** Of simultaneous uses one gives the row: the others wait for it, and then find none that is open. */
export const markUsed = async (
  tx: Tx,
  codeHash: string,
  usedById: number,
  now: Date,
): Promise<InvitationRow | undefined> => {
  const [row] = await tx
    .update(invitations)
    .set({ usedAt: now, usedById })
    .where(and(eq(invitations.codeHash, codeHash), isOpen(now)))
    .returning()
  return row
}

export const insertInvitations = (tx: Tx, rows: readonly NewInvitation[]): Promise<InvitationRow[]> =>
  tx
    .insert(invitations)
    .values([...rows])
    .returning()

export const insertInvitation = async (tx: Tx, row: NewInvitation): Promise<InvitationRow> => {
  const [kept] = await insertInvitations(tx, [row])
  if (!kept) throw new Error('The invitation was not kept')
  return kept
}

/** Gives a pending invitation another code; the one that was mailed before works no more. */
export const renewCode = async (
  tx: Tx,
  id: number,
  fresh: Pick<InvitationRow, 'codeHash' | 'expiresAt'>,
): Promise<InvitationRow | undefined> => {
  const [row] = await tx
    .update(invitations)
    .set(fresh)
    .where(and(eq(invitations.id, id), isPending))
    .returning()
  return row
}

/** Takes back those of them that are pending; gives which they were. */
export const markRevoked = async (tx: Tx, ids: readonly number[], now: Date): Promise<readonly number[]> => {
  const rows = await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(sql`${invitations.id} = any(${sql.param([...ids])}::integer[])`, isPending))
    .returning({ id: invitations.id })
  return rows.map(({ id }) => id)
}

/** Those of groups are with who leads the group. */
export const isOfNoGroup = (query: Queryable) =>
  notExists(
    query
      .select({ one: sql`1` })
      .from(groupInvitations)
      .where(eq(groupInvitations.invitationId, invitations.id)),
  )

const isOfGroup = (query: Queryable, groupId: number) =>
  inArray(
    invitations.id,
    query
      .select({ id: groupInvitations.invitationId })
      .from(groupInvitations)
      .where(eq(groupInvitations.groupId, groupId)),
  )

/** Takes back every other open invitation of an address for a type, into the same group or into none. */
export const revokeOthers = async (
  tx: Tx,
  { id, email, userType }: Pick<InvitationRow, 'id' | 'email' | 'userType'>,
  groupId: number | null,
  now: Date,
): Promise<readonly number[]> => {
  const rows = await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(
      and(
        ne(invitations.id, id),
        eq(invitations.email, email),
        eq(invitations.userType, userType),
        isOpen(now),
        groupId === null ? isOfNoGroup(tx) : isOfGroup(tx, groupId),
      ),
    )
    .returning({ id: invitations.id })
  return rows.map((row) => row.id)
}

export type InvitedTo = Readonly<{ id: number; name: string }>

/** The group that an invitation brings into, if any. */
export const findGroupOf = async (query: Queryable, invitationId: number): Promise<InvitedTo | undefined> => {
  const [row] = await query
    .select({ id: groups.id, name: groups.name })
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .where(eq(groupInvitations.invitationId, invitationId))
  return row
}

export const bindToGroup = async (tx: Tx, groupId: number, invitationIds: readonly number[]): Promise<void> => {
  await tx.insert(groupInvitations).values(invitationIds.map((invitationId) => ({ invitationId, groupId })))
}

export const findInvitation = async (query: Queryable, id: number): Promise<InvitationRow | undefined> => {
  const [row] = await query.select().from(invitations).where(eq(invitations.id, id))
  return row
}

export const hasAgency = async (query: Queryable, id: number): Promise<boolean> =>
  (await query.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, id))).length > 0

export type ListedInvitation = Readonly<{ row: InvitationRow; invitedBy: string | null }>

const SORTS = {
  sent: { by: invitations.createdAt, type: 'timestamptz' },
  person: { by: folded(sql`${invitations.lastName} || ' ' || ${invitations.firstName}`), type: 'text' },
} as const satisfies Record<string, SortBy>

const names = sql`${invitations.firstName} || ' ' || ${invitations.lastName} || ' ' || ${invitations.email}`

type Matching = Pick<ListAsked, 'search' | 'filters'>

const matches = ({ search, filters }: Matching, now: Date): SQL | undefined => {
  const state = filters['state']?.find(isInvitationState)
  return and(
    search.trim() === '' ? undefined : isFoundIn(names, search),
    state === undefined ? undefined : isInState(state, now),
  )
}

/** Those chosen of them that are into no group, held until the end of the transaction: what is counted is acted on. */
export const lockSelected = async (tx: Tx, selection: ListSelection, now: Date): Promise<readonly number[]> => {
  const rows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        isOfNoGroup(tx),
        isSelected(invitations.id, selection, (asked) => matches(asked, now)),
      ),
    )
    .orderBy(invitations.id)
    .for('update')
  return rows.map(({ id }) => id)
}

/** Those into no group. */
export const listInvitations = (
  query: Queryable,
  asked: ListAsked,
  now: Date,
): Promise<ListPage<ListedInvitation & Keyed>> => {
  const isWanted = and(isOfNoGroup(query), matches(asked, now))
  return keysetPage(asked, SORTS, invitations.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: invitations.id,
          row: invitations,
          invitedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
        })
        .from(invitations)
        .leftJoin(users, eq(users.id, invitations.createdById))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: async (ceiling) => {
      const some = query.select({ id: invitations.id }).from(invitations).where(isWanted).limit(ceiling).as('some')
      const [row] = await query.select({ total: count() }).from(some)
      return row?.total ?? 0
    },
  })
}
