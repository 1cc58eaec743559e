import { eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Queryable } from './database.ts'
import { users } from './tables/accounts.table.ts'

/** Accounts that stand for themselves: none that went into another. */
export const isNotMerged: SQL = isNull(users.mergedIntoId)

/** The account that an address leads to: that which has it, or the one that it went into. */
export const isReachedAt = (query: Queryable, email: string): SQL => {
  const into = query
    .select({ id: sql`coalesce(${users.mergedIntoId}, ${users.id})` })
    .from(users)
    .where(eq(users.email, email))
  return sql`${users.id} = (${into})`
}

/** The account that somebody is known by: their own, or the one that it went into. */
export const isStanding = (query: Queryable, userId: number): SQL => {
  const into = query
    .select({ id: sql`coalesce(${users.mergedIntoId}, ${users.id})` })
    .from(users)
    .where(eq(users.id, userId))
  return sql`${users.id} = (${into})`
}
