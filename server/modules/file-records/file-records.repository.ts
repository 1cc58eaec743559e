import { and, eq, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { FILE_RECORDS_LIST } from '../../../src/domain/contract/file-records.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { FILE_STATES, type FileState } from '../../../src/domain/file-record.ts'
import type { ListAsked, ListSelection } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays, isWithin } from '../../platform/db/filters.sql.ts'
import { areFoundIn, folded } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { files } from '../../platform/db/tables/platform.table.ts'
import type { Container } from '../../platform/files/containers.ts'
import type { ChosenRow } from '../list-acts/act-work.ts'
import { isOfKinds, kindOfFile } from './file-kind.sql.ts'
import { isUsed, usesOf } from './file-uses.sql.ts'

/** What is the product's own. Photos and certificates are their people's. */
const CONTAINERS = ['lessons', 'pictures', 'materials'] as const satisfies readonly Container[]
export const isListed = inArray(files.container, [...CONTAINERS])

const BYTES_OF_MEGABYTE = 1024 * 1024

const named = sql<string>`coalesce(${files.title}, ${files.name})`

const SORTS = {
  name: { by: folded(named), type: 'text' },
  size: { by: files.size, type: 'bigint' },
  created: { by: files.createdAt, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof FILE_RECORDS_LIST>, SortBy>

const IS_IN_STATE = {
  kept: isNull(files.trashedAt),
  trashed: isNotNull(files.trashedAt),
} as const satisfies Record<FileState, SQL>

const isOneOf = <Value extends string>(
  values: readonly Value[],
  is: Readonly<Record<Value, SQL>>,
  asked: readonly string[] | undefined,
): SQL | undefined => or(...values.filter((value) => asked?.includes(value)).map((value) => is[value]))

const isAskedUse = (query: Queryable, [value]: readonly string[] = []): SQL | undefined =>
  value === undefined ? undefined : value === 'yes' ? isUsed(query) : not(isUsed(query))

const filesMatching = (
  query: Queryable,
  { search, filters }: Pick<ListAsked, 'search' | 'filters'>,
  days: DayClock,
): SQL | undefined =>
  and(
    isListed,
    areFoundIn(sql`${named} || ' ' || ${files.name}`, search),
    isOfKinds(query, filters['kind']),
    isAskedUse(query, filters['used']),
    isWithin(sql`(${files.size}::numeric / ${BYTES_OF_MEGABYTE})`, filters['megabytes']),
    isOnDays(files.createdAt, filters['created'], days),
    isOneOf(FILE_STATES, IS_IN_STATE, filters['state']),
  )

/** A page of them. */
export const listFileRecords = (query: Queryable, asked: ListAsked, days: DayClock) => {
  const isWanted = filesMatching(query, asked, days)
  return keysetPage(asked, SORTS, files.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: files.id,
          id: files.id,
          name: named,
          kind: kindOfFile(query),
          size: files.size,
          uses: usesOf(query),
          firstName: users.firstName,
          lastName: users.lastName,
          createdAt: files.createdAt,
          trashedAt: files.trashedAt,
        })
        .from(files)
        .leftJoin(users, eq(users.id, files.createdById))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) => countFound(query, query.select({ id: files.id }).from(files).where(isWanted).limit(ceiling)),
  })
}

export type ListedFile = Awaited<ReturnType<typeof listFileRecords>>['items'][number]

/** Those chosen of them, in the order in which they are dealt with. */
export const chooseFileRecords = (
  tx: Tx,
  selection: ListSelection,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> =>
  tx
    .select({ id: files.id, label: named })
    .from(files)
    .where(
      and(
        isListed,
        isSelected(files.id, selection, (asked) => filesMatching(tx, asked, days)),
      ),
    )
    .orderBy(files.id)
    .limit(limit)

/** Held until the end of the transaction, with whether anything names them. */
export const lockFileRecords = async (tx: Tx, ids: readonly number[]) => {
  const rows = await tx
    .select({ id: files.id, trashedAt: files.trashedAt })
    .from(files)
    .where(and(isListed, inArray(files.id, [...ids])))
    .orderBy(files.id)
    .for('update')
  const used = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), isUsed(tx)))
  const usedIds = new Set(used.map(({ id }) => id))
  return rows.map(({ id, trashedAt }) => ({ id, trashedAt, isUsed: usedIds.has(id) }))
}

export const markFileRecords = async (tx: Tx, ids: readonly number[], trashedAt: Date | null): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(files)
    .set({ trashedAt })
    .where(inArray(files.id, [...ids]))
}

/** Those in the trash since before then that nothing names, held until the end of the transaction. */
export const lockTrashedBefore = (tx: Tx, before: Date, limit: number) =>
  tx
    .select({ id: files.id, container: files.container, name: files.name })
    .from(files)
    .where(and(isListed, lt(files.trashedAt, before), not(isUsed(tx))))
    .orderBy(files.id)
    .limit(limit)
    .for('update')
