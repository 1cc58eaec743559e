import { setup } from 'xstate'

export type ImportLifecycleEvent =
  | { type: 'import.started' }
  | { type: 'import.finished' }
  | { type: 'import.cancelled' }

export type ImportFacts = Readonly<{
  /** Rows that are ready and not done. */
  isWorkLeft: boolean
}>

/** The life of a file of people: looked at, then done, or left. What was done before it was left stays done. */
export const importLifecycle = setup({
  types: {} as { context: ImportFacts; events: ImportLifecycleEvent; input: ImportFacts },
  guards: {
    isWorkLeft: ({ context }) => context.isWorkLeft,
    isAllDone: ({ context }) => !context.isWorkLeft,
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
    done: { type: 'final' },
    cancelled: { type: 'final' },
  },
})
