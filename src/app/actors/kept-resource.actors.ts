import { assign } from 'xstate'

import type { Topic } from '../../gateway/topics.ts'
import { createResourceMachine, type ResourceMachine } from '../../machines/resource/resource.machine.ts'
import { firstAnswer } from './first-answer.ts'
import { keptReading, type Answers } from './kept-reading.ts'
import { resourceActors, type Read } from './resource.actors.ts'

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
  const reading = keptReading(gateway, topics, read, keptAs)
  return createResourceMachine<Data, Query>().provide({
    actors: resourceActors(gateway, topics, reading.read),
    actions: { recall: assign(({ context: { query } }) => ({ data: reading.recall(query) })) },
    guards: { isCurrent: ({ context: { query } }) => reading.isCurrent(query) },
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
