import { and, eq, isNull, ne } from 'drizzle-orm'

import type { IsoDay } from '../../../src/domain/birthdate.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { userAgencies, users } from '../../platform/db/tables/accounts.table.ts'
import type { NewUser } from './users.repository.ts'

/** The new user's id; undefined where the address has an account, however lately. */
export const insertIfNew = async (query: Queryable, user: NewUser): Promise<number | undefined> => {
  const [row] = await query
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return row?.id
}

export const insertAgencies = async (query: Queryable, userId: number, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await query.insert(userAgencies).values(ids.map((agencyId) => ({ userId, agencyId })))
}

/** Living accounts of someone of the same name who was born on the same day. */
export const likelyTheSame = async (
  query: Queryable,
  person: Readonly<{ id: number; firstName: string; lastName: string; birthdate: IsoDay }>,
): Promise<number[]> => {
  const nameOf = (one: { firstName: string; lastName: string }) => fold(`${one.firstName} ${one.lastName}`)
  const born = await query
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.birthdate, person.birthdate), ne(users.id, person.id), isNull(users.deactivatedAt)))
    .orderBy(users.id)
  return born.filter((one) => nameOf(one) === nameOf(person)).map(({ id }) => id)
}
