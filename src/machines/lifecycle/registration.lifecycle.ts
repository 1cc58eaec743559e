import { setup } from 'xstate'

export type RegistrationLifecycleEvent =
  | { type: 'registration.asked' }
  | { type: 'walkIn.added' }
  | { type: 'walkIn.removed' }
  | { type: 'seat.offered' }
  | { type: 'offer.accepted' }
  | { type: 'offer.declined' }
  | { type: 'offer.ended' }
  | { type: 'registration.left' }
  | { type: 'registration.merged' }

export type RegistrationFacts = Readonly<{
  /** The class is scheduled and its registration has not closed, by the server's clock. */
  isOpen: boolean
  /** A seat is free for this student: nobody who waits is before them. */
  hasSeat: boolean
  hasBegun: boolean
  /** People can check in for the class: from then on somebody can have walked in. */
  isAttendanceOpen: boolean
  /** The time for which a seat was offered has passed. */
  isOfferPast: boolean
  /** Who walked in had waited for a seat before. */
  hasWaited: boolean
  /** Their person has another place in the class, since two accounts became one. */
  isDouble: boolean
}>

/**
 * The life of a student's place in a class: a seat at once, or the waitlist and an offer that ends. Cancelled and
 * lapsed are ends: who comes again stands at the end of the line.
 */
export const registrationLifecycle = setup({
  types: {} as {
    context: RegistrationFacts
    events: RegistrationLifecycleEvent
    input: RegistrationFacts
  },
  guards: {
    canTakeSeat: ({ context }) => context.isOpen && context.hasSeat,
    isOpen: ({ context }) => context.isOpen,
    canBeOffered: ({ context }) => context.hasSeat && !context.hasBegun,
    isOfferStanding: ({ context }) => !context.isOfferPast && !context.hasBegun,
    isOfferPast: ({ context }) => context.isOfferPast,
    isAhead: ({ context }) => !context.hasBegun,
    canWalkIn: ({ context }) => context.isAttendanceOpen,
    hasWaited: ({ context }) => context.hasWaited,
    isDouble: ({ context }) => context.isDouble,
  },
}).createMachine({
  id: 'registrationLifecycle',
  context: ({ input }) => input,
  initial: 'unregistered',
  states: {
    unregistered: {
      on: {
        'registration.asked': [
          { guard: 'canTakeSeat', target: 'registered' },
          { guard: 'isOpen', target: 'waitlisted' },
        ],
        'walkIn.added': { guard: 'canWalkIn', target: 'walkIn' },
      },
    },
    waitlisted: {
      on: {
        'seat.offered': { guard: 'canBeOffered', target: 'offered' },
        'registration.left': 'cancelled',
        'registration.merged': { guard: 'isDouble', target: 'cancelled' },
        'walkIn.added': { guard: 'canWalkIn', target: 'walkIn' },
      },
    },
    offered: {
      on: {
        'offer.accepted': { guard: 'isOfferStanding', target: 'registered' },
        'offer.declined': 'cancelled',
        'offer.ended': { guard: 'isOfferPast', target: 'lapsed' },
        'registration.left': 'cancelled',
        'registration.merged': { guard: 'isDouble', target: 'cancelled' },
        'walkIn.added': { guard: 'canWalkIn', target: 'walkIn' },
      },
    },
    registered: {
      on: {
        'registration.left': { guard: 'isAhead', target: 'cancelled' },
        'registration.merged': { guard: 'isDouble', target: 'cancelled' },
      },
    },
    /** Came on the day. Taken back where it was a mistake: who waited then stands where they stood. */
    walkIn: {
      on: {
        'registration.left': 'cancelled',
        'registration.merged': { guard: 'isDouble', target: 'cancelled' },
        'walkIn.removed': [{ guard: 'hasWaited', target: 'waitlisted' }, { target: 'cancelled' }],
      },
    },
    cancelled: { type: 'final' },
    lapsed: { type: 'final' },
  },
})
