import { setup } from 'xstate'

export type EnrollmentLifecycleEvent =
  | { type: 'lessons.completed' }
  | { type: 'enrollment.expired' }
  | { type: 'enrollment.dropped' }
  | { type: 'enrollment.extended' }

export type EnrollmentLifecycleFacts = Readonly<{
  /** The expiration date has passed, by the server's clock. */
  isPastExpiration: boolean
  areLessonsPassed: boolean
}>

/**
 * The life of an online enrolment. Completed and dropped are ends: a renewal is a new enrolment, and history is
 * never rewritten.
 */
export const enrollmentLifecycle = setup({
  types: {} as {
    context: EnrollmentLifecycleFacts
    events: EnrollmentLifecycleEvent
    input: EnrollmentLifecycleFacts
  },
  guards: {
    canComplete: ({ context }) => context.areLessonsPassed && !context.isPastExpiration,
    isPastExpiration: ({ context }) => context.isPastExpiration,
    isUnexpired: ({ context }) => !context.isPastExpiration,
  },
}).createMachine({
  id: 'enrollmentLifecycle',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'lessons.completed': { guard: 'canComplete', target: 'completed' },
        'enrollment.expired': { guard: 'isPastExpiration', target: 'expired' },
        'enrollment.dropped': { guard: 'isUnexpired', target: 'dropped' },
        'enrollment.extended': 'active',
      },
    },
    expired: { on: { 'enrollment.extended': 'active' } },
    completed: { type: 'final' },
    dropped: { type: 'final' },
  },
})
