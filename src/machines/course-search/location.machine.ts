import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import type { Position } from '../../domain/places.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type LocationEvent = { type: 'location.asked' }

export type LocationContext = Readonly<{ position: Position | null; fault: Fault | null }>

/** Where the device is, when a button asks for it and never before. That one may not know is no failure. */
export const locationMachine = setup({
  types: {} as { context: LocationContext; events: LocationEvent },
  actors: { locate: unprovided<Position>('locate') },
  actions: {
    takePosition: assign((_, { position }: { position: Position }) => ({ position })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: { isDenied: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'forbidden' },
}).createMachine({
  id: 'location',
  context: { position: null, fault: null },
  initial: 'unknown',
  states: {
    unknown: { on: { 'location.asked': 'locating' } },
    locating: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: {
          target: 'known',
          actions: { type: 'takePosition', params: ({ event }) => ({ position: event.output }) },
        },
        onError: [
          { guard: { type: 'isDenied', params: causeOf }, target: 'denied' },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    known: { on: { 'location.asked': 'locating' } },
    /** The person, or the device, said no. */
    denied: { tags: 'error', on: { 'location.asked': 'locating' } },
    failed: { tags: 'error', on: { 'location.asked': 'locating' } },
  },
})

export type LocationActor = ActorRefFrom<typeof locationMachine>
