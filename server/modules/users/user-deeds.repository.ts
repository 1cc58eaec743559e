import { and, count, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'

import type { LinkKind } from '../../../src/domain/link.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { mailedLinks, sessions, students, userRoles, users } from '../../platform/db/tables/accounts.table.ts'

type User = typeof users.$inferSelect

export type Person = Readonly<{ userId: number; user: User; roles: readonly RoleId[] }>

const withOwners = (query: Queryable, ids: readonly number[]) => {
  const owners = query.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.roleId, ROLE.owner))
  return query
    .select()
    .from(users)
    .where(or(inArray(users.id, [...ids]), inArray(users.id, owners)))
    .orderBy(users.id)
}

const withRoles = async (query: Queryable, people: readonly User[]): Promise<ReadonlyMap<number, Person>> => {
  const rows = await query
    .select()
    .from(userRoles)
    .where(
      inArray(
        userRoles.userId,
        people.map(({ id }) => id),
      ),
    )
    .orderBy(userRoles.roleId)
  const rolesOf = Map.groupBy(rows, ({ userId }) => userId)
  return new Map(
    people.map((user) => [
      user.id,
      { userId: user.id, user, roles: (rolesOf.get(user.id) ?? []).map(({ roleId }) => roleId) },
    ]),
  )
}

/**
 * People with their roles, held until the end of the transaction, and the owners with them: what two do at the same
 * moment waits for each other, in the order of ids. Roles are read once the accounts are held, so none is of before.
 */
export const holdPeople = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> =>
  // No more than what they are changed by: an act refers to whoever began it, and two who began one, and each of whom
  // waits for the other here, would wait for ever.
  withRoles(tx, await withOwners(tx, ids).for('no key update'))

/** The same of people who are not held: as they are when it is read. */
export const readPeople = async (query: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> =>
  withRoles(query, await withOwners(query, ids))

export const isOpenOwner = ({ user, roles }: Person): boolean =>
  user.deactivatedAt === null && roles.includes(ROLE.owner)

/** Closes accounts, or opens them again. */
export const setDeactivated = async (tx: Tx, ids: readonly number[], deactivatedAt: Date | null): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(users)
    .set({ deactivatedAt })
    .where(inArray(users.id, [...ids]))
}

/** Ends the sessions of people. */
export const endSessionsOfAll = async (tx: Tx, ids: readonly number[], at: Date): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(sessions)
    .set({ endedAt: at })
    .where(and(inArray(sessions.userId, [...ids]), isNull(sessions.endedAt)))
}

/** Who was mailed as many links of a kind since then, whoever asked for them. */
export const mailedOften = async (
  tx: Tx,
  ids: readonly number[],
  { kind, since, many }: Readonly<{ kind: LinkKind; since: Date; many: number }>,
): Promise<ReadonlySet<number>> => {
  const rows = await tx
    .select({ userId: mailedLinks.userId })
    .from(mailedLinks)
    .where(and(inArray(mailedLinks.userId, [...ids]), eq(mailedLinks.kind, kind), gt(mailedLinks.createdAt, since)))
    .groupBy(mailedLinks.userId)
    .having(gte(count(), many))
  return new Set(rows.map(({ userId }) => userId))
}

/** Gives a role; that of a student brings the profile that enrolments hang on. */
export const giveRole = async (tx: Tx, ids: readonly number[], roleId: RoleId, at: Date): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .insert(userRoles)
    .values(ids.map((userId) => ({ userId, roleId })))
    .onConflictDoNothing()
  if (roleId !== ROLE.student) return
  await tx
    .insert(students)
    .values(ids.map((userId) => ({ userId, createdAt: at })))
    .onConflictDoNothing()
}

/** Takes a role; what was done with it stays. */
export const dropRole = async (tx: Tx, ids: readonly number[], roleId: RoleId): Promise<void> => {
  if (ids.length === 0) return
  await tx.delete(userRoles).where(and(inArray(userRoles.userId, [...ids]), eq(userRoles.roleId, roleId)))
}
