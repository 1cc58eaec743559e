import { setup, type ActorRefFrom } from 'xstate'

import { toFault } from '../../domain/fault.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type AwaitedPageEvent = { type: 'page.retried' } | { type: 'network.returned' }

/** A page whose files could not be fetched: nothing is broken, and it opens as soon as they are here. */
export const awaitedPageMachine = setup({
  types: {} as { events: AwaitedPageEvent },
  actors: { bringPage: unprovided<void>('bringPage'), watchNetwork: unprovidedSource('watchNetwork') },
  // The view that stands in for the page gives it: the page is drawn where this one was.
  actions: { drawPage: () => {} },
  guards: { isOffline: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'offline' },
  // A network that is there and leads nowhere does not say when it leads somewhere again.
  delays: { anotherTry: 5000, patience: 10_000 },
}).createMachine({
  id: 'awaitedPage',
  // Where nobody tells about the network, time does.
  invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: '.lacking' },
  initial: 'lacking',
  states: {
    lacking: { on: { 'page.retried': 'bringing', 'network.returned': 'bringing' }, after: { anotherTry: 'bringing' } },
    /** On such a network a file may be awaited for ever: it is given up, and asked for again. */
    bringing: {
      tags: 'busy',
      on: { 'network.returned': { target: 'bringing', reenter: true } },
      after: { patience: 'lacking' },
      invoke: {
        id: 'bringPage',
        src: 'bringPage',
        onDone: 'settled',
        onError: [
          { guard: { type: 'isOffline', params: ({ event }) => ({ cause: event.error }) }, target: 'lacking' },
          // What is wrong with it is said where it is drawn.
          { target: 'settled' },
        ],
      },
    },
    settled: { entry: 'drawPage' },
  },
})

export type AwaitedPageActor = ActorRefFrom<typeof awaitedPageMachine>
