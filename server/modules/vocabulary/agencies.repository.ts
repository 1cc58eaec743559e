import { and, asc, eq, exists, inArray, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { AGENCY_RECORDS, AgencyRecord } from '../../../src/domain/contract/agency-records.list.ts'
import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { Merged } from '../../../src/domain/contract/vocabulary.contract.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import type { VocabularyUse } from '../../../src/domain/vocabulary.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { areFoundIn, folded } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { agencies, invitations, userAgencies, users } from '../../platform/db/tables/accounts.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { groups } from '../../platform/db/tables/groups.table.ts'

export type AgencyRow = typeof agencies.$inferSelect
type AgencyUse = Exclude<VocabularyUse, 'courses'>

/**
 * Every table that names an agency: what a merge moves, and what keeps one from being removed. A table that names
 * agencies and has no entry here keeps them from being removed all the same, by its foreign key.
 */
export const AGENCY_USES: Readonly<Record<AgencyUse, Readonly<{ table: PgTable; column: PgColumn }>>> = {
  people: { table: users, column: users.primaryAgencyId },
  further: { table: userAgencies, column: userAgencies.agencyId },
  invitations: { table: invitations, column: invitations.primaryAgencyId },
  groups: { table: groups, column: groups.agencyId },
  classes: { table: instructorCourses, column: instructorCourses.hostAgencyId },
}

const usesOf = (query: Queryable, use: AgencyUse): SQL<number> => {
  const { table, column } = AGENCY_USES[use]
  const rows = query
    .select({ count: sql`count(*)::integer` })
    .from(table)
    .where(eq(column, agencies.id))
  return sql<number>`(${rows})`
}

const isUsed = (query: Queryable): SQL =>
  or(
    ...Object.values(AGENCY_USES).map(({ table, column }) =>
      exists(
        query
          .select({ used: sql`1` })
          .from(table)
          .where(eq(column, agencies.id)),
      ),
    ),
  ) ?? sql`false`

const SORTS = {
  name: { by: folded(agencies.name), type: 'text' },
} as const satisfies Record<SortOf<typeof AGENCY_RECORDS>, SortBy>

const columnsIn = (query: Queryable) => ({
  id: agencies.id,
  name: agencies.name,
  discipline: agencies.discipline,
  county: agencies.county,
  city: agencies.city,
  people: usesOf(query, 'people'),
  further: usesOf(query, 'further'),
  groups: usesOf(query, 'groups'),
  classes: usesOf(query, 'classes'),
})

const searched = sql<string>`concat_ws(' ', ${agencies.name}, ${agencies.county}, ${agencies.city})`

/** A page of them. */
export const pageAgencies = (query: Queryable, asked: ListAsked) => {
  const { search, filters } = asked
  const disciplines = filters['discipline'] ?? []
  const [used] = filters['used'] ?? []
  const isWanted = and(
    areFoundIn(searched, search),
    disciplines.length === 0 ? undefined : inArray(agencies.discipline, [...disciplines]),
    used === 'yes' ? isUsed(query) : undefined,
    used === 'no' ? not(isUsed(query)) : undefined,
  )
  return keysetPage(asked, SORTS, agencies.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: agencies.id, ...columnsIn(query) })
        .from(agencies)
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: agencies.id }).from(agencies).where(isWanted).limit(ceiling)),
  })
}

export const findAgencyRecord = async (query: Queryable, id: number): Promise<AgencyRecord | undefined> => {
  const [row] = await query.select(columnsIn(query)).from(agencies).where(eq(agencies.id, id))
  return row
}

export const isAgencyUsed = async (query: Queryable, id: number): Promise<boolean> => {
  const rows = await query
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.id, id), isUsed(query)))
  return rows.length > 0
}

/** Held until the end of the transaction, in the order of their ids. */
export const lockAgencies = (tx: Tx, ids: readonly number[]): Promise<AgencyRow[]> =>
  tx
    .select()
    .from(agencies)
    .where(inArray(agencies.id, [...ids]))
    .orderBy(asc(agencies.id))
    .for('update')

/**
 * What names an agency, held before the agency is: whoever changes it to another holds it first too, and looks at the
 * agency afterwards.
 */
export const lockUsesOf = async (tx: Tx, id: number): Promise<void> => {
  for (const { table, column } of Object.values(AGENCY_USES)) {
    await tx
      .select({ held: sql`1` })
      .from(table)
      .where(eq(column, id))
      .for('no key update')
  }
}

export const listAgencyNames = (query: Queryable) =>
  query.select({ id: agencies.id, name: agencies.name }).from(agencies)

export type AgencyFields = Omit<typeof agencies.$inferInsert, 'id'>

export const insertAgencies = async (tx: Tx, rows: readonly AgencyFields[]): Promise<number[]> => {
  const made = await tx
    .insert(agencies)
    .values([...rows])
    .returning({ id: agencies.id })
  return made.map(({ id }) => id)
}

export const changeAgency = async (tx: Tx, id: number, fields: AgencyFields): Promise<void> => {
  await tx.update(agencies).set(fields).where(eq(agencies.id, id))
}

export const removeAgency = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(agencies).where(eq(agencies.id, id))
}

/** What names one names another from now on, and it is gone. Nobody has the same agency twice. */
export const mergeAgencies = async (tx: Tx, from: number, into: number): Promise<Merged> => {
  const moved: Merged['moved'] = []
  for (const [use, { table, column }] of Object.entries(AGENCY_USES) as [AgencyUse, typeof AGENCY_USES.people][]) {
    if (use === 'further') {
      await tx.execute(sql`
        delete from ${userAgencies} where ${userAgencies.agencyId} = ${from}
        and exists (select 1 from ${userAgencies} as held where held.user_id = ${userAgencies.userId} and held.agency_id = ${into})`)
    }
    const { rowCount } = await tx.execute(
      sql`update ${table} set ${sql.identifier(column.name)} = ${into} where ${column} = ${from}`,
    )
    if (rowCount !== null && rowCount > 0) moved.push({ what: use, count: rowCount })
  }
  // Of whom it is the primary one now it is no further one.
  await tx.execute(sql`
    delete from ${userAgencies} using ${users}
    where ${users.id} = ${userAgencies.userId} and ${userAgencies.agencyId} = ${into} and ${users.primaryAgencyId} = ${into}`)
  await removeAgency(tx, from)
  return { moved, total: moved.reduce((sum, { count }) => sum + count, 0) }
}
