import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type ActEvent = { type: 'act.asked' }

export type ActContext = Readonly<{ fault: Fault | null }>

/** One thing that a button asks for, and what became of it. It may be asked for again, whatever that was. */
export const actMachine = setup({
  types: {} as { context: ActContext; events: ActEvent },
  actors: { perform: unprovided<void>('perform') },
  actions: {
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
}).createMachine({
  id: 'act',
  context: { fault: null },
  initial: 'ready',
  states: {
    ready: { on: { 'act.asked': 'acting' } },
    acting: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'perform',
        src: 'perform',
        onDone: 'done',
        onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    done: { on: { 'act.asked': 'acting' } },
    failed: { tags: 'error', on: { 'act.asked': 'acting' } },
  },
})

export type ActActor = ActorRefFrom<typeof actMachine>
