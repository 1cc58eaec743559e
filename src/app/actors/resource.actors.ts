import { fromCallback, type EventObject } from 'xstate'

import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import { asking } from '../../machines/asking.ts'

export type Read<Data, Query> = (query: Query, signal: AbortSignal) => Promise<Data>

/**
 * The actors of a `resource` machine: how it is read, the topics after which it is read again, and the network's
 * return, after which a reading that failed is. Texts come in the language of the request, so another language is
 * always such a topic. Where what was recalled is old it is read again from the beginning.
 */
export const resourceActors = <Data, Query = undefined>(
  gateway: Pick<Gateway, 'topics'>,
  topics: readonly Topic[],
  read: Read<Data, Query>,
  isOld: () => boolean = () => false,
) => ({
  read: asking<Data, { query: Query }>(({ query }, signal) => read(query, signal)),
  watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const listening = new AbortController()
    window.addEventListener('online', () => sendBack({ type: 'network.returned' }), listening)
    const unsubscribe = gateway.topics.subscribe(['language', ...topics], () => sendBack({ type: 'topic.changed' }))
    if (isOld()) sendBack({ type: 'topic.changed' })
    return () => {
      listening.abort()
      unsubscribe()
    }
  }),
})
