import type { Readable } from 'node:stream'

import type * as z from 'zod/mini'

import type { ActDescription, ActOf, DefinedList } from '../../../src/domain/contract/define-list.ts'
import type { ActIn, AskedOf } from '../../../src/domain/contract/list-act.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import type { ListSelection } from '../../../src/domain/list.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Whose act it is, as the database knows them at this moment. */
export type ActDoer = Readonly<{ userId: number; roles: readonly RoleId[]; name: string }>

/** A row that was chosen, what people call it, and of a person by which address they are told from others of that name. */
export type ChosenRow = Readonly<{ id: number; label: string; email?: string }>

/** A row that is a person, or an invitation of one, in a list that shows addresses to whoever chooses of it. */
export const chosenPerson = ({
  id,
  firstName,
  lastName,
  email,
}: Readonly<{ id: number; firstName: string; lastName: string; email: string }>): ChosenRow => ({
  id,
  label: `${firstName} ${lastName}`,
  email,
})

export type Performed<Before> =
  | Readonly<{ id: number; outcome: 'done'; before: Before; reason?: ActReason }>
  | Readonly<{ id: number; outcome: 'unchanged' | 'refused'; reason: ActReason }>

/** How acts tell more of a row that they were done with than that they were. */
type Telling<Before> = Readonly<{
  /** Rows with this reason are counted apart: what was asked came otherwise with them, as a waitlist instead of a seat. */
  apart?: ActReason
  /** The number that belongs to the reason of such a row. */
  figureOf?: (before: Before) => number | null
}>

export type Undone =
  | Readonly<{ id: number; outcome: 'undone' }>
  | Readonly<{ id: number; outcome: 'kept'; reason: ActReason }>

/** What a part of an act is about: `actId` belongs into what is noted of it in the log, `language` is its doer's. */
export type ActOn<Asked> = Readonly<{
  actId: number
  doer: ActDoer
  asked: Asked
  language: Language
  /** What was prepared for each row, where the act prepares something. */
  made?: ReadonlyMap<number, unknown>
}>

/** A row that the act was done with, and what was kept of it. */
export type MadeRow = Readonly<{ id: number; made: unknown }>

/** What comes of an act as a whole: fetched by its doer for a day from its end. */
export type ActFile = Readonly<{
  name: string
  contentType: string
  /** `rows` come some at a time, in their order; read as it is sent. */
  open: (
    act: Readonly<{ actId: number; language: Language; rows: AsyncIterable<readonly MadeRow[]> }>,
  ) => Promise<Readable>
}>

/** `language` is that of the request: a field that is refused is worded in it. */
type Chosen<Asked> = Readonly<{ doer: ActDoer; asked: Asked; selection: ListSelection; language: Language }>

type Performs<Asked, Before> = Readonly<{
  /**
   * The chosen rows that are the doer's own, by the conditions of the list, at most `limit` of them, in the order in
   * which they are dealt with. Throws where what is asked may not be done at all.
   */
  choose: (tx: Tx, chosen: Chosen<Asked>, limit: number) => Promise<readonly ChosenRow[]>
  /**
   * Does it with some of them, and says of each what became of it. Whether they are the doer's own is asked again: it
   * may be a while since they were chosen. Rows are held in the order of their ids, so that two who act on the same
   * wait for each other.
   */
  perform: (tx: Tx, on: ActOn<Asked>, ids: readonly number[]) => Promise<readonly Performed<Before>[]>
}>

type Undoes<Asked, Before> = Readonly<{
  /** Of what is kept to put a row back. */
  before: z.ZodMiniType<Before>
  /** Puts back those that are still as the act left them, and that are still the doer's own; the others stay. */
  undo: (
    tx: Tx,
    on: ActOn<Asked>,
    rows: readonly Readonly<{ id: number; before: Before }>[],
  ) => Promise<readonly Undone[]>
}>

/** How an act is done that cannot be taken back. */
export type ActWork<Asked, Made = null> = Performs<Asked, Made> &
  Readonly<{
    undo?: never
    /**
     * What takes long, outside of any transaction and before the turn that does the rows; by `made` it comes there.
     * Whoever is cut off and begins again finds what was prepared.
     */
    prepare?: (on: ActOn<Asked>, ids: readonly number[]) => Promise<ReadonlyMap<number, Made>>
    file?: ActFile
    apart?: never
    figureOf?: never
  }>

/** How an act is done, and undone. */
export type UndoableWork<Asked> = Performs<Asked, unknown> &
  Telling<unknown> &
  Readonly<{
    undo: (
      tx: Tx,
      on: ActOn<Asked>,
      rows: readonly Readonly<{ id: number; before: unknown }>[],
    ) => Promise<readonly Undone[]>
    prepare?: never
    file?: never
  }>

/** An act that is undone by what it keeps of each row. */
export const undoableWork = <Asked, Before>({
  before,
  undo,
  figureOf,
  ...work
}: Performs<Asked, Before> & Undoes<Asked, Before> & Telling<Before>): UndoableWork<Asked> => ({
  ...work,
  ...(figureOf && { figureOf: (kept) => figureOf(before.parse(kept)) }),
  undo: (tx, on, rows) =>
    undo(
      tx,
      on,
      rows.map((row) => ({ id: row.id, before: before.parse(row.before) })),
    ),
})

/** How an act is done whose end is a file. */
export type FileWork<Asked> = ActWork<Asked, unknown> & Readonly<{ file: ActFile }>

type WorkOf<A extends ActDescription> =
  A extends Readonly<{ isUndoable: true }>
    ? UndoableWork<AskedOf<A>>
    : A extends Readonly<{ makesFile: true }>
      ? FileWork<AskedOf<A>>
      : ActWork<AskedOf<A>>

export type AnyWork = ActWork<never, unknown> | UndoableWork<never>

/** A list with how each of its acts is done. */
export type ListActs = Readonly<{ list: DefinedList; works: Readonly<Record<string, AnyWork>> }>

/** How the acts of a list are done: each that its definition names. */
export const actsOf = <L extends DefinedList>(
  list: L,
  works: Readonly<{ [Act in ActOf<L>]: WorkOf<ActIn<L, Act>> }>,
): ListActs => ({ list, works })
