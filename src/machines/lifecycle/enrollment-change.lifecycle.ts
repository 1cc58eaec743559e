import { setup } from 'xstate'

/** What its own life brings, as `enrollmentLifecycle` decides: here it is what the changes below begin from. */
type OwnLifeEvent = { type: 'lessons.completed' } | { type: 'enrollment.expired' }

export type EnrollmentChangeEvent =
  | { type: 'enrollment.extended' }
  | { type: 'extension.undone' }
  | { type: 'enrollment.dropped' }
  | { type: 'drop.undone' }
  | { type: 'attempt.reset' }

export type EnrollmentChangeFacts = Readonly<{
  /** The expiration date has passed, by the server's clock. */
  isPastExpiration: boolean
  /** The end that is asked for is behind the one that it has, and behind now. */
  isForward: boolean
  /** The student is under way in no other enrolment of the course. */
  isAlone: boolean
  /** Nothing has happened to it since the change that is taken back. */
  isAsLeft: boolean
}>

/**
 * What those who run the programme change about an online enrolment. Its own life is `enrollmentLifecycle`: this says
 * what may be done to it from outside. An end only ever moves forward, what is completed stays as it was completed,
 * and only what is under way is dropped. Pure: the server decides with it, and the browser offers what it takes.
 */
export const enrollmentChangeLifecycle = setup({
  types: {} as {
    context: EnrollmentChangeFacts
    events: EnrollmentChangeEvent | OwnLifeEvent
    input: EnrollmentChangeFacts
  },
  guards: {
    canExtend: ({ context }) => context.isForward && context.isAlone,
    isAsLeft: ({ context }) => context.isAsLeft,
    isPastExpiration: ({ context }) => context.isPastExpiration,
    isUnderWay: ({ context }) => !context.isPastExpiration,
    canReturn: ({ context }) => context.isAsLeft && context.isAlone && !context.isPastExpiration,
  },
}).createMachine({
  id: 'enrollmentChange',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'enrollment.extended': { guard: 'canExtend', target: 'active' },
        'extension.undone': { guard: 'isAsLeft', target: 'active' },
        'enrollment.dropped': { guard: 'isUnderWay', target: 'dropped' },
        'attempt.reset': { guard: 'isUnderWay', target: 'active' },
        'lessons.completed': { guard: 'isUnderWay', target: 'completed' },
        'enrollment.expired': { guard: 'isPastExpiration', target: 'expired' },
      },
    },
    expired: { on: { 'enrollment.extended': { guard: 'canExtend', target: 'active' } } },
    completed: { type: 'final' },
    dropped: { on: { 'drop.undone': { guard: 'canReturn', target: 'active' } } },
  },
})
