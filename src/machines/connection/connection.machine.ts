import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type ConnectionEvent =
  /** What `watchConnection` sends: at once if there is no network, and then each change. */
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  /** The server runs another version than this page was built as. */
  | { type: 'version.deployed'; version: string }
  | { type: 'update.accepted' }

export type ConnectionContext = Readonly<{
  /** A newer deployed version that was seen. */
  version: string | null
  fault: Fault | null
}>

/** The network, and a newer version of the product waiting behind it. Losing one does not forget the other. */
export const connectionMachine = setup({
  types: {} as { context: ConnectionContext; events: ConnectionEvent },
  actors: {
    watchConnection: unprovidedSource('watchConnection'),
    reloadPage: unprovided<void, { version: string | null }>('reloadPage'),
  },
  actions: {
    noteVersion: assign((_, { version }: { version: string }) => ({ version })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: { isOutdated: ({ context }) => context.version !== null },
}).createMachine({
  id: 'connection',
  context: { version: null, fault: null },
  invoke: {
    id: 'watchConnection',
    src: 'watchConnection',
    onError: { target: '.unwatched', actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) } },
  },
  initial: 'online',
  states: {
    online: {
      on: {
        'network.lost': 'offline',
        'version.deployed': { target: 'updating', actions: { type: 'noteVersion', params: ({ event }) => event } },
      },
    },
    offline: {
      on: {
        'network.returned': [{ guard: 'isOutdated', target: 'updating' }, { target: 'online' }],
        'version.deployed': { actions: { type: 'noteVersion', params: ({ event }) => event } },
      },
    },
    updating: {
      initial: 'offered',
      on: { 'network.lost': 'offline' },
      states: {
        offered: {
          on: {
            'update.accepted': 'reloading',
            'version.deployed': { actions: { type: 'noteVersion', params: ({ event }) => event } },
          },
        },
        reloading: {
          invoke: {
            id: 'reloadPage',
            src: 'reloadPage',
            input: ({ context }) => ({ version: context.version }),
            onDone: 'reloaded',
            onError: {
              target: 'offered',
              actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        /** The page is about to go. */
        reloaded: {},
      },
    },
    /** Nobody tells about the network: what is asked finds out by itself. */
    unwatched: { tags: 'error' },
  },
})

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>
