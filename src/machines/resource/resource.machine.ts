import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type ResourceEvent<Query> =
  /** Sent by `watchTopics`: something that the data shows was changed. */
  | { type: 'topic.changed' }
  /** Sent by `watchTopics` too: what could not be asked without a network is asked again. */
  | { type: 'network.returned' }
  | { type: 'resource.retried' }
  | { type: 'query.changed'; query: Query }

export type ResourceInput<Data, Query> = Readonly<{
  query: Query
  /** Data that came with the page: nothing is asked then. */
  first?: Data | undefined
}>

export type ResourceContext<Data, Query> = Readonly<{
  query: Query
  /** Undefined until something was read; then always the last that was. */
  data: Data | undefined
  fault: Fault | null
}>

/**
 * Fetch and show, for every screen that does no more. Data once shown stays while it is read again, and when that
 * fails. Whatever is asked is aborted when the screen goes or asks something else.
 */
export const createResourceMachine = <Data, Query = undefined>() =>
  setup({
    types: {} as {
      input: ResourceInput<Data, Query>
      context: ResourceContext<Data, Query>
      events: ResourceEvent<Query>
    },
    actors: {
      read: unprovided<Data, { query: Query }>('read'),
      watchTopics: unprovidedSource('watchTopics'),
    },
    actions: {
      takeData: assign((_, { data }: { data: Data }) => ({ data, fault: null })),
      takeQuery: assign((_, { query }: { query: Query }) => ({ query })),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    },
    guards: { hasData: ({ context }) => context.data !== undefined },
  }).createMachine({
    id: 'resource',
    context: ({ input }) => ({ query: input.query, data: input.first, fault: null }),
    invoke: {
      id: 'watchTopics',
      src: 'watchTopics',
      onError: { actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) } },
    },
    initial: 'opening',
    on: {
      'query.changed': { target: '.asking', actions: { type: 'takeQuery', params: ({ event }) => event } },
      'topic.changed': '.asking',
    },
    states: {
      opening: { always: [{ guard: 'hasData', target: 'ready' }, { target: 'loading' }] },
      asking: { always: [{ guard: 'hasData', target: 'refreshing' }, { target: 'loading' }] },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => ({ query: context.query }),
          onDone: { target: 'ready', actions: { type: 'takeData', params: ({ event }) => ({ data: event.output }) } },
          onError: {
            target: 'failed',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
          },
        },
      },
      ready: {},
      refreshing: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => ({ query: context.query }),
          onDone: { target: 'ready', actions: { type: 'takeData', params: ({ event }) => ({ data: event.output }) } },
          onError: {
            target: 'failed',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
          },
        },
      },
      /** With data it is shown as it was, with a word that it may be old: "partial". */
      failed: { tags: 'error', on: { 'resource.retried': 'asking', 'network.returned': 'asking' } },
    },
  })

export type ResourceMachine<Data, Query = undefined> = ReturnType<typeof createResourceMachine<Data, Query>>
export type ResourceActor<Data, Query = undefined> = ActorRefFrom<ResourceMachine<Data, Query>>
export type ResourceSnapshot<Data, Query = undefined> = SnapshotFrom<ResourceMachine<Data, Query>>
