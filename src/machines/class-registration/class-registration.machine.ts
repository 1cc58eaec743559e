import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { CLASSES_STEP } from '../../domain/contract/registration.contract.ts'
import { causeOf } from '../refusal.ts'
import { deedState } from './class-registration-deed.state.ts'
import { classRegistrationSetup, keepFault } from './class-registration.setup.ts'

/**
 * Registering for the classes of a course: seats, the waitlist and its offers, leaving. What is shown is read again
 * when something changes; an offer is counted down by the server's time, and when it is over the server is asked.
 */
export const classRegistrationMachine = classRegistrationSetup.createMachine({
  id: 'classRegistration',
  context: ({ input }) => ({
    ...input,
    data: null,
    count: CLASSES_STEP,
    elapsed: 0,
    classId: null,
    place: null,
    wanted: null,
    given: null,
    accommodation: '',
    news: null,
    fault: null,
  }),
  invoke: { id: 'watchTopics', src: 'watchTopics', onError: { actions: keepFault } },
  initial: 'opening',
  states: {
    opening: { entry: 'recall', always: [{ guard: 'isHeld', target: 'showing' }, { target: 'checking' }] },
    checking: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'readClasses',
        src: 'readClasses',
        input: ({ context: { courseId, count } }) => ({ courseId, count }),
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
    failed: { tags: 'error', on: { 'reading.retried': 'checking', 'network.returned': 'checking' } },
    showing: {
      type: 'parallel',
      on: { 'news.read': { actions: 'forgetNews' } },
      states: {
        reading: {
          initial: 'current',
          on: { 'more.asked': { guard: 'hasMore', target: '.again.further', actions: 'askMore' } },
          states: {
            current: {
              on: {
                'topic.changed': 'again',
                'offer.passed': 'again',
                // Somebody is about to ask for what may be gone by now.
                'network.returned': { guard: 'isActing', target: 'again' },
              },
            },
            again: {
              initial: 'same',
              on: { 'topic.changed': { target: 'again', reenter: true } },
              states: { same: {}, further: { on: { 'more.asked': {} } } },
              invoke: {
                id: 'readAgain',
                src: 'readClasses',
                input: ({ context: { courseId, count } }) => ({ courseId, count }),
                onDone: {
                  target: 'current',
                  actions: [{ type: 'takeClasses', params: ({ event }) => ({ data: event.output }) }, 'tellTaken'],
                },
                // What is refused now is not shown as it was either: it is asked for as at first, and said what it is.
                onError: [
                  {
                    guard: { type: 'isRefusal', params: causeOf },
                    target: '#classRegistration.checking',
                    actions: 'letGo',
                  },
                  { target: 'stale' },
                ],
              },
            },
            stale: {
              tags: 'stale',
              on: { 'topic.changed': 'again', 'reading.retried': 'again', 'network.returned': 'again' },
            },
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
        deed: deedState,
      },
    },
  },
})

export type ClassRegistrationMachine = typeof classRegistrationMachine
export type ClassRegistrationActor = ActorRefFrom<ClassRegistrationMachine>
export type ClassRegistrationSnapshot = SnapshotFrom<ClassRegistrationMachine>
