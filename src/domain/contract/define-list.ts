import type * as z from 'zod/mini'

import type { ListFilter } from '../list-filter.ts'
import type { ListAsked, ListDefinition } from '../list.ts'
import type { RoleId } from '../role.ts'
import { listPage, namingPage } from './list.contract.ts'

/** A column, by its key. */
export type ColumnDescription = Readonly<{
  /** Figures stand at the end of their cells. */
  type?: 'figure'
  /** Rows can be put in its order: its value is never null, and has an index where the list is long. */
  isSorted?: true
  /** Whatever is chosen, or not until it is chosen. */
  shown?: 'always' | 'onChoice'
  /** What its file has of it, a key for each cell; nothing where this is absent. */
  csv?: readonly string[]
}>

/** A view that the list brings: what it asks for beside what is usual. */
export type ViewDescription = Readonly<Partial<Pick<ListAsked, 'filters' | 'sort' | 'columns'>>>

/** What can be done with rows that are chosen. */
export type ActDescription = Readonly<{
  /** Told beside the rows. */
  asks?: z.ZodMiniObject
  /** Of which kind of rows, where the list has several: a value of `kinds.by`. */
  of?: string
  /** Each row can be put back as it was. What cannot be is confirmed by its number. */
  isUndoable: boolean
  /** What comes of it is a file. It changes nothing, so it is not confirmed by its number. */
  makesFile?: true
}>

export type ListDescription = Readonly<{
  id: string
  /** Of its route, as the server has it: `/groups/students`, `/imports/:id/rows`. */
  path: string
  /** Who may ask for it; which of its rows, its SQL says. */
  roles: readonly RoleId[]
  row: z.ZodMiniObject
  columns: Readonly<Record<string, ColumnDescription>>
  /** What its file says beyond its columns, behind them. */
  csv?: readonly string[]
  /** A column that is sorted by, with `-` before it where the greatest comes first. */
  sort: string
  filters: Readonly<Record<string, ListFilter>>
  kinds?: NonNullable<ListDefinition['kinds']>
  /** As of a `ListDefinition`. */
  furtherColumns?: string
  /** As of a `ListDefinition`. */
  opens?: string
  perPage: readonly number[]
  views?: Readonly<Record<string, ViewDescription>>
  acts?: Readonly<Record<string, ActDescription>>
}>

type Keys<T> = keyof T & string

type Values<T> = T[keyof T]

type Row = Readonly<{ id: number }>

/** A row of a list: its id is what is chosen. */
export type RowOf<L extends Readonly<{ row: z.ZodMiniType }>> =
  z.infer<L['row']> extends infer Known extends Row ? Known : never

/** Keys of its columns, of its filters, of its views and of what can be done with its rows. */
export type ColumnOf<L extends Readonly<{ described: ListDescription }>> = Keys<L['described']['columns']>
export type FilterOf<L extends Readonly<{ described: ListDescription }>> = Keys<L['described']['filters']>
/** Those that take the id of what is found by its name. */
export type RefOf<L extends Readonly<{ described: ListDescription }>> = Values<{
  [Key in FilterOf<L>]: L['described']['filters'][Key] extends Readonly<{ kind: 'ref' }> ? Key : never
}>
export type ViewOf<L extends Readonly<{ described: ListDescription }>> = Keys<NonNullable<L['described']['views']>>
export type ActOf<L extends Readonly<{ described: ListDescription }>> = Keys<NonNullable<L['described']['acts']>>

/** Keys of the columns that it is put in the order of. */
export type SortOf<L extends Readonly<{ described: ListDescription }>> = Values<{
  [Key in ColumnOf<L>]: L['described']['columns'][Key] extends Readonly<{ isSorted: true }> ? Key : never
}>

type CellsOf<T> = T extends Readonly<{ csv: readonly (infer Cell extends string)[] }> ? Cell : never

/** Keys of the cells of its file. */
export type CsvOf<L extends Readonly<{ described: ListDescription }>> =
  | CellsOf<L['described']>
  | Values<{ [Key in ColumnOf<L>]: CellsOf<L['described']['columns'][Key]> }>

/** An answer names what its filters refer to. */
type PageOf<D extends ListDescription> = [RefOf<Readonly<{ described: D }>>] extends [never]
  ? ReturnType<typeof listPage<D['row']>>
  : ReturnType<typeof namingPage<D['row']>>

/** Everything that follows from a description: what both sides read its address by, and its contract. */
export type DefinedList<D extends ListDescription = ListDescription> = ListDefinition &
  Readonly<{
    id: D['id']
    path: D['path']
    roles: D['roles']
    row: D['row']
    /** Keys of the cells of its file, in the order of its columns. */
    csv: readonly string[]
    /** The answer of its route. */
    page: PageOf<D>
    /** Keys of the filters that take the id of what is found by its name. */
    refs: readonly string[]
    described: D
  }>

const refsAmong = (filters: ListDescription['filters']): readonly string[] =>
  Object.entries(filters).flatMap(([key, { kind }]) => (kind === 'ref' ? [key] : []))

const keysWhere = (columns: ListDescription['columns'], isWanted: (column: ColumnDescription) => boolean) =>
  Object.entries(columns).flatMap(([key, column]) => (isWanted(column) ? [key] : []))

/**
 * A list, said once. Both sides read its address by it, and from it come its contract, its routes
 * (`listRoutes` of server/http/lists.ts), its calls (`listCalls` of src/gateway/calls/list-calls.ts), its chart
 * (`createDefinedList` of src/app/actors/defined-list.actors.ts) and the keys that its columns, filters, cells and
 * acts must have on either side: `Record<ColumnOf<typeof LIST>, …>`.
 */
export const defineList = <const D extends ListDescription>(described: D): DefinedList<D> => {
  const {
    id,
    path,
    roles,
    row,
    columns,
    csv: further = [],
    sort,
    filters,
    kinds,
    furtherColumns,
    opens,
    perPage,
  } = described
  const refs = refsAmong(filters)
  return {
    id,
    path,
    roles,
    row,
    columns: Object.keys(columns),
    fixed: keysWhere(columns, ({ shown }) => shown === 'always'),
    hidden: keysWhere(columns, ({ shown }) => shown === 'onChoice'),
    sorts: keysWhere(columns, ({ isSorted = false }) => isSorted),
    sort,
    filters,
    ...(kinds && { kinds }),
    ...(furtherColumns !== undefined && { furtherColumns }),
    ...(opens !== undefined && { opens }),
    perPage,
    csv: [...Object.values(columns).flatMap(({ csv = [] }) => csv), ...further],
    page: (refs.length === 0 ? listPage<D['row']>(row) : namingPage<D['row']>(row)) as PageOf<D>,
    refs,
    described,
  }
}
