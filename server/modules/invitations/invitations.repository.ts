import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { INVITATION_LIST } from '../../../src/domain/contract/invitations.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { isInvitationState, type InvitationState } from '../../../src/domain/invitation.ts'
import type { Choice, ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays, isReferred } from '../../platform/db/filters.sql.ts'
import { areFoundIn, folded, isFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type Keyed, type SortBy } from '../../platform/db/keyset.ts'
import { isPersonFound } from '../../platform/db/person.sql.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { invitations, users } from '../../platform/db/tables/accounts.table.ts'
import { groupInvitations, groups } from '../../platform/db/tables/groups.table.ts'
import type { ChosenRow } from '../list-acts/act-work.ts'

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

/** Held until the end of the transaction. */
export const lockInvitations = (tx: Tx, ids: readonly number[]): Promise<InvitationRow[]> =>
  tx
    .select()
    .from(invitations)
    .where(inArray(invitations.id, [...ids]))
    .orderBy(invitations.id)
    .for('update')

export const emailsOf = async (query: Queryable, ids: readonly number[]): Promise<readonly string[]> => {
  const rows = await query
    .selectDistinct({ email: invitations.email })
    .from(invitations)
    .where(inArray(invitations.id, [...ids]))
    .orderBy(invitations.email)
  return rows.map(({ email }) => email)
}

/** Those of them beside which another of the same address is open, for the same type and into the same group or none. */
export const replacedAmong = async (tx: Tx, ids: readonly number[], now: Date): Promise<ReadonlySet<number>> => {
  const other = alias(invitations, 'other')
  const group = (id: AnyColumn) => sql`(select group_id from group_invitations where invitation_id = ${id})`
  const rows = await tx
    .selectDistinct({ id: invitations.id })
    .from(invitations)
    .innerJoin(
      other,
      and(
        eq(other.email, invitations.email),
        eq(other.userType, invitations.userType),
        ne(other.id, invitations.id),
        isNull(other.usedAt),
        isNull(other.revokedAt),
        gt(other.expiresAt, now),
        sql`${group(other.id)} is not distinct from ${group(invitations.id)}`,
      ),
    )
    .where(inArray(invitations.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** The code that was mailed works again. */
export const markReopened = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(invitations)
    .set({ revokedAt: null })
    .where(inArray(invitations.id, [...ids]))
}

export const findInvitation = async (query: Queryable, id: number): Promise<InvitationRow | undefined> => {
  const [row] = await query.select().from(invitations).where(eq(invitations.id, id))
  return row
}

export type ListedInvitation = Readonly<{ row: InvitationRow; invitedBy: string | null }>

const SORTS = {
  sent: { by: invitations.createdAt, type: 'timestamptz' },
  person: { by: folded(sql`${invitations.lastName} || ' ' || ${invitations.firstName}`), type: 'text' },
} as const satisfies Record<SortOf<typeof INVITATION_LIST>, SortBy>

const names = sql`${invitations.firstName} || ' ' || ${invitations.lastName} || ' ' || ${invitations.email}`

type Matching = Pick<ListAsked, 'search' | 'filters'>

const matches = ({ search, filters }: Matching, days: DayClock): SQL | undefined => {
  const state = filters['state']?.find(isInvitationState)
  return and(
    search.trim() === '' ? undefined : isFoundIn(names, search),
    state === undefined ? undefined : isInState(state, new Date(days.now)),
    isOnDays(invitations.createdAt, filters['sent'], days),
    isOnDays(invitations.expiresAt, filters['expires'], days),
    isReferred(invitations.createdById, filters['invitedBy']),
  )
}

/** Those chosen of them that are into no group. */
export const chooseInvitations = async (
  tx: Tx,
  selection: ListSelection,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> => {
  const rows = await tx
    .select({ id: invitations.id, firstName: invitations.firstName, lastName: invitations.lastName })
    .from(invitations)
    .where(
      and(
        isOfNoGroup(tx),
        isSelected(invitations.id, selection, (asked) => matches(asked, days)),
      ),
    )
    .orderBy(invitations.id)
    .limit(limit)
  return rows.map(({ id, firstName, lastName }) => ({ id, label: `${firstName} ${lastName}` }))
}

/** Those of them that are into no group. */
export const amongUngrouped = async (query: Queryable, ids: readonly number[]): Promise<readonly number[]> => {
  const rows = await query
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(inArray(invitations.id, [...ids]), isOfNoGroup(query)))
  return rows.map(({ id }) => id)
}

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`

/** Who sent invitations into no group, by name: their addresses are in no row, so no search tells of them. */
export const findInviters = async (query: Queryable, asked: ChoiceAsked, limit: number): Promise<Choice[]> => {
  const sent = query
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.createdById, users.id), isOfNoGroup(query)))
  const rows = await query
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        ...('ids' in asked
          ? [inArray(users.id, [...asked.ids])]
          : // The first is the index, which knows addresses too.
            [isPersonFound(asked.search), areFoundIn(fullName, asked.search)]),
        exists(sent),
      ),
    )
    .orderBy(users.sortName, users.id)
    .limit(limit)
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
}

/** Those into no group. */
export const listInvitations = (
  query: Queryable,
  asked: ListAsked,
  days: DayClock,
): Promise<ListPage<ListedInvitation & Keyed>> => {
  const isWanted = and(isOfNoGroup(query), matches(asked, days))
  return keysetPage(asked, SORTS, invitations.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: invitations.id,
          row: invitations,
          invitedBy: sql<string | null>`${fullName}`,
        })
        .from(invitations)
        .leftJoin(users, eq(users.id, invitations.createdById))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: invitations.id }).from(invitations).where(isWanted).limit(ceiling)),
  })
}
