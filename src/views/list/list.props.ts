import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import type { ChosenRows, ListAsked, ListDefinition } from '../../domain/list.ts'
import type { ListActor, Listed, ListRead } from '../../machines/list/list.machine.ts'

export type ListColumn<Item, Extra = object> = Readonly<{
  /** Of the definition's columns; one that is among its sorts is ordered by its head. */
  key: string
  header: string
  /** The page is what was read beside the rows, such as the time. */
  cell: (item: Item, page: ListRead<Item, Extra>) => ReactNode
  /** What the row opens says it whole, below: it is not said twice there. */
  isWholeBelow?: boolean
  /** Figures stand at the end. */
  align?: 'start' | 'end'
}>

/** How a filter of the definition is offered, and read back by its chip. */
export type ListFilterField = Readonly<{
  key: string
  label: string
  /** For one or many of some values. */
  options?: readonly Readonly<{ value: string; label: string }>[]
  /** A value in words; that of its option, or itself, where this is absent. */
  say?: (value: string) => string
}>

export const NO_FILTERS: readonly ListFilterField[] = []

/** What can be done with the whole list. */
export type ListAction = Readonly<{ label: string; icon: LucideIcon; variant?: 'solid' | 'outline' }> &
  (Readonly<{ href: string }> | Readonly<{ onChoose: () => void }>)

/** What can be done with one row. The first of a list is the usual one. */
export type RowAct = Readonly<{
  /** Names it among those of its row. */
  key: string
  label: string
  icon: LucideIcon
  /** It takes something from somebody. */
  isDangerous?: boolean
  /** It is under way with this row. */
  isBusy?: boolean
  /** It is under way with another. */
  isTaken?: boolean
}> &
  (Readonly<{ href: string }> | Readonly<{ onChoose: () => void }>)

/** What can be done with those that are chosen; the most usual come first. */
export type BulkAct = Readonly<{
  label: string
  icon: LucideIcon
  isDangerous?: boolean
  onChoose: (chosen: ChosenRows) => void
}>

/** What a row of two lines says beside its name. */
export type RowBrief = Readonly<{
  /** Its page, which a press on it opens. */
  href?: string | undefined
  /** In place of its name, where a fact says the rest of that. Of two, which may be of two directions, the first gives way. */
  title?: string | readonly [string, string]
  /** What matters most of it, the foremost first; one that does not fit is cut. */
  facts: readonly string[]
  /** Where it stands: a chip. */
  status?: ReactNode
}>

export type ListViewProps<Item extends Listed, Extra = object> = Readonly<{
  actor: ListActor<Item, Extra>
  definition: ListDefinition
  /** As the address says now: the chart is told of each change. */
  asked: ListAsked
  /** Names the table: "Students". */
  label: string
  /** The first names the row; in the order of the definition. */
  columns: readonly ListColumn<Item, Extra>[]
  /** A row in words, for its box: "Bora Demir". */
  nameOf: (item: Item) => string
  /** A row on a phone, below its name. All its columns, and what can be done with it, are in what it opens. */
  brief: (item: Item, page: ListRead<Item, Extra>) => RowBrief
  /** What else there is to one that is opened, below all that its row says: read as it is opened. */
  whole?: (item: Item) => ReactNode
  /** What is searched: "Search names and addresses". Without it there is no search. */
  search?: string
  filters?: readonly ListFilterField[]
  /** What an open row says below its columns, such as what is read of it alone. */
  beside?: (item: Item) => ReactNode
  /** At the end of a row of the table, behind one button; on a phone in what the row opens. */
  rowActs?: (item: Item, page: ListRead<Item, Extra>) => readonly RowAct[]
  /** Rows can be chosen where there is something to do with them. */
  bulkActs?: readonly BulkAct[]
  /** E.g. "Invite someone". */
  actions?: readonly ListAction[]
  /** What else belongs to its tools, such as its history: a picture alone where they stand in a row. */
  tools?: (isPicture: boolean) => ReactNode
  /** Whether all that match can be saved as a file. */
  isExported?: boolean
  /** Where there is nothing at all, whatever is asked. */
  empty?: Readonly<{ title: string; children?: ReactNode; action?: ReactNode }>
  /** "5 invitations" in place of "5 results". */
  count?: (total: number) => string
  /** Of the headings that its faces have. */
  level?: 2 | 3
}>

/** The page that was read, and the columns that are shown of it. */
export type ShownProps<Item extends Listed, Extra> = ListViewProps<Item, Extra> &
  Readonly<{ page: ListRead<Item, Extra>; shown: readonly ListColumn<Item, Extra>[] }>
