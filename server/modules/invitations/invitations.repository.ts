import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm'
import type { AnyColumn } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { InvitationState } from '../../../src/domain/invitation.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { invitations } from '../../platform/db/tables/accounts.table.ts'
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
