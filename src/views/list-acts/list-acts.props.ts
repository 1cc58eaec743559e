import type { LucideIcon } from 'lucide-react'

import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import type { ActedListId } from '../../domain/list-act.ts'
import type { DeedMachine } from '../../machines/deed/deed.machine.ts'
import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'

/** What a page with lists has of acts: those that it begins are looked after wherever a person goes. */
export type Acting = Readonly<{
  /** Somebody began it just now. */
  begun: (act: ListAct) => void
  cancel: (act: ListAct) => void
  undo: (act: ListAct) => void
  /** The results of one, as a file. */
  saving: DeedMachine<ListAct>
  /** What one has made. */
  fetching: DeedMachine<ListAct>
  /** One's own acts on a list, the latest first. */
  history: (list: ActedListId) => ResourceMachine<readonly ListAct[]>
}>

type Counted = (said: { count: number }) => string

/** What is said of an act before it is done, and where it was not: with as many rows as there are. */
export type ActSaid = Readonly<
  { choose: () => string } & Record<'title' | 'atLeast' | 'text' | 'keep' | 'confirm' | 'failed', Counted>
>

/** How an act of a list looks. */
export type ActFace<Row> = Readonly<{
  icon: LucideIcon
  said: ActSaid
  /** It takes something from somebody. */
  isDangerous?: boolean
  /** Rows that it is offered with, one by one; all where this is absent. */
  isFor?: (row: Row) => boolean
}>
