import { fromCallback, type EventObject } from 'xstate'

import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import { asking } from '../../machines/asking.ts'

/**
 * The actors of a `resource` machine: how it is read, and the topics after which it is read again. Texts come in
 * the language of the request, so another language is always one.
 */
export const resourceActors = <Data, Query = undefined>(
  gateway: Pick<Gateway, 'topics'>,
  topics: readonly Topic[],
  read: (query: Query, signal: AbortSignal) => Promise<Data>,
) => ({
  read: asking<Data, { query: Query }>(({ query }, signal) => read(query, signal)),
  watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) =>
    gateway.topics.subscribe(['language', ...topics], () => sendBack({ type: 'topic.changed' })),
  ),
})
