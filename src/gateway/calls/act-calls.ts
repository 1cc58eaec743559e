import type { ActDescription, ActOf, DefinedList } from '../../domain/contract/define-list.ts'
import { actBody, type ActIn } from '../../domain/contract/list-act.contract.ts'
import { listAct } from '../../domain/contract/list-acts.list.ts'
import type { Topic } from '../topics.ts'

/** The name of the call that begins an act: `groupStudentsMove`. */
export type ActCallName<L extends DefinedList, Act extends ActOf<L>> = `${L['id']}${Capitalize<Act>}`

type Begins<L extends DefinedList, Act extends ActOf<L>> = Readonly<{
  kind: 'Mutation'
  method: 'POST'
  path: `${L['path']}/acts/${Act}`
  body: ReturnType<typeof actBody<ActIn<L, Act>>>
  answer: typeof listAct
  creates: true
  changes: readonly Topic[]
}>

/** The calls that begin the acts of a list. */
export type ActCalls<L extends DefinedList> = Readonly<{ [Act in ActOf<L> as ActCallName<L, Act>]: Begins<L, Act> }>

export const actCallName = (list: string, act: string): string => `${list}${act.charAt(0).toUpperCase()}${act.slice(1)}`

/** What a screen asks for to act on many rows of a list, as its definition says. */
export const actCalls = <L extends DefinedList>(list: L, changes: readonly Topic[]): ActCalls<L> => {
  const acts: Readonly<Record<string, ActDescription>> = list.described.acts ?? {}
  const calls = Object.fromEntries(
    Object.entries(acts).map(([act, description]) => [
      actCallName(list.id, act),
      {
        kind: 'Mutation',
        method: 'POST',
        path: `${list.path}/acts/${act}`,
        body: actBody(list, description),
        answer: listAct,
        creates: true,
        changes,
      },
    ]),
  )
  // Names that are made while the program runs are nobody's keys to the compiler.
  return calls as unknown as ActCalls<L>
}
