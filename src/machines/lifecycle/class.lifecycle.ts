import { setup } from 'xstate'

export type ClassLifecycleEvent =
  | { type: 'class.changed' }
  | { type: 'class.cancelled' }
  | { type: 'class.completed' }
  /** Somebody came: marked so, or added at the door. */
  | { type: 'attendance.taken' }
  /** By those who run the programme: marks of a class that is completed were wrong. */
  | { type: 'attendance.corrected' }

export type ClassFacts = Readonly<{
  /** The first session has begun, by the server's clock. */
  hasBegun: boolean
  /** People can check in for the first session, or could. */
  isAttendanceOpen: boolean
  /** Everyone on the class is marked present, partial or no-show. */
  isAttendanceTaken: boolean
}>

/** The life of a scheduled class. Nothing leads out of cancelled and completed: notices hang on the one, certificates on the other. */
export const classLifecycle = setup({
  types: {} as { context: ClassFacts; events: ClassLifecycleEvent; input: ClassFacts },
  guards: {
    isAhead: ({ context }) => !context.hasBegun,
    isAttendanceOpen: ({ context }) => context.isAttendanceOpen,
    isTaken: ({ context }) => context.isAttendanceTaken,
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
        'attendance.taken': { guard: 'isAttendanceOpen', target: 'scheduled' },
        'class.completed': { guard: 'canComplete', target: 'completed' },
      },
    },
    cancelled: { type: 'final' },
    completed: { on: { 'attendance.corrected': { guard: 'isTaken', target: 'completed' } } },
  },
})
