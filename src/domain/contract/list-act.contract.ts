import * as z from 'zod/mini'

import type { ChosenRows, ListSelection } from '../list.ts'
import type { ActDescription, ActOf, DefinedList } from './define-list.ts'
import { selectionOf } from './list.contract.ts'

/** What is told beside the rows. */
export type AskedOf<A extends ActDescription> =
  A extends Readonly<{ asks: infer Asks extends z.ZodMiniObject }> ? z.infer<Asks> : object

/** An act of a list, as its definition describes it. */
export type ActIn<L extends DefinedList, Act extends ActOf<L>> = NonNullable<L['described']['acts']>[Act]

/** What an act is asked for with. */
export type ActBody<L extends DefinedList, Act extends ActOf<L>> = Readonly<{ selection: ListSelection }> &
  AskedOf<ActIn<L, Act>>

/** Acts of a list that ask nothing beside the rows. */
export type PlainActOf<L extends DefinedList> = {
  [Act in ActOf<L>]: ActIn<L, Act> extends Readonly<{ asks: z.ZodMiniObject }> ? never : Act
}[ActOf<L>]

/** What is to be done with which rows; `typed` is how many they are, in the words of who confirms it. */
export type ActOnRows<Act extends string> = Readonly<{ act: Act; rows: ChosenRows; typed: string }>

/** The rows that an act of a list takes: those of its kind, where the list has several kinds. */
const rowsOf = ({ filters, kinds }: DefinedList, { of }: ActDescription) => {
  const known = of === undefined ? undefined : kinds?.filters[of]
  return known === undefined
    ? filters
    : Object.fromEntries(Object.entries(filters).filter(([key]) => known.includes(key)))
}

type Asks<A extends ActDescription> = A extends Readonly<{ asks: z.ZodMiniObject<infer Shape> }> ? Shape : object

type ActBodyShape<A extends ActDescription> = z.ZodMiniObject<
  Readonly<{ selection: ReturnType<typeof selectionOf> }> & Asks<A>,
  z.core.$strict
>

/** POST <path>/acts/<act>: which rows, and what is told beside them. */
export const actBody = <A extends ActDescription>(list: DefinedList, act: A): ActBodyShape<A> =>
  z.strictObject({
    selection: selectionOf({ ...list, filters: rowsOf(list, act) }),
    ...act.asks?.shape,
    // What the compiler makes of two shapes that are spread into one is another type of the same.
  }) as unknown as ActBodyShape<A>
