import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { notDone, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type SessionsEvent =
  | { type: 'session.chosen'; sessionId: string }
  | { type: 'others.chosen' }
  | { type: 'ending.confirmed' }
  | { type: 'ending.declined' }

export type SessionsContext = Readonly<{
  /** The one that is to end; null while all others are, or none. */
  sessionId: string | null
  fault: Fault | null
}>

/**
 * Ending one's own sessions elsewhere; which there are is a `resource`. Nothing brings an ended one back, so each end
 * is asked about first. What could not be ended is still asked about.
 */
export const sessionsMachine = setup({
  types: {} as { context: SessionsContext; events: SessionsEvent },
  actors: {
    endSession: unprovided<void, { sessionId: string }>('endSession'),
    endOthers: unprovided<void>('endOthers'),
  },
  actions: {
    takeSession: assign((_, { sessionId }: { sessionId: string }) => ({ sessionId, fault: null })),
    forget: assign({ sessionId: null, fault: null }),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'sessions',
  context: { sessionId: null, fault: null },
  initial: 'still',
  states: {
    still: {
      initial: 'quiet',
      on: {
        'session.chosen': { target: 'one', actions: { type: 'takeSession', params: ({ event }) => event } },
        'others.chosen': { target: 'others', actions: 'forget' },
      },
      states: { quiet: {}, oneEnded: {}, othersEnded: {} },
    },
    one: {
      initial: 'asked',
      states: {
        asked: {
          on: { 'ending.confirmed': 'ending', 'ending.declined': { target: '#sessions.still', actions: 'forget' } },
        },
        ending: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ sessionId: known(context.sessionId, 'a session') }),
            onDone: { target: '#sessions.still.oneEnded', actions: 'forget' },
            onError: notDone,
          },
        },
        failed: {
          tags: 'error',
          on: { 'ending.confirmed': 'ending', 'ending.declined': { target: '#sessions.still', actions: 'forget' } },
        },
        refused: {
          tags: 'error',
          on: { 'ending.declined': { target: '#sessions.still', actions: 'forget' } },
        },
      },
    },
    others: {
      initial: 'asked',
      states: {
        asked: {
          on: { 'ending.confirmed': 'ending', 'ending.declined': { target: '#sessions.still', actions: 'forget' } },
        },
        ending: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'endOthers',
            src: 'endOthers',
            onDone: { target: '#sessions.still.othersEnded', actions: 'forget' },
            onError: notDone,
          },
        },
        failed: {
          tags: 'error',
          on: { 'ending.confirmed': 'ending', 'ending.declined': { target: '#sessions.still', actions: 'forget' } },
        },
        refused: {
          tags: 'error',
          on: { 'ending.declined': { target: '#sessions.still', actions: 'forget' } },
        },
      },
    },
  },
})

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>
