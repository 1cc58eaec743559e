import { and, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { NAME_CHANGES_LIST } from '../../../src/domain/contract/name-changes.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import { NAME_CHANGE_STATES } from '../../../src/domain/name-change.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays } from '../../platform/db/filters.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isPersonFound } from '../../platform/db/person.sql.ts'
import { nameChanges, students, users } from '../../platform/db/tables/accounts.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'

export type NameChangeRecord = typeof nameChanges.$inferSelect

type Name = Readonly<{ firstName: string; lastName: string }>

/** Whether something stands on a person's name: a certificate that was not revoked, or a verified enrolment. */
export const isVouchedFor = async (query: Queryable, userId: number): Promise<boolean> => {
  const certified = query
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.studentId, students.id), isNull(certificates.revokedAt)))
  const { id, isVerificationHeld, isVerified, studentId } = onlineEnrollments
  const verified = query
    .select({ id })
    .from(onlineEnrollments)
    .where(and(eq(studentId, students.id), or(eq(isVerified, true), eq(isVerificationHeld, true))))
  const rows = await query
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.userId, userId), or(exists(certified), exists(verified))))
  return rows.length > 0
}

/** The numbers of a person's certificates that are neither revoked nor superseded. */
export const listStanding = async (
  query: Queryable,
  userId: number,
): Promise<{ number: string; recipientName: string }[]> =>
  query
    .select({ number: certificates.number, recipientName: certificates.recipientName })
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .where(and(eq(students.userId, userId), isNull(certificates.revokedAt), isNull(certificates.supersededBy)))
    .orderBy(certificates.id)

export const findLatest = async (query: Queryable, userId: number): Promise<NameChangeRecord | undefined> => {
  const [row] = await query
    .select()
    .from(nameChanges)
    .where(eq(nameChanges.userId, userId))
    .orderBy(desc(nameChanges.id))
    .limit(1)
  return row
}

/** Whether an administrator has looked at the name that a person has: the last change that was decided led to it. */
export const isApproved = async (
  query: Queryable,
  { id, firstName, lastName }: Name & { id: number },
): Promise<boolean> => {
  const [row] = await query
    .select()
    .from(nameChanges)
    .where(and(eq(nameChanges.userId, id), eq(nameChanges.state, 'approved')))
    .orderBy(desc(nameChanges.id))
    .limit(1)
  return row?.newFirstName === firstName && row.newLastName === lastName
}

/** Another name that is asked for, of the person whose student profile it is. */
export const pendingNameOf = (query: Queryable, studentId: number | PgColumn) =>
  query
    .select({ id: nameChanges.id })
    .from(nameChanges)
    .innerJoin(students, eq(students.userId, nameChanges.userId))
    .where(and(eq(students.id, studentId), eq(nameChanges.state, 'asked')))

export const isNamePending = async (query: Queryable, studentId: number): Promise<boolean> =>
  (await pendingNameOf(query, studentId)).length > 0

export const insertNameChange = async (
  tx: Tx,
  row: typeof nameChanges.$inferInsert,
): Promise<NameChangeRecord | undefined> => {
  const [made] = await tx.insert(nameChanges).values(row).onConflictDoNothing().returning()
  return made
}

export const findNameChange = async (query: Queryable, id: number): Promise<NameChangeRecord | undefined> => {
  const [row] = await query.select().from(nameChanges).where(eq(nameChanges.id, id))
  return row
}

/** Written over the state that was read. */
export const settle = async (
  tx: Tx,
  { id, state }: NameChangeRecord,
  changes: Partial<typeof nameChanges.$inferInsert>,
): Promise<NameChangeRecord | undefined> => {
  const [row] = await tx
    .update(nameChanges)
    .set(changes)
    .where(and(eq(nameChanges.id, id), eq(nameChanges.state, state)))
    .returning()
  return row
}

const studentOf = (userId: number) => sql`(select ${students.id} from ${students} where ${students.userId} = ${userId})`

/** What was verified counts as not verified. All are held first: what is verified this moment is waited for. */
export const holdVerifications = async (tx: Tx, userId: number): Promise<number[]> => {
  const { id, isVerified, studentId } = onlineEnrollments
  await tx
    .select({ id })
    .from(onlineEnrollments)
    .where(eq(studentId, studentOf(userId)))
    .orderBy(id)
    .for('update')
  const rows = await tx
    .update(onlineEnrollments)
    .set({ isVerified: false, isVerificationHeld: true })
    .where(and(eq(studentId, studentOf(userId)), eq(isVerified, true)))
    .returning({ id })
  return rows.map((row) => row.id)
}

/** What was verified before the asking is so again. */
export const releaseVerifications = async (tx: Tx, userId: number): Promise<void> => {
  await tx
    .update(onlineEnrollments)
    .set({ isVerified: true, isVerificationHeld: false })
    .where(and(eq(onlineEnrollments.studentId, studentOf(userId)), eq(onlineEnrollments.isVerificationHeld, true)))
}

const SORTS = {
  askedAt: { by: nameChanges.askedAt, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof NAME_CHANGES_LIST>, SortBy>

const decider = alias(users, 'decider')

/** A page of those that anybody asked for, with whose they are. */
export const listNameChanges = async (query: Queryable, asked: ListAsked, days: DayClock) => {
  const { search, filters } = asked
  const states = NAME_CHANGE_STATES.filter((state) => filters['state']?.includes(state))
  const isWanted = and(
    isPersonFound(search),
    states.length === 0 ? undefined : inArray(nameChanges.state, states),
    isOnDays(nameChanges.askedAt, filters['askedAt'], days),
  )
  return keysetPage(asked, SORTS, nameChanges.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: nameChanges.id,
          change: nameChanges,
          email: users.email,
          deciderFirst: decider.firstName,
          deciderLast: decider.lastName,
        })
        .from(nameChanges)
        .innerJoin(users, eq(users.id, nameChanges.userId))
        .leftJoin(decider, eq(decider.id, nameChanges.decidedById))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(
        query,
        query
          .select({ id: nameChanges.id })
          .from(nameChanges)
          .innerJoin(users, eq(users.id, nameChanges.userId))
          .where(isWanted)
          .limit(ceiling),
      ),
  })
}

export type ListedNameChange = Awaited<ReturnType<typeof listNameChanges>>['items'][number]
