import { and, asc, count, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm'

import type { ImportState, RowOutcome, RowRule, RowVerdict } from '../../../src/domain/import.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { agencies, invitations, students, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import {
  groupCoordinators,
  groupInvitations,
  groupMembers,
  groups,
  importRows,
  imports,
} from '../../platform/db/tables/groups.table.ts'
import { isLedBy } from '../groups/group-access.ts'
import { isOpen } from '../invitations/invitations.repository.ts'
import { agencyKey, type AgencyIds, type JudgedRow } from './import-rows.ts'

export type ImportRecord = Readonly<{ row: typeof imports.$inferSelect; groupName: string }>
export type ImportRowRecord = typeof importRows.$inferSelect

/** Rows of one statement: a statement takes 65,535 values. */
const ROWS_AT_ONCE = 1000

export const readAgencyIds = async (query: Queryable): Promise<AgencyIds> => {
  const rows = await query.select({ id: agencies.id, name: agencies.name }).from(agencies)
  return new Map(rows.map(({ id, name }) => [agencyKey(name), id]))
}

/**
 * Addresses of a group's members, of those too whose accounts went into theirs; of all, or of those that are asked about.
 */
export const memberAddresses = async (
  query: Queryable,
  groupId: number,
  among?: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await query
    .select({ email: users.email })
    .from(groupMembers)
    .innerJoin(students, eq(students.id, groupMembers.studentId))
    .innerJoin(users, or(eq(users.id, students.userId), eq(users.mergedIntoId, students.userId)))
    .where(and(eq(groupMembers.groupId, groupId), among && inArray(users.email, [...among])))
  return new Set(rows.map(({ email }) => email))
}

/** The same of those who have an open invitation into it. */
export const invitedAddresses = async (
  query: Queryable,
  groupId: number,
  now: Date,
  among?: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await query
    .select({ email: invitations.email })
    .from(groupInvitations)
    .innerJoin(invitations, eq(invitations.id, groupInvitations.invitationId))
    .where(and(eq(groupInvitations.groupId, groupId), isOpen(now), among && inArray(invitations.email, [...among])))
  return new Set(rows.map(({ email }) => email))
}

export const insertImport = async (
  tx: Tx,
  held: typeof imports.$inferInsert,
  rows: readonly JudgedRow[],
): Promise<number> => {
  const [kept] = await tx.insert(imports).values(held).returning({ id: imports.id })
  if (!kept) throw new Error('The import was not kept')
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(importRows).values(
      rows.slice(from, from + ROWS_AT_ONCE).map(({ rowNumber, source, email, verdict, problems }) => ({
        importId: kept.id,
        rowNumber,
        source,
        email,
        verdict,
        problems,
        isDone: verdict !== 'ready',
      })),
    )
  }
  return kept.id
}

/** An import into a group that the person leads. */
export const findLedImport = async (
  query: Queryable,
  userId: number,
  id: number,
): Promise<ImportRecord | undefined> => {
  const [found] = await query
    .select({ row: imports, groupName: groups.name })
    .from(imports)
    .innerJoin(groups, eq(groups.id, imports.groupId))
    .where(and(eq(imports.id, id), isLedBy(query, imports.groupId, userId)))
  return found
}

/** Held until the end of the transaction: of many who change or do it, one after the other has its turn. */
export const lockImport = async (tx: Tx, id: number): Promise<ImportRecord | undefined> => {
  const [found] = await tx
    .select({ row: imports, groupName: groups.name })
    .from(imports)
    .innerJoin(groups, eq(groups.id, imports.groupId))
    .where(eq(imports.id, id))
    .for('update', { of: imports })
  return found
}

export type RowCounts = Readonly<{
  verdict: RowVerdict
  outcome: RowOutcome | null
  rows: number
  /** Of them those whose phone is another country's. */
  phonesAbroad: number
}>

const ABROAD = JSON.stringify([{ rule: 'phoneCountry' satisfies RowRule }])

