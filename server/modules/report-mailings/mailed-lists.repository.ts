import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm'

import type { RoleId } from '../../../src/domain/role.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { mailedLists } from '../../platform/db/tables/reports.table.ts'
import { rolesOfUser } from '../auth/roles.sql.ts'

/** Whoever a list can be read for: an account that is open. */
export type Holder = Readonly<{
  userId: number
  address: string
  firstName: string
  lastName: string
  roles: readonly RoleId[]
}>

const holders = (query: Queryable) =>
  query
    .select({
      userId: users.id,
      address: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roles: rolesOfUser,
    })
    .from(users)

/** The open accounts among some addresses. */
export const listHolders = (query: Queryable, addresses: readonly string[]): Promise<Holder[]> =>
  holders(query).where(and(inArray(users.email, [...addresses]), isNull(users.deactivatedAt)))

export const findHolder = async (query: Queryable, userId: number): Promise<Holder | undefined> => {
  const [row] = await holders(query).where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
  return row
}

export const insertMailedList = async (tx: Tx, mailed: typeof mailedLists.$inferInsert): Promise<void> => {
  await tx.insert(mailedLists).values(mailed)
}

/** What a link opens, while it is good. */
export const findMailedList = async (query: Queryable, linkDigest: string, now: Date) => {
  const [row] = await query
    .select()
    .from(mailedLists)
    .where(and(eq(mailedLists.linkDigest, linkDigest), gt(mailedLists.linkUntil, now)))
  return row
}

/** Whether a link opens something, without what that is. */
export const isMailedList = async (query: Queryable, linkDigest: string, now: Date): Promise<boolean> =>
  (await query.$count(mailedLists, and(eq(mailedLists.linkDigest, linkDigest), gt(mailedLists.linkUntil, now)))) > 0

export const forgetMailedLists = async (query: Queryable, now: Date): Promise<void> => {
  await query.delete(mailedLists).where(lt(mailedLists.linkUntil, now))
}
