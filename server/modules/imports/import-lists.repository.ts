import { and, eq, inArray, sql } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { GROUP_IMPORTS_LIST } from '../../../src/domain/contract/group-imports.list.ts'
import type { IMPORT_ROWS_LIST } from '../../../src/domain/contract/import-rows.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { IMPORT_STATES, ROW_OUTCOMES, ROW_VERDICTS, type ImportState } from '../../../src/domain/import.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays, isWithin } from '../../platform/db/filters.sql.ts'
import { isFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { groups, importRows, imports } from '../../platform/db/tables/groups.table.ts'
import { isGroup, isLedBy } from '../groups/group-access.ts'
import type { ImportRowRecord } from './imports.repository.ts'

const among = <Value extends string>(known: readonly Value[], asked: readonly string[] = []): Value[] =>
  known.filter((value) => asked.includes(value))

const IMPORT_SORTS = { brought: { by: imports.createdAt, type: 'timestamptz' } } as const satisfies Record<
  SortOf<typeof GROUP_IMPORTS_LIST>,
  SortBy
>

export type ImportListed = Readonly<{
  sortKey: string
  rowId: number
  id: number
  groupId: number
  groupName: string
  fileName: string
  state: ImportState
  rowCount: number
  createdAt: Date
  finishedAt: Date | null
}>

/** The files that were brought in for the groups that a person leads. */
export const listImports = (
  query: Queryable,
  userId: number,
  asked: ListAsked,
  days: DayClock,
): Promise<ListPage<ImportListed>> => {
  const [group] = asked.filters['group'] ?? []
  const states = among(IMPORT_STATES, asked.filters['state'])
  const isWanted = and(
    isLedBy(query, imports.groupId, userId),
    group === undefined ? undefined : isGroup(imports.groupId, group),
    states.length === 0 ? undefined : inArray(imports.state, states),
    isWithin(imports.rowCount, asked.filters['rows']),
    isOnDays(imports.createdAt, asked.filters['brought'], days),
    asked.search.trim() === '' ? undefined : isFoundIn(sql`${imports.fileName}`, asked.search),
  )
  return keysetPage(asked, IMPORT_SORTS, imports.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: imports.id,
          id: imports.id,
          groupId: imports.groupId,
          groupName: groups.name,
          fileName: imports.fileName,
          state: imports.state,
          rowCount: imports.rowCount,
          createdAt: imports.createdAt,
          finishedAt: imports.finishedAt,
        })
        .from(imports)
        .innerJoin(groups, eq(groups.id, imports.groupId))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: imports.id }).from(imports).where(isWanted).limit(ceiling)),
  })
}

const ROW_SORTS = { row: { by: importRows.rowNumber, type: 'integer' } } as const satisfies Record<
  SortOf<typeof IMPORT_ROWS_LIST>,
  SortBy
>

const cell = (column: string) => sql`coalesce(${importRows.source} ->> ${column}, '')`
const cells = sql`${cell('firstName')} || ' ' || ${cell('lastName')} || ' ' || ${cell('email')}`

/** The rows of one file. Whose it is was asked before. */
export const listImportRows = (
  query: Queryable,
  importId: number,
  asked: ListAsked,
): Promise<ListPage<Readonly<{ sortKey: string; rowId: number; row: ImportRowRecord }>>> => {
  const verdicts = among(ROW_VERDICTS, asked.filters['verdict'])
  const outcomes = among(ROW_OUTCOMES, asked.filters['outcome'])
  const isWanted = and(
    eq(importRows.importId, importId),
    verdicts.length === 0 ? undefined : inArray(importRows.verdict, verdicts),
    outcomes.length === 0 ? undefined : inArray(importRows.outcome, outcomes),
    asked.search.trim() === '' ? undefined : isFoundIn(cells, asked.search),
  )
  return keysetPage(asked, ROW_SORTS, importRows.rowNumber, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: importRows.rowNumber, row: importRows })
        .from(importRows)
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: importRows.rowNumber }).from(importRows).where(isWanted).limit(ceiling)),
  })
}