export const countRows = (query: Queryable, id: number): Promise<RowCounts[]> =>
  query
    .select({
      verdict: importRows.verdict,
      outcome: importRows.outcome,
      rows: count(),
      phonesAbroad: sql<number>`count(*) filter (where ${importRows.problems} @> ${ABROAD}::jsonb)`.mapWith(Number),
    })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .groupBy(importRows.verdict, importRows.outcome)

/** Writes where the state is still what it was decided from. */
export const moveState = async (
  tx: Tx,
  id: number,
  from: ImportState,
  to: Readonly<{ state: ImportState; finishedAt?: Date }>,
): Promise<boolean> => {
  const rows = await tx
    .update(imports)
    .set(to)
    .where(and(eq(imports.id, id), eq(imports.state, from)))
    .returning({ id: imports.id })
  return rows.length > 0
}

export const rowsLeft = (query: Queryable, id: number, limit: number): Promise<ImportRowRecord[]> =>
  query
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), not(importRows.isDone)))
    .orderBy(asc(importRows.rowNumber))
    .limit(limit)

export const keepOutcome = async (
  tx: Tx,
  id: number,
  rowNumbers: readonly number[],
  outcome: RowOutcome,
): Promise<void> => {
  if (rowNumbers.length === 0) return
  await tx
    .update(importRows)
    .set({ outcome, isDone: true })
    .where(and(eq(importRows.importId, id), inArray(importRows.rowNumber, [...rowNumbers])))
}

/** Names the invitation that each row became; their addresses are those of the rows. */
export const linkInvitations = async (tx: Tx, id: number, invitationIds: readonly number[]): Promise<void> => {
  if (invitationIds.length === 0) return
  await tx
    .update(importRows)
    .set({ invitationId: sql`${invitations.id}` })
    .from(invitations)
    .where(
      and(
        eq(importRows.importId, id),
        eq(importRows.verdict, 'ready'),
        eq(importRows.email, invitations.email),
        inArray(invitations.id, [...invitationIds]),
      ),
    )
}

const openOf = (query: Queryable, id: number, now: Date) =>
  query
    .select({ id: invitations.id })
    .from(importRows)
    .innerJoin(invitations, eq(invitations.id, importRows.invitationId))
    .where(and(eq(importRows.importId, id), isOpen(now)))

/** Invitations that the import sent and that are still open. */
export const countOpenInvitations = async (query: Queryable, id: number, now: Date): Promise<number> => {
  const [row] = await query.select({ open: count() }).from(openOf(query, id, now).as('open_ones'))
  return row?.open ?? 0
}

/** Takes back what is still open of an import, and says so at its rows; gives which. */
export const withdrawInvitations = async (tx: Tx, id: number, now: Date): Promise<number[]> => {
  const rows = await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(inArray(invitations.id, openOf(tx, id, now)), isOpen(now)))
    .returning({ id: invitations.id })
  const withdrawn = tx.select({ id: invitations.id }).from(invitations).where(isNotNull(invitations.revokedAt))
  await tx
    .update(importRows)
    .set({ outcome: 'withdrawn' })
    .where(
      and(eq(importRows.importId, id), eq(importRows.outcome, 'invited'), inArray(importRows.invitationId, withdrawn)),
    )
  return rows.map((row) => row.id)
}

export const runningImports = async (query: Queryable): Promise<number[]> =>
  (await query.select({ id: imports.id }).from(imports).where(eq(imports.state, 'running'))).map(({ id }) => id)

/** Who brought an import in, while they may still do it: they have an account, the role, and the group. */
export const inviterOf = async (
  query: Queryable,
  { createdById: userId, groupId }: ImportRecord['row'],
): Promise<Readonly<{ firstName: string; lastName: string }> | undefined> => {
  if (userId === null) return undefined
  const [row] = await query
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.groupCoordinator)))
    .innerJoin(groupCoordinators, and(eq(groupCoordinators.userId, users.id), eq(groupCoordinators.groupId, groupId)))
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
  return row
}
