import * as z from 'zod/mini'

import type { DefinedList, RefOf } from '../../domain/contract/define-list.ts'
import { choices, exportAddress } from '../../domain/contract/list.contract.ts'

/** A route's path as calls have it: its parts are numbers. */
type CallPath<Path extends string> = Path extends `${infer Before}/:${infer Param}/${infer After}`
  ? `${Before}/{${Param}}${CallPath<`/${After}`>}`
  : Path

type Page<L extends DefinedList> = Readonly<{
  kind: 'Query'
  path: CallPath<L['path']>
  list: L
  answer: L['page']
}>

type Export<L extends DefinedList> = Readonly<{
  kind: 'Query'
  path: `${CallPath<L['path']>}/export`
  list: L
  answer: typeof exportAddress
  pick: 'url'
}>

/** Which filter, and what was typed. */
const choicesQuery = z.object({ filter: z.string(), search: z.string() })
/** Where a list has several kinds of rows, of which. */
const kindChoicesQuery = z.extend(choicesQuery, { kind: z.nullable(z.string()) })

type Choices<L extends DefinedList> = Readonly<{
  kind: 'Query'
  path: `${CallPath<L['path']>}/choices`
  query: typeof choicesQuery | typeof kindChoicesQuery
  answer: typeof choices
}>

/**
 * The calls of a list: a page of it by its id, the address of its file, `<id>Export`, and where filters refer to
 * something, what they can refer to, `<id>Choices`.
 */
export type ListCalls<L extends DefinedList> = Readonly<
  Record<L['id'], Page<L>> &
    Record<`${L['id']}Export`, Export<L>> &
    ([RefOf<L>] extends [never] ? unknown : Record<`${L['id']}Choices`, Choices<L>>)
>

/** What a screen asks for of a list, as its definition says. */
export const listCalls = <L extends DefinedList>(list: L): ListCalls<L> => {
  const path = list.path.replaceAll(/:(\w+)/g, '{$1}')
  const calls = {
    [list.id]: { kind: 'Query', path, list, answer: list.page },
    [`${list.id}Export`]: { kind: 'Query', path: `${path}/export`, list, answer: exportAddress, pick: 'url' },
    ...(list.refs.length > 0 && {
      [`${list.id}Choices`]: {
        kind: 'Query',
        path: `${path}/choices`,
        query: list.kinds ? kindChoicesQuery : choicesQuery,
        answer: choices,
      },
    }),
  }
  // Names that are made while the program runs are nobody's keys to the compiler.
  return calls as unknown as ListCalls<L>
}
