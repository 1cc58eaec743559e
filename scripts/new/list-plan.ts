import type { RoleName } from '../../src/domain/role.ts'
import type { Names } from './parts.ts'
import type { TableColumn } from './tables.ts'

/** What a new list is of. */
export type ListPlan = Readonly<{
  /** Its page, as in `ROUTE_ACCESS`. */
  page: string
  /** Whether the page is among those that `ROUTE_ACCESS` has. */
  isKnownPage: boolean
  roles: readonly RoleName[]
  table: Readonly<{ name: string; file: string }>
  /** Texts that name a row together. */
  named: readonly TableColumn[]
  /** What else it shows. */
  columns: readonly TableColumn[]
  /** The instant or the yes that the first act sets, and the second takes away. */
  mark: TableColumn
  acts: readonly [sets: string, clears: string]
  /** Where a row stands without the mark, and with it. */
  states: readonly [without: string, withMark: string]
  /** What a row of the table cannot be without. */
  needed: readonly TableColumn[]
}>

/** `words` is its namespace: `usersList`, since dictionaries may have no key that is a namespace. */
export type NewList = Names & ListPlan & Readonly<{ words: string }>

export const listOf = (names: Names, plan: ListPlan): NewList => ({ ...names, ...plan, words: `${names.camel}List` })
