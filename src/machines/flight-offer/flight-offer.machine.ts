import { assign, setup } from 'xstate'

import type { FlightPart } from '../../domain/flight.ts'
import { unprovided } from '../unprovided.ts'

export type FlightOfferEvent =
  | { type: 'recording.asked' }
  /** A part is left out, or is not any more. */
  | { type: 'part.turned'; page: FlightPart['page'] }
  | { type: 'recording.dropped' }

export type FlightOfferContext = Readonly<{
  parts: readonly FlightPart[]
  /** Pages whose part is left out. */
  left: readonly FlightPart['page'][]
}>

/** What happened in the browser before a message: nothing of it is sent unless somebody asked for it and read it. */
export const flightOfferMachine = setup({
  types: {} as { context: FlightOfferContext; events: FlightOfferEvent },
  actors: { takeFlight: unprovided<readonly FlightPart[]>('takeFlight') },
  actions: {
    show: assign((_, { parts }: { parts: readonly FlightPart[] }) => ({ parts, left: [] })),
    turn: assign(({ context: { left } }, { page }: { page: FlightPart['page'] }) => ({
      left: left.includes(page) ? left.filter((one) => one !== page) : [...left, page],
    })),
    drop: assign({ parts: [], left: [] }),
  },
  guards: { isEmpty: (_, { parts }: { parts: readonly FlightPart[] }) => parts.length === 0 },
}).createMachine({
  id: 'flightOffer',
  context: { parts: [], left: [] },
  initial: 'unasked',
  states: {
    unasked: { on: { 'recording.asked': 'taking' } },
    taking: {
      tags: 'busy',
      invoke: {
        id: 'takeFlight',
        src: 'takeFlight',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ parts: event.output }) }, target: 'nothing' },
          { target: 'shown', actions: { type: 'show', params: ({ event }) => ({ parts: event.output }) } },
        ],
        onError: 'untaken',
      },
    },
    shown: {
      on: {
        'part.turned': { actions: { type: 'turn', params: ({ event }) => event } },
        'recording.dropped': { target: 'unasked', actions: 'drop' },
      },
    },
    /** Nothing was recorded yet, or all of it is older than what is kept. */
    nothing: { on: { 'recording.asked': 'taking' } },
    untaken: { tags: 'error', on: { 'recording.asked': 'taking' } },
  },
})
