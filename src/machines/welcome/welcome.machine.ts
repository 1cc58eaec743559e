import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { isArrival, isLearning } from '../../domain/welcome.ts'
import { backoff } from '../backoff.ts'
import { unprovided } from '../unprovided.ts'

export type WelcomeInput = Readonly<{
  userId: number
  /** Of the page that is open, without its query. */
  path: string
}>

export type WelcomeEvent =
  | { type: 'path.changed'; path: string }
  /** By its button, by Escape, or by following one of its links. */
  | { type: 'welcome.closed' }

export type WelcomeContext = Readonly<{
  userId: number
  path: string
  /** In a row, of telling the server. */
  failures: number
  fault: Fault | null
}>

/** After so many the server is told by the next page that this person opens. */
const MOST_FAILURES = 5

/**
 * The welcome to somebody whom the server has not seen welcomed. It opens once: the first page of this browser that
 * claims it shows it, and every other one, the next visit among them, only tells the server what it still must know.
 * It was seen when it is shown, however it is left. Who came by a link to something is let there first, and welcomed where
 * people arrive; who went to a lesson has something to come back to there, and is not.
 */
export const welcomeMachine = setup({
  types: {} as { input: WelcomeInput; context: WelcomeContext; events: WelcomeEvent },
  actors: {
    /** Whether no page has shown it before. */
    claimWelcome: unprovided<boolean, { userId: number }>('claimWelcome'),
    tellWelcomed: unprovided<void, { userId: number }>('tellWelcomed'),
  },
  actions: {
    takePath: assign((_, { path }: { path: string }) => ({ path })),
    countFailure: assign(({ context }, { cause }: { cause: unknown }) => ({
      failures: context.failures + 1,
      fault: toFault(cause),
    })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    hasArrived: ({ context }) => isArrival(context.path),
    hasBegun: ({ context }) => isLearning(context.path),
    isFirst: (_, { isFirst }: { isFirst: boolean }) => isFirst,
    isHopeless: ({ context }) => context.failures + 1 >= MOST_FAILURES,
  },
  delays: { patience: ({ context }) => backoff(context.failures) },
}).createMachine({
  id: 'welcome',
  context: ({ input }) => ({ ...input, failures: 0, fault: null }),
  initial: 'elsewhere',
  on: { 'path.changed': { actions: { type: 'takePath', params: ({ event }) => event } } },
  states: {
    elsewhere: {
      always: [
        { guard: 'hasArrived', target: 'claiming' },
        { guard: 'hasBegun', target: 'welcomed' },
      ],
    },
    claiming: {
      invoke: {
        id: 'claimWelcome',
        src: 'claimWelcome',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          {
            guard: { type: 'isFirst', params: ({ event }) => ({ isFirst: event.output }) },
            target: '#welcome.welcomed.dialog.shown',
          },
          { target: 'welcomed' },
        ],
        // A browser that keeps nothing cannot know of other pages: this one is all there is.
        onError: '#welcome.welcomed.dialog.shown',
      },
    },
    welcomed: {
      type: 'parallel',
      states: {
        dialog: {
          initial: 'away',
          states: { away: {}, shown: { on: { 'welcome.closed': 'away' } } },
        },
        server: {
          initial: 'telling',
          states: {
            telling: {
              invoke: {
                id: 'tellWelcomed',
                src: 'tellWelcomed',
                input: ({ context }) => ({ userId: context.userId }),
                onDone: { target: 'told', actions: 'forgetFault' },
                onError: [
                  {
                    guard: 'isHopeless',
                    target: 'postponed',
                    actions: { type: 'countFailure', params: ({ event }) => ({ cause: event.error }) },
                  },
                  {
                    target: 'untold',
                    actions: { type: 'countFailure', params: ({ event }) => ({ cause: event.error }) },
                  },
                ],
              },
            },
            untold: { tags: 'error', after: { patience: 'telling' } },
            postponed: { tags: 'error' },
            told: {},
          },
        },
      },
    },
  },
})

export type WelcomeActor = ActorRefFrom<typeof welcomeMachine>
