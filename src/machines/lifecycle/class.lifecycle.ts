import { setup } from 'xstate'

export type ClassLifecycleEvent = { type: 'class.changed' } | { type: 'class.cancelled' } | { type: 'class.completed' }

export type ClassFacts = Readonly<{
  /** The first session has begun, by the server's clock. */
  hasBegun: boolean
  /** Everyone on the class is marked present, partial or no-show. */
  isAttendanceTaken: boolean
}>

/** The life of a scheduled class. Cancelled and completed are ends: certificates hang on the one, notices on the other. */
export const classLifecycle = setup({
  types: {} as { context: ClassFacts; events: ClassLifecycleEvent; input: ClassFacts },
  guards: {
    isAhead: ({ context }) => !context.hasBegun,
    canComplete: ({ context }) => context.hasBegun && context.isAttendanceTaken,
  },
}).createMachine({
  id: 'classLifecycle',
  context: ({ input }) => input,
  initial: 'scheduled',
  states: {
    scheduled: {
      on: {
        'class.changed': { guard: 'isAhead', target: 'scheduled' },
        'class.cancelled': 'cancelled',
        'class.completed': { guard: 'canComplete', target: 'completed' },
      },
    },
    cancelled: { type: 'final' },
    completed: { type: 'final' },
  },
})
