import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'

export type ColumnKind = 'text' | 'instant' | 'figure' | 'flag'

export type TableColumn = Readonly<{
  key: string
  /** Null is a kind that a list does not show. */
  kind: ColumnKind | null
  isNullable: boolean
  /** A row is not kept without it. */
  isNeeded: boolean
  /** Of a text that is one of some. */
  values: readonly string[]
  /** The table that it names a row of. */
  refersTo: string | null
}>

/** A table of the database, as its file in `server/platform/db/tables` has it. */
export type Table = Readonly<{ name: string; file: string; columns: readonly TableColumn[] }>

const KINDS: Readonly<Record<string, ColumnKind>> = {
  PgText: 'text',
  PgTimestamp: 'instant',
  PgInteger: 'figure',
  PgBigInt53: 'figure',
  PgBoolean: 'flag',
}

const TABLES = 'server/platform/db/tables/*.table.ts'

const isTable = (value: unknown): value is PgTable => is(value, PgTable)

const describe = (key: string, column: PgColumn, refersTo: string | null): TableColumn => ({
  key,
  kind: KINDS[column.columnType] ?? null,
  isNullable: !column.notNull,
  isNeeded: column.notNull && !column.hasDefault && !column.generated && !column.generatedIdentity,
  values: column.enumValues ?? [],
  refersTo,
})

/** Every table of the product, by the name that it is exported by. */
export const readTables = async (): Promise<ReadonlyMap<string, Table>> => {
  const exported: (readonly [name: string, file: string, table: PgTable])[] = []
  for (const file of globSync(TABLES).toSorted()) {
    const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>
    for (const [name, value] of Object.entries(module)) if (isTable(value)) exported.push([name, file, value])
  }
  const nameOf = (table: PgTable) => exported.find(([, , known]) => known === table)?.[0] ?? null
  return new Map(
    exported.map(([name, file, table]) => {
      const references = getTableConfig(table).foreignKeys.map((key) => key.reference())
      const refersTo = (column: PgColumn): string | null => {
        const found = references.find(({ columns }) => columns.length === 1 && columns[0] === column)
        return found ? nameOf(found.foreignTable) : null
      }
      const columns = Object.entries<PgColumn>(getTableColumns(table)).map(([key, column]) =>
        describe(key, column, refersTo(column)),
      )
      return [name, { name, file: file.replaceAll('\\', '/'), columns }]
    }),
  )
}
