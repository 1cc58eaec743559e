import { assign, raise, setup } from 'xstate'

import {
  CLASSES_STEP,
  readPlaceGiven,
  type ClassPlace,
  type CourseClasses,
} from '../../domain/contract/registration.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { refusalAt } from '../filling.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import type {
  AccommodateInput,
  ClassesInput,
  ClassRegistrationContext,
  ClassRegistrationEvent,
  ClassRegistrationInput,
  LeaveInput,
  RegisterInput,
  RegistrationNews,
} from './class-registration.types.ts'
import {
  classOf,
  givenOf,
  hasLapsed,
  holds,
  isAnOfferOver,
  isGone,
  mayAccommodate,
  mayLeave,
  newsOf,
  placeOf,
  withPlace,
} from './class-standing.ts'

export const keepFault = { type: 'keepFault', params: causeOf } as const

const NOTHING_CHOSEN = { classId: null, place: null, wanted: null, given: null, accommodation: '' } as const

/** What registering is made of; its states are in the machine and in the file of its deeds. */
export const classRegistrationSetup = setup({
  types: {} as {
    input: ClassRegistrationInput
    context: ClassRegistrationContext
    events: ClassRegistrationEvent
  },
  actors: {
    readClasses: unprovided<CourseClasses, ClassesInput>('readClasses'),
    register: unprovided<ClassPlace, RegisterInput>('register'),
    accept: unprovided<ClassPlace, { id: number }>('accept'),
    leave: unprovided<ClassPlace, LeaveInput>('leave'),
    accommodate: unprovided<ClassPlace, AccommodateInput>('accommodate'),
    watchTopics: unprovidedSource('watchTopics'),
    clock: unprovidedSource('clock'),
  },
  actions: {
    /** Provided where an answer may have come with the page. */
    recall: assign({}),
    takeClasses: assign(({ context }, { data }: { data: CourseClasses }) => ({
      news: hasLapsed(context.data, data) ? ('lapsed' as const) : context.news,
      data,
      elapsed: 0,
    })),
    takePlace: assign(({ context }, { place, news }: { place: ClassPlace; news: RegistrationNews }) => ({
      data: context.data && withPlace(context.data, place),
      ...NOTHING_CHOSEN,
      news,
      fault: null,
    })),
    choose: assign(({ context }, { classId }: { classId: number }) => ({
      classId,
      place: placeOf(context, classId),
      wanted: givenOf(context, classId)?.gives ?? null,
      given: givenOf(context, classId),
      accommodation: placeOf(context, classId)?.accommodation ?? '',
      news: null,
      fault: null,
    })),
    /** What is to be had now, as it was read; of a class that is further on nothing else is known. */
    meetSeats: assign(({ context }) => ({ given: givenOf(context, context.classId) ?? context.given })),
    /** The same, as the server said it when it would not do what was asked for. */
    hearOfSeats: assign((_, { cause }: { cause: unknown }) => ({ given: readPlaceGiven(toFault(cause)) })),
    type: assign((_, { text }: { text: string }) => ({ accommodation: text })),
    letGo: assign({ ...NOTHING_CHOSEN, fault: null }),
    /** The place that one turned out to have. An offer is told where it is counted down. */
    meetPlace: assign(({ context }) => {
      const place = known(placeOf(context, context.classId), 'a place')
      const news = place.state === 'offered' ? null : newsOf(place)
      return { ...NOTHING_CHOSEN, news, fault: null }
    }),
    askMore: assign(({ context }) => ({ count: context.count + CLASSES_STEP })),
    forgetNews: assign({ news: null }),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    tick: assign((_, { elapsed }: { elapsed: number }) => ({ elapsed })),
    tellTaken: raise({ type: 'classes.taken' }),
    tellPassed: raise({ type: 'offer.passed' }),
    readAgain: raise({ type: 'topic.changed' }),
  },
  guards: {
    isHeld: ({ context }) => context.data !== null,
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
    /** Of what was written, and not of the place: it can be written otherwise. */
    isOfAccommodation: (_, { cause }: { cause: unknown }) => refusalAt(toFault(cause), 'accommodation') !== undefined,
    isOfSeats: (_, { cause }: { cause: unknown }) => readPlaceGiven(toFault(cause)) !== null,
    /** Something is asked about one of the classes. */
    isActing: ({ context }) => context.classId !== null,
    isUnknown: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'notFound',
    hasMore: ({ context }) => context.data?.hasMore ?? false,
    isGuest: ({ context }) => context.isGuest,
    isNoStudent: ({ context }) => context.studentId === null,
    isOffered: ({ context }) => holds(context, 'offered'),
    isRegistered: ({ context }) => holds(context, 'registered', 'walkIn'),
    isWaitlisted: ({ context }) => holds(context, 'waitlisted'),
    isEligible: ({ context }, { classId }: { classId: number }) =>
      context.studentId !== null && classOf(context, classId)?.ineligible === null,
    isPlaced: ({ context }) => placeOf(context, context.classId) !== null,
    isGone: ({ context }) => isGone(context, context.classId),
    canAccept: ({ context }, { classId }: { classId: number }) =>
      placeOf(context, classId)?.nextEvents.includes('offer.accepted') ?? false,
    canLeave: ({ context }, { classId }: { classId: number }) => mayLeave(context, classId),
    canAccommodate: ({ context }, { classId }: { classId: number }) => mayAccommodate(context, classId),
    isLastTick: ({ context }, { elapsed }: { elapsed: number }) => isAnOfferOver({ ...context, elapsed }),
  },
})
