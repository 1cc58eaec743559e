import { desc, eq, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { certificateAuthorities } from '../../platform/db/tables/certificates.table.ts'

export type Authority = typeof certificateAuthorities.$inferSelect

/** Who issues from now on; null where nobody said it yet. */
export const latestAuthorityId = sql<
  number | null
>`(select max(${certificateAuthorities.id}) from ${certificateAuthorities})`

export const findLatestAuthority = async (query: Queryable) => {
  const [row] = await query
    .select({
      authority: certificateAuthorities,
      setBy: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(certificateAuthorities)
    .leftJoin(users, eq(users.id, certificateAuthorities.setBy))
    .orderBy(desc(certificateAuthorities.id))
    .limit(1)
  return row
}

export const insertAuthority = async (tx: Tx, row: typeof certificateAuthorities.$inferInsert): Promise<Authority> => {
  const [inserted] = await tx.insert(certificateAuthorities).values(row).returning()
  if (!inserted) throw new Error('No authority was kept')
  return inserted
}

/** Finds whoever issued a certificate. Rows never change, and are few: each is read once. */
export const createAuthorities = (query: Queryable) => {
  const known = new Map<number, Authority>()
  return async (id: number | null): Promise<Authority | null> => {
    if (id === null) return null
    const held = known.get(id)
    if (held) return held
    const [row] = await query.select().from(certificateAuthorities).where(eq(certificateAuthorities.id, id))
    if (row) known.set(id, row)
    return row ?? null
  }
}
