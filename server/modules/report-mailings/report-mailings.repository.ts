import { and, asc, desc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'

import { REPORTS_LIST } from '../../../src/domain/contract/reports.list.ts'
import type { MessageState } from '../../../src/domain/message.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { agencies, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { listViews } from '../../platform/db/tables/list-views.table.ts'
import { messages } from '../../platform/db/tables/platform.table.ts'
import { reportMailings } from '../../platform/db/tables/reports.table.ts'

export type MailingRecord = typeof reportMailings.$inferSelect
export type MailingChanges = Partial<
  Pick<
    MailingRecord,
    | 'ownerId'
    | 'state'
    | 'removedFrom'
    | 'failures'
    | 'problem'
    | 'nextAt'
    | 'sentAt'
    | 'messageIds'
    | keyof Said
    | 'revision'
  >
>

/** What is mailed, when, as what and to whom: what somebody sets up and changes. */
export type Said = Pick<MailingRecord, 'kind' | 'agencyId' | 'viewId' | 'day' | 'format' | 'language' | 'recipients'>

const owner = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

const mailings = (query: Queryable) =>
  query
    .select({ mailing: reportMailings, agency: agencies.name, view: listViews, owner })
    .from(reportMailings)
    .innerJoin(users, eq(users.id, reportMailings.ownerId))
    .leftJoin(agencies, eq(agencies.id, reportMailings.agencyId))
    .leftJoin(listViews, eq(listViews.id, reportMailings.viewId))

/** The newest first, those that were removed left out. */
export const listMailings = (query: Queryable, most: number) =>
  mailings(query).where(ne(reportMailings.state, 'removed')).orderBy(desc(reportMailings.id)).limit(most)

export const findMailing = async (query: Queryable, id: number) => {
  const [row] = await mailings(query).where(eq(reportMailings.id, id))
  return row
}

/** Held until the end of the transaction. */
export const lockMailing = async (tx: Tx, id: number): Promise<MailingRecord | undefined> => {
  const [row] = await tx.select().from(reportMailings).where(eq(reportMailings.id, id)).for('update')
  return row
}

export const insertMailing = async (tx: Tx, mailing: typeof reportMailings.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(reportMailings).values(mailing).returning({ id: reportMailings.id })
  if (!row) throw new Error('The mailing was not kept')
  return row.id
}

export const countMailings = (query: Queryable): Promise<number> =>
  query.$count(reportMailings, ne(reportMailings.state, 'removed'))

export const changeMailing = async (tx: Tx, id: number, changes: MailingChanges): Promise<void> => {
  await tx.update(reportMailings).set(changes).where(eq(reportMailings.id, id))
}

/** The one whose time has come for longest, held; of two servers each gets another. */
export const lockDue = async (tx: Tx, now: Date): Promise<MailingRecord | undefined> => {
  const [row] = await tx
    .select()
    .from(reportMailings)
    .where(and(eq(reportMailings.state, 'active'), lte(reportMailings.nextAt, now)))
    .orderBy(asc(reportMailings.nextAt), asc(reportMailings.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Those of which it is not known yet whether their mails were taken. */
export const listUnsettled = async (query: Queryable): Promise<readonly number[]> => {
  const rows = await query
    .select({ id: reportMailings.id })
    .from(reportMailings)
    .where(sql`jsonb_array_length(${reportMailings.messageIds}) > 0`)
  return rows.map(({ id }) => id)
}

export const messageStates = async (query: Queryable, ids: readonly number[]): Promise<readonly MessageState[]> => {
  const rows = await query
    .select({ state: messages.state })
    .from(messages)
    .where(inArray(messages.id, [...ids]))
  return rows.map(({ state }) => state)
}

export const forgetRemoved = async (query: Queryable, before: Date): Promise<void> => {
  await query.delete(reportMailings).where(and(eq(reportMailings.state, 'removed'), lt(reportMailings.nextAt, before)))
}

export const listAgencies = (query: Queryable) =>
  query.select({ id: agencies.id, name: agencies.name }).from(agencies).orderBy(asc(agencies.name))

/** Whether an account may look after reports. */
const looksAfterReports = (query: Queryable) =>
  sql<boolean>`exists ${query
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), inArray(userRoles.roleId, [...REPORTS_LIST.roles])))}`

export const mayLookAfterReports = async (query: Queryable, userId: number): Promise<boolean> => {
  const [row] = await query
    .select({ may: looksAfterReports(query), deactivatedAt: users.deactivatedAt })
    .from(users)
    .where(eq(users.id, userId))
  return row !== undefined && row.deactivatedAt === null && row.may
}

/**
 * Of some addresses those that are of an account which may not read a report: it is closed, looks after no reports, and
 * is not of the agency that the report is about. Whoever has no account gets what is addressed to them.
 */
export const listBarred = async (
  query: Queryable,
  addresses: readonly string[],
): Promise<readonly Readonly<{ address: string; agencyId: number | null; isClosed: boolean }>[]> => {
  if (addresses.length === 0) return []
  const rows = await query
    .select({
      address: users.email,
      agencyId: users.primaryAgencyId,
      deactivatedAt: users.deactivatedAt,
      may: looksAfterReports(query),
    })
    .from(users)
    .where(inArray(users.email, [...addresses]))
  return rows.flatMap(({ address, agencyId, deactivatedAt, may }) =>
    deactivatedAt === null && may ? [] : [{ address, agencyId, isClosed: deactivatedAt !== null }],
  )
}
