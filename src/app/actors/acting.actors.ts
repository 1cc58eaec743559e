import type { ActOf, DefinedList } from '../../domain/contract/define-list.ts'
import type { ActBody, ActOnRows, PlainActOf } from '../../domain/contract/list-act.contract.ts'
import { LIST_ACT_ROWS_LIST, LIST_ACTS_LIST, type ListAct } from '../../domain/contract/list-acts.list.ts'
import type { ActedListId } from '../../domain/list-act.ts'
import { wholeList } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { OperationName } from '../../gateway/operations.ts'
import { asking } from '../../machines/asking.ts'
import { createActDeedMachine, type ActDeedMachine } from '../../machines/list-act/act-deed.ts'
import type { ListActsActor } from '../../machines/list-act/list-acts.machine.ts'
import type { Acting } from '../../views/list-acts/list-acts.props.ts'
import type { LazyActor } from '../../views/shell/lazy-actor.ts'
import { createDeed } from './deed.actors.ts'
import { createResource } from './kept-resource.actors.ts'
import { save } from './list.actors.ts'

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Begins an act of a list: `askAct(gateway, GROUP_STUDENTS_LIST, 'move')({ selection, groupId }, signal)`. */
export const askAct =
  <L extends DefinedList, Act extends ActOf<L>>({ ask }: Pick<Gateway, 'ask'>, list: L, act: Act) =>
  async (body: ActBody<L, Act>, signal: AbortSignal): Promise<ListAct> => {
    // Its operation has the names of both, which the compiler knows of no list in particular.
    const name = `${list.id}${capital(act)}`
    const answer: object = await ask(capital(name) as OperationName, body as never, { signal })
    return Reflect.get(answer, name) as ListAct
  }

/** The acts of a list that ask nothing beside the rows, for `useListActs`. */
export const createActDeed = <L extends DefinedList>(
  gateway: Pick<Gateway, 'ask'>,
  list: L,
): ActDeedMachine<PlainActOf<L>> =>
  createActDeedMachine(list).provide({
    actors: {
      perform: asking<ListAct, { subject: ActOnRows<PlainActOf<L>> }>(({ subject: { act, rows } }, signal) =>
        // An act that asks nothing beside the rows, which the compiler knows of none in particular.
        askAct(gateway, list, act)({ selection: rows.selection } as never, signal),
      ),
    },
  })

/** Saves what became of each row of an act as a file. */
export const saveResults = async (
  { ask }: Pick<Gateway, 'ask'>,
  { id }: ListAct,
  signal: AbortSignal,
): Promise<void> => {
  const asked = wholeList(LIST_ACT_ROWS_LIST)
  save((await ask('ListActRowsExport', { id, asked }, { signal })).listActRowsExport)
}

/** Saves what an act has made. */
export const saveActFile = async ({ ask }: Pick<Gateway, 'ask'>, { id }: ListAct, signal: AbortSignal): Promise<void> =>
  save((await ask('ListActFile', { id }, { signal })).listActFile)

/** What a page with lists has of acts. */
export const createActing = (gateway: Gateway, acts: LazyActor<ListActsActor>): Acting => ({
  begun: (act) => acts.send({ type: 'act.begun', act }),
  cancel: (act) => acts.send({ type: 'cancel.wanted', act }),
  undo: (act) => acts.send({ type: 'undo.wanted', act }),
  saving: createDeed((act: ListAct, signal) => saveResults(gateway, act, signal)),
  fetching: createDeed((act: ListAct, signal) => saveActFile(gateway, act, signal)),
  history: (list: ActedListId) =>
    createResource<readonly ListAct[]>(
      gateway,
      ['listActs'],
      async (_query, signal) => {
        const asked = { ...wholeList(LIST_ACTS_LIST), filters: { list: [list] } }
        return (await gateway.ask('ListActs', { asked }, { signal })).listActs.items
      },
      () => `listActs ${list}`,
    ),
})
