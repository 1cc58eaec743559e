import { setup } from 'xstate'

export type ImportLifecycleEvent =
  | { type: 'import.started' }
  | { type: 'import.finished' }
  | { type: 'import.cancelled' }
  | { type: 'import.undone' }

export type ImportFacts = Readonly<{
  /** Rows that are ready and not done. */
  isWorkLeft: boolean
  /** Invitations that it sent and that nobody has used. */
  hasOpenInvitations: boolean
}>

/**
 * The life of a file of people: looked at, then done, or left. What was done before it was left stays done, until it
 * is undone: then what is still open is taken back, and who came in stays.
 */
export const importLifecycle = setup({
  types: {} as { context: ImportFacts; events: ImportLifecycleEvent; input: ImportFacts },
  guards: {
    isWorkLeft: ({ context }) => context.isWorkLeft,
    isAllDone: ({ context }) => !context.isWorkLeft,
    hasOpenInvitations: ({ context }) => context.hasOpenInvitations,
  },
}).createMachine({
  id: 'importLifecycle',
  context: ({ input }) => input,
  initial: 'previewed',
  states: {
    previewed: {
      on: { 'import.started': { guard: 'isWorkLeft', target: 'running' }, 'import.cancelled': 'cancelled' },
    },
    running: {
      on: { 'import.finished': { guard: 'isAllDone', target: 'done' }, 'import.cancelled': 'cancelled' },
    },
    done: { on: { 'import.undone': { guard: 'hasOpenInvitations', target: 'undone' } } },
    cancelled: { on: { 'import.undone': { guard: 'hasOpenInvitations', target: 'undone' } } },
    undone: { type: 'final' },
  },
})
