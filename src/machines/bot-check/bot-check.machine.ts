import { assign, setup, type ActorRefFrom } from 'xstate'

import type { BotSolution } from '../../domain/contract/bot-check.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { unprovided } from '../unprovided.ts'

export type SolvedCheck = Readonly<{
  /** Null where the server asks for none. */
  solution: BotSolution | null
  /** Milliseconds from now in which the server will take it. */
  goodFor: number
}>

export type BotCheckEvent =
  /** The form that needs it was come to, or is being sent. */
  | { type: 'check.wanted' }
  /** The server took it, or will not take it any more: it works once. */
  | { type: 'solution.spent' }

export type BotCheckContext = Readonly<{ solved: SolvedCheck | null; fault: Fault | null }>

/**
 * The proof that a browser worked for what it sends. The work starts when a person comes to the form, so that it is
 * done before they are, and costs them nothing.
 */
export const botCheckMachine = setup({
  types: {} as { context: BotCheckContext; events: BotCheckEvent },
  actors: { solve: unprovided<SolvedCheck>('solve') },
  actions: {
    takeSolved: assign((_, { solved }: { solved: SolvedCheck }) => ({ solved, fault: null })),
    forgetSolved: assign({ solved: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  delays: { goodFor: ({ context }) => context.solved?.goodFor ?? 0 },
}).createMachine({
  id: 'botCheck',
  context: { solved: null, fault: null },
  initial: 'idle',
  states: {
    idle: { on: { 'check.wanted': 'solving' } },
    solving: {
      tags: 'busy',
      invoke: {
        id: 'solve',
        src: 'solve',
        onDone: {
          target: 'solved',
          actions: { type: 'takeSolved', params: ({ event }) => ({ solved: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) } },
      },
    },
    solved: {
      exit: 'forgetSolved',
      after: { goodFor: 'expired' },
      on: { 'solution.spent': 'idle' },
    },
    expired: { on: { 'check.wanted': 'solving' } },
    failed: { tags: 'error', on: { 'check.wanted': 'solving' } },
  },
})

export type BotCheckActor = ActorRefFrom<typeof botCheckMachine>
