import { assign } from 'xstate'

import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import { isRefusal } from '../../machines/refusal.ts'
import { createResourceMachine, type ResourceMachine } from '../../machines/resource/resource.machine.ts'
import { firstAnswer } from './first-answer.ts'
import { resourceActors, type Read } from './resource.actors.ts'

type Answers = Pick<Gateway, 'topics' | 'answers'>

/**
 * A `resource` whose last answer is shown at once when its screen is opened again, while it is read again. `keptAs` names
 * it, with its query. Only for what is looked at: what has to be exact when it is shown, such as values that are sent
 * back, a code, or marks that somebody sets, is `createExactResource`.
 */
export const createResource = <Data, Query = undefined>(
  gateway: Answers,
  topics: readonly Topic[],
  read: Read<Data, Query>,
  keptAs: (query: Query) => string,
): ResourceMachine<Data, Query> => {
  const readKept: Read<Data, Query> = async (query, signal) => {
    const key = keptAs(query)
    const keep = gateway.answers?.begin(key, topics)
    try {
      const data = await read(query, signal)
      if (!signal.aborted) keep?.(data)
      return data
    } catch (cause) {
      if (isRefusal(cause)) gateway.answers?.forget(key)
      throw cause
    }
  }
  return createResourceMachine<Data, Query>().provide({
    actors: resourceActors(gateway, topics, readKept),
    actions: {
      recall: assign(({ context: { query } }) => {
        const key = keptAs(query)
        const data = gateway.answers?.recall(key) as Data | undefined
        if (data === undefined) gateway.answers?.miss?.(key, (signal) => read(query, signal))
        return { data }
      }),
    },
    guards: { isCurrent: ({ context: { query } }) => gateway.answers?.isCurrent?.(keptAs(query)) ?? false },
  })
}

/** A `resource` that shows nothing but what was read for it, be it with the page. `namedAs` names it, with its query. */
export const createExactResource = <Data, Query = undefined>(
  gateway: Answers,
  topics: readonly Topic[],
  read: Read<Data, Query>,
  namedAs: (query: Query) => string,
): ResourceMachine<Data, Query> =>
  createResourceMachine<Data, Query>().provide({
    actors: resourceActors(gateway, topics, read),
    actions: {
      recall: assign(({ context: { query } }) => ({
        data: firstAnswer(gateway, namedAs(query), (signal) => read(query, signal)),
      })),
    },
    guards: { isCurrent: ({ context }) => context.data !== undefined },
  })
