import { assign, setup, type ActorRefFrom } from 'xstate'

import { COPIED_MS } from '../../domain/constants.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { unprovided } from '../unprovided.ts'

export type CopyingEvent = { type: 'copy.requested'; text: string }

export type CopyingContext = Readonly<{ text: string; fault: Fault | null }>

/** A text on its way to the clipboard, and the moment in which its button says that it is there. */
export const copyingMachine = setup({
  types: {} as { context: CopyingContext; events: CopyingEvent },
  actors: { writeText: unprovided<void, { text: string }>('writeText') },
  actions: {
    take: assign((_, { text }: { text: string }) => ({ text, fault: null })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  delays: { copiedTime: COPIED_MS },
}).createMachine({
  id: 'copying',
  context: { text: '', fault: null },
  initial: 'idle',
  states: {
    idle: { on: { 'copy.requested': { target: 'copying', actions: { type: 'take', params: ({ event }) => event } } } },
    copying: {
      invoke: {
        id: 'writeText',
        src: 'writeText',
        input: ({ context }) => ({ text: context.text }),
        onDone: 'copied',
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    copied: {
      after: { copiedTime: 'idle' },
      on: { 'copy.requested': { target: 'copying', actions: { type: 'take', params: ({ event }) => event } } },
    },
    /** The browser keeps its clipboard to itself. */
    failed: {
      tags: 'error',
      on: { 'copy.requested': { target: 'copying', actions: { type: 'take', params: ({ event }) => event } } },
    },
  },
})

export type CopyingActor = ActorRefFrom<typeof copyingMachine>
