import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { causeOf, isRefusal } from '../refusal.ts'
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

const make = <Data, Query>() =>
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
      /** Provided where an answer is kept: nothing is, unless a screen's actors say so. */
      recall: assign({}),
      takeQuery: assign((_, { query }: { query: Query }) => ({ query })),
      /** What is refused now is not shown as it was either. */
      keepFault: assign(({ context: { data } }, { cause }: { cause: unknown }) => ({
        fault: toFault(cause),
        data: isRefusal(cause) ? undefined : data,
      })),
    },
    guards: {
      hasData: ({ context }) => context.data !== undefined,
      /** Provided where an answer may have come with the page: what is recalled was read a moment ago. */
      isCurrent: () => false,
    },
  }).createMachine({
    id: 'resource',
    context: ({ input }) => ({ query: input.query, data: input.first, fault: null }),
    invoke: {
      id: 'watchTopics',
      src: 'watchTopics',
      onError: { actions: { type: 'keepFault', params: causeOf } },
    },
    initial: 'opening',
    on: {
      'query.changed': { target: '.asking', actions: { type: 'takeQuery', params: ({ event }) => event } },
      'topic.changed': '.asking',
    },
    states: {
      opening: { always: [{ guard: 'hasData', target: 'ready' }, { target: 'recalling' }] },
      recalling: { entry: 'recall', always: [{ guard: 'isCurrent', target: 'ready' }, { target: 'asking' }] },
      asking: { always: [{ guard: 'hasData', target: 'refreshing' }, { target: 'loading' }] },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => ({ query: context.query }),
          onDone: { target: 'ready', actions: { type: 'takeData', params: ({ event }) => ({ data: event.output }) } },
          onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
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
          onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        },
      },
      /** With data it is shown as it was, with a word that it may be old: "partial". */
      failed: { tags: 'error', on: { 'resource.retried': 'asking', 'network.returned': 'asking' } },
    },
  })

export type ResourceMachine<Data, Query = undefined> = ReturnType<typeof make<Data, Query>>

/** To make it takes a phone a millisecond, each time that a page is opened: it is the same whatever is read. */
const resourceMachine = make<unknown, unknown>()

/**
 * Fetch and show, for every screen that does no more. Data once shown stays while it is read again, and when that
 * fails; it goes when it is refused. `recall` puts there what a screen before was answered last, which is read again at
 * once. Whatever is asked is aborted when the screen goes or asks something else.
 */
export const createResourceMachine = <Data, Query = undefined>() => resourceMachine as ResourceMachine<Data, Query>

export type ResourceActor<Data, Query = undefined> = ActorRefFrom<ResourceMachine<Data, Query>>
export type ResourceSnapshot<Data, Query = undefined> = SnapshotFrom<ResourceMachine<Data, Query>>
