import type { ActDescription, DefinedList } from '../../domain/contract/define-list.ts'
import type { ActOnRows, PlainActOf } from '../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { isConfirmed } from '../../domain/typed-count.ts'
import { createDeedMachine, type DeedMachine } from '../deed/deed.machine.ts'

/** One deed for the acts of a list that ask nothing beside the rows: which of them is done is a part of its subject. */
export type ActDeedMachine<Act extends string> = DeedMachine<ActOnRows<Act>, ListAct>

/** Whether an act is confirmed by the number of its rows: what changes something and cannot be undone. */
export const isTyped = (act: ActDescription | undefined): boolean => act?.isUndoable !== true && act?.makesFile !== true

/** What cannot be undone, and is done with several rows, is confirmed by their number. */
export const createActDeedMachine = <L extends DefinedList>({ described }: L): ActDeedMachine<PlainActOf<L>> =>
  createDeedMachine<ActOnRows<PlainActOf<L>>, ListAct>({
    isReady: ({ act, rows: { count }, typed }) => !isTyped(described.acts?.[act]) || isConfirmed(count, typed),
  })
