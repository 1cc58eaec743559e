import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { classRegistrationSetup, keepFault } from './class-registration.setup.ts'
import { newsOf } from './class-standing.ts'

const isRefused = {
  guard: { type: 'isRefusal', params: causeOf },
  target: '#classRegistration.showing.deed.refused',
} as const

const acted = ({ event }: { event: Readonly<{ classId: number }> }) => ({ classId: event.classId })

/** What the student does with a place, one thing at a time. */
export const deedState = classRegistrationSetup.createStateConfig({
  initial: 'still',
  states: {
    still: {
      initial: 'judging',
      on: {
        'classes.taken': '.judging',
        'class.chosen': {
          guard: { type: 'isEligible', params: acted },
          target: 'confirming',
          actions: { type: 'choose', params: acted },
        },
        'offer.accepted': {
          guard: { type: 'canAccept', params: acted },
          target: 'accepting',
          actions: { type: 'choose', params: acted },
        },
        'leaving.asked': {
          guard: { type: 'canLeave', params: acted },
          target: 'leaving',
          actions: { type: 'choose', params: acted },
        },
        'accommodation.opened': {
          guard: { type: 'canAccommodate', params: acted },
          target: 'accommodating',
          actions: { type: 'choose', params: acted },
        },
      },
      states: {
        judging: {
          always: [
            { guard: 'isGuest', target: 'guest' },
            { guard: 'isNoStudent', target: 'notAStudent' },
            { guard: 'isOffered', target: 'placed.offered' },
            { guard: 'isRegistered', target: 'placed.registered' },
            { guard: 'isWaitlisted', target: 'placed.waitlisted' },
            { target: 'choosing' },
          ],
        },
        guest: {},
        notAStudent: {},
        choosing: {},
        placed: { initial: 'registered', states: { registered: {}, waitlisted: {}, offered: {} } },
      },
    },
    confirming: {
      initial: 'writing',
      on: {
        // Nobody confirms what is not to be had any more, nor what they have: by another tab, or by a lost answer.
        'classes.taken': [
          { guard: 'isPlaced', target: 'still', actions: 'meetPlace' },
          { guard: 'isGone', target: 'refused', actions: 'forgetFault' },
          { actions: 'meetSeats' },
        ],
        'accommodation.typed': { actions: { type: 'type', params: ({ event }) => event } },
        'registration.confirmed': 'registering',
        'registration.declined': { target: 'still', actions: 'letGo' },
      },
      states: {
        writing: {},
        /** What was written is refused, and the place is still to be had. */
        misfilled: { tags: 'error' },
        couldNotAsk: {
          tags: 'error',
          initial: 'away',
          // It may have been taken all the same.
          on: {
            'registration.declined': {
              target: '#classRegistration.showing.deed.still',
              actions: ['letGo', 'readAgain'],
            },
          },
          states: {
            away: { on: { 'network.returned': 'back' } },
            /** The network is: nobody is told any more that it is not. */
            back: {},
          },
        },
      },
    },
    registering: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => ({
          instructorCourseId: known(context.classId, 'a class'),
          accommodation: context.accommodation.trim() || null,
          wants: known(context.given, 'what is to be had').gives,
        }),
        onDone: {
          target: 'still',
          actions: {
            type: 'takePlace',
            params: ({ event }) => ({ place: event.output, news: newsOf(event.output) }),
          },
        },
        onError: [
          { guard: { type: 'isOfAccommodation', params: causeOf }, target: 'confirming.misfilled', actions: keepFault },
          {
            guard: { type: 'isOfSeats', params: causeOf },
            target: 'confirming',
            actions: [{ type: 'hearOfSeats', params: causeOf }, 'readAgain' as const],
          },
          { ...isRefused, actions: [keepFault, 'readAgain' as const] },
          { target: 'confirming.couldNotAsk', actions: keepFault },
        ],
      },
    },
    accepting: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'accept',
        src: 'accept',
        input: ({ context }) => ({ id: known(context.place, 'a place').id }),
        onDone: {
          target: 'still',
          actions: {
            type: 'takePlace',
            params: ({ event }) => ({ place: event.output, news: 'accepted' as const }),
          },
        },
        onError: [
          { ...isRefused, actions: [keepFault, 'readAgain'] },
          { target: 'couldNotAccept', actions: keepFault },
        ],
      },
    },
    couldNotAccept: {
      tags: 'error',
      on: {
        'offer.accepted': 'accepting',
        'registration.declined': { target: 'still', actions: ['letGo', 'readAgain'] },
      },
    },
    leaving: {
      initial: 'asked',
      on: { 'leaving.declined': { target: 'still', actions: 'letGo' } },
      states: {
        asked: { on: { 'leaving.confirmed': 'underway' } },
        underway: {
          tags: 'busy',
          entry: 'forgetFault',
          // A deed that is under way is not put away.
          on: { 'leaving.declined': undefined },
          invoke: {
            id: 'leave',
            src: 'leave',
            input: ({ context }) => {
              const { id, state } = known(context.place, 'a place')
              return { id, deed: state === 'offered' ? 'decline' : 'leave' } as const
            },
            onDone: {
              target: '#classRegistration.showing.deed.still',
              actions: {
                type: 'takePlace',
                params: ({ context, event }) => ({
                  place: event.output,
                  news: context.place?.state === 'offered' ? 'declined' : 'left',
                }),
              },
            },
            onError: [
              { ...isRefused, actions: [keepFault, 'readAgain'] },
              { target: 'failed', actions: keepFault },
            ],
          },
        },
        failed: { tags: 'error', on: { 'leaving.confirmed': 'underway' } },
      },
    },
    accommodating: {
      initial: 'writing',
      on: { 'accommodation.closed': { target: 'still', actions: 'letGo' } },
      states: {
        writing: {
          on: {
            'accommodation.typed': { actions: { type: 'type', params: ({ event }) => event } },
            'accommodation.sent': 'saving',
          },
        },
        saving: {
          tags: 'busy',
          entry: 'forgetFault',
          on: { 'accommodation.closed': undefined },
          invoke: {
            id: 'accommodate',
            src: 'accommodate',
            input: ({ context }) => ({
              id: known(context.place, 'a place').id,
              accommodation: context.accommodation.trim() || null,
            }),
            onDone: {
              target: '#classRegistration.showing.deed.still',
              actions: {
                type: 'takePlace',
                params: ({ event }) => ({ place: event.output, news: 'accommodated' as const }),
              },
            },
            onError: [
              { guard: { type: 'isOfAccommodation', params: causeOf }, target: 'unsaved', actions: keepFault },
              { ...isRefused, actions: [keepFault, 'readAgain' as const] },
              { target: 'unsaved', actions: keepFault },
            ],
          },
        },
        unsaved: {
          tags: 'error',
          on: {
            'accommodation.typed': { actions: { type: 'type', params: ({ event }) => event } },
            'accommodation.sent': 'saving',
          },
        },
      },
    },
    /** The server said no, and why; without a fault the class says it, as it was read again. */
    refused: { tags: 'error', on: { 'registration.declined': { target: 'still', actions: 'letGo' } } },
  },
})
