import { assign, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { ClassPlace, CourseClasses } from '../../domain/contract/registration.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import type {
  AccommodateInput,
  ClassRegistrationContext,
  ClassRegistrationEvent,
  ClassRegistrationInput,
  LeaveInput,
  RegisterInput,
  RegistrationNews,
} from './class-registration.types.ts'
import { classOf, hasLapsed, holds, isAnOfferOver, newsOf, placeOf, withPlace } from './class-standing.ts'

const keepFault = { type: 'keepFault', params: causeOf } as const
const isRefused = {
  guard: { type: 'isRefusal', params: causeOf },
  target: '#classRegistration.showing.deed.refused',
} as const

const acted = ({ event }: { event: Readonly<{ classId: number }> }) => ({ classId: event.classId })

/**
 * Registering for the classes of a course: seats, the waitlist and its offers, leaving. What is shown is read again
 * when something changes; an offer is counted down by the server's time, and when it is over the server is asked.
 */
export const classRegistrationMachine = setup({
  types: {} as {
    input: ClassRegistrationInput
    context: ClassRegistrationContext
    events: ClassRegistrationEvent
  },
  actors: {
    readClasses: unprovided<CourseClasses, { courseId: number }>('readClasses'),
    register: unprovided<ClassPlace, RegisterInput>('register'),
    accept: unprovided<ClassPlace, { id: number }>('accept'),
    leave: unprovided<ClassPlace, LeaveInput>('leave'),
    accommodate: unprovided<ClassPlace, AccommodateInput>('accommodate'),
    watchTopics: unprovidedSource('watchTopics'),
    clock: unprovidedSource('clock'),
  },
  actions: {
    takeClasses: assign(({ context }, { data }: { data: CourseClasses }) => ({
      news: hasLapsed(context.data, data) ? ('lapsed' as const) : context.news,
      data,
      elapsed: 0,
    })),
    takePlace: assign(({ context }, { place, news }: { place: ClassPlace; news: RegistrationNews }) => ({
      data: context.data && withPlace(context.data, place),
      classId: null,
      place: null,
      accommodation: '',
      news,
      fault: null,
    })),
    choose: assign(({ context }, { classId }: { classId: number }) => ({
      classId,
      place: placeOf(context, classId),
      accommodation: placeOf(context, classId)?.accommodation ?? '',
      news: null,
      fault: null,
    })),
    type: assign((_, { text }: { text: string }) => ({ accommodation: text })),
    letGo: assign({ classId: null, place: null, accommodation: '', fault: null }),
    forgetNews: assign({ news: null }),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    tick: assign((_, { elapsed }: { elapsed: number }) => ({ elapsed })),
    tellTaken: raise({ type: 'classes.taken' }),
    tellPassed: raise({ type: 'offer.passed' }),
    readAgain: raise({ type: 'topic.changed' }),
  },
  guards: {
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
    isUnknown: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'notFound',
    isGuest: ({ context }) => context.isGuest,
    isNoStudent: ({ context }) => context.studentId === null,
    isOffered: ({ context }) => holds(context, 'offered'),
    isRegistered: ({ context }) => holds(context, 'registered', 'walkIn'),
    isWaitlisted: ({ context }) => holds(context, 'waitlisted'),
    isEligible: ({ context }, { classId }: { classId: number }) =>
      context.studentId !== null && classOf(context, classId)?.ineligible === null,
    canAccept: ({ context }, { classId }: { classId: number }) =>
      placeOf(context, classId)?.nextEvents.includes('offer.accepted') ?? false,
    canLeave: ({ context }, { classId }: { classId: number }) => {
      const place = placeOf(context, classId)
      return place !== null && place.state !== 'walkIn' && place.nextEvents.includes('registration.left')
    },
    canAccommodate: ({ context }, { classId }: { classId: number }) => {
      const held = classOf(context, classId)
      return Boolean(held?.own && context.data && Date.parse(held.courseDate) > Date.parse(context.data.now))
    },
    isLastTick: ({ context }, { elapsed }: { elapsed: number }) => isAnOfferOver({ ...context, elapsed }),
  },
}).createMachine({
  id: 'classRegistration',
  context: ({ input }) => ({
    ...input,
    data: null,
    elapsed: 0,
    classId: null,
    place: null,
    accommodation: '',
    news: null,
    fault: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'readClasses',
        src: 'readClasses',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: {
          target: 'showing',
          actions: { type: 'takeClasses', params: ({ event }) => ({ data: event.output }) },
        },
        onError: [
          { guard: { type: 'isUnknown', params: causeOf }, target: 'unknown', actions: keepFault },
          { target: 'failed', actions: keepFault },
        ],
      },
    },
    unknown: {},
    failed: { tags: 'error', on: { 'reading.retried': 'checking' } },
    showing: {
      type: 'parallel',
      invoke: { id: 'watchTopics', src: 'watchTopics', onError: { actions: keepFault } },
      on: { 'news.read': { actions: 'forgetNews' } },
      states: {
        reading: {
          initial: 'current',
          states: {
            current: { on: { 'topic.changed': 'again', 'offer.passed': 'again' } },
            again: {
              on: { 'topic.changed': { target: 'again', reenter: true } },
              invoke: {
                id: 'readAgain',
                src: 'readClasses',
                input: ({ context }) => ({ courseId: context.courseId }),
                onDone: {
                  target: 'current',
                  actions: [{ type: 'takeClasses', params: ({ event }) => ({ data: event.output }) }, 'tellTaken'],
                },
                onError: 'stale',
              },
            },
            stale: { tags: 'stale', on: { 'topic.changed': 'again', 'reading.retried': 'again' } },
          },
        },
        time: {
          initial: 'judging',
          on: { 'classes.taken': '.judging' },
          states: {
            judging: { always: [{ guard: 'isOffered', target: 'counting' }, { target: 'still' }] },
            still: {},
            counting: {
              invoke: { id: 'clock', src: 'clock', onError: 'still' },
              on: {
                'clock.ticked': [
                  {
                    guard: { type: 'isLastTick', params: ({ event }) => event },
                    target: 'over',
                    actions: { type: 'tick', params: ({ event }) => event },
                  },
                  { actions: { type: 'tick', params: ({ event }) => event } },
                ],
              },
            },
            over: { entry: 'tellPassed' },
          },
        },
        deed: {
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
              on: {
                'accommodation.typed': { actions: { type: 'type', params: ({ event }) => event } },
                'registration.confirmed': 'registering',
                'registration.declined': { target: 'still', actions: 'letGo' },
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
                }),
                onDone: {
                  target: 'still',
                  actions: {
                    type: 'takePlace',
                    params: ({ event }) => ({ place: event.output, news: newsOf(event.output) }),
                  },
                },
                onError: [
                  { ...isRefused, actions: [keepFault, 'readAgain'] },
                  { target: 'couldNotAsk', actions: keepFault },
                ],
              },
            },
            couldNotAsk: {
              tags: 'error',
              on: {
                'accommodation.typed': { actions: { type: 'type', params: ({ event }) => event } },
                'registration.confirmed': 'registering',
                // It may have been taken all the same.
                'registration.declined': { target: 'still', actions: ['letGo', 'readAgain'] },
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
                      { ...isRefused, actions: [keepFault, 'readAgain'] },
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
            /** The server said no, and why. */
            refused: { tags: 'error', on: { 'registration.declined': { target: 'still', actions: 'letGo' } } },
          },
        },
      },
    },
  },
})

export type ClassRegistrationMachine = typeof classRegistrationMachine
export type ClassRegistrationActor = ActorRefFrom<ClassRegistrationMachine>
export type ClassRegistrationSnapshot = SnapshotFrom<ClassRegistrationMachine>
