import type { DefinedList, RowOf } from '../../domain/contract/define-list.ts'
import { listRequest, wholeList, type Choice, type ListAsked, type ListDefinition } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { OperationName } from '../../gateway/operations.ts'
import type { Topic } from '../../gateway/topics.ts'
import type { ChoiceQuestion } from '../../machines/choice-search/choice-search.machine.ts'
import { createListMachine, type ListMachine, type ListRead } from '../../machines/list/list.machine.ts'
import { listActors } from './list.actors.ts'

export type DefinedListWorld<Extra> = Readonly<{
  gateway: Gateway
  /** After which the rows are read again; another language is always one. */
  topics: readonly Topic[]
  /** Writes what is asked for into the address, in place of what it says. */
  writeAddress: (asked: ListAsked) => void
  /** What its address names: `{ id }` of a list at `/imports/:id/rows`. */
  params?: Readonly<Record<string, number>>
  /** The part of it that a screen shows, such as a tab, and how that is asked for. */
  part?: Readonly<{ definition: ListDefinition; whole: (asked: ListAsked) => ListAsked }>
}> &
  // What a screen reads beside the rows, such as the time.
  (object extends Extra ? { beside?: never } : { beside: () => Extra })

const operationOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`

/** The chart of a list as its definition says, with its actors: `createDefinedList(GROUP_STUDENTS_LIST, { … })`. */
export const createDefinedList = <L extends DefinedList, Extra = object>(
  list: L,
  { gateway, topics, writeAddress, params = {}, part, beside }: DefinedListWorld<Extra>,
): ListMachine<RowOf<L>, Extra> => {
  const whole = part?.whole ?? ((asked: ListAsked) => asked)
  // Its operations have its name, which the compiler knows of no list in particular.
  const call = async (id: string, variables: object, signal: AbortSignal): Promise<unknown> => {
    const asked = { ...params, ...variables }
    const answer: object = await gateway.ask(operationOf(id) as OperationName, asked as never, { signal })
    return Reflect.get(answer, id)
  }
  const [kind = null] = (list.kinds && whole(wholeList(list)).filters[list.kinds.by]) ?? []
  const ask = (id: string, asked: ListAsked, signal: AbortSignal) => call(id, { asked: whole(asked) }, signal)
  return createListMachine<RowOf<L>, Extra>(part?.definition ?? list).provide({
    actors: listActors<RowOf<L>, Extra>({
      gateway,
      topics,
      writeAddress,
      namedAs: (asked) => JSON.stringify([list.id, params, listRequest(list, whole(asked))]),
      read: async (asked, signal) =>
        ({ ...((await ask(list.id, asked, signal)) as object), ...beside?.() }) as ListRead<RowOf<L>, Extra>,
      exportUrl: async (asked, signal) => String(await ask(`${list.id}Export`, asked, signal)),
      ...(list.refs.length > 0 && {
        findChoices: async (question: ChoiceQuestion, signal: AbortSignal) =>
          (await call(`${list.id}Choices`, { ...question, ...(list.kinds && { kind }) }, signal)) as readonly Choice[],
      }),
    }),
  })
}
