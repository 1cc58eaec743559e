import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { causeOf } from '../refusal.ts'
import {
  lessonKeepingSetup,
  NOTHING_KEPT,
  type KeptAddress,
  type KeptStanding,
  type KeptWhole,
} from './lesson-keeping.setup.ts'

const address = ({ context }: { context: KeptAddress }): KeptAddress => ({
  courseId: context.courseId,
  enrollmentId: context.enrollmentId,
  lessonId: context.lessonId,
})

const keepFault = { type: 'keepFault', params: causeOf } as const

const taken = ({ event }: { event: { output: KeptWhole } }) => event.output

/** What stops the way of a lesson to the device. */
const stopped = [
  { guard: { type: 'isFull', params: causeOf }, target: '#lessonKeeping.full', actions: keepFault },
  { guard: { type: 'isOffline', params: causeOf }, target: '#lessonKeeping.keeping.paused', actions: keepFault },
  { guard: { type: 'isRefusal', params: causeOf }, target: '#lessonKeeping.failed', actions: keepFault },
  { target: '#lessonKeeping.keeping.retrying', actions: keepFault },
] as const

/** A lesson on this device, for a place without a signal: measured, fetched piece by piece, checked, removed. */
export const lessonKeepingMachine = lessonKeepingSetup.createMachine({
  id: 'lessonKeeping',
  context: ({ input }) => ({ ...input, size: 0, amount: NOTHING_KEPT, room: null, failures: 0, fault: null }),
  invoke: { id: 'network', src: 'network', onError: { target: '.failed', actions: keepFault } },
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        id: 'recallKept',
        src: 'recallKept',
        input: address,
        onDone: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => ({ standing: event.output }) },
            target: 'unsupported',
          },
          {
            guard: { type: 'isWhole', params: ({ event }) => ({ standing: event.output }) },
            target: 'checking',
            actions: { type: 'noteWhole', params: ({ event }) => event.output as KeptWhole },
          },
          // Somebody asked for it, and went before it was here.
          {
            guard: { type: 'isPartial', params: ({ event }) => ({ standing: event.output }) },
            target: 'keeping',
            actions: {
              type: 'noteAmount',
              params: ({ event }) => ({ amount: (event.output as Extract<KeptStanding, { is: 'partial' }>).amount }),
            },
          },
          { target: 'measuring' },
        ],
        onError: { target: 'unsupported', actions: keepFault },
      },
    },
    /** Of a browser that keeps nothing, such as in a private window. */
    unsupported: {},
    measuring: {
      invoke: {
        id: 'findSize',
        src: 'findSize',
        input: address,
        onDone: { target: 'absent', actions: { type: 'noteMeasure', params: ({ event }) => event.output } },
        onError: { target: 'unmeasured', actions: keepFault },
      },
    },
    unmeasured: { on: { 'measure.retried': 'measuring', 'network.returned': 'measuring' } },
    absent: {
      on: {
        'keeping.asked': [
          {
            guard: {
              type: 'hasRoom',
              params: ({ context }) => ({ total: context.size, room: context.room }),
            },
            target: 'keeping',
          },
          { target: 'full' },
        ],
      },
    },
    keeping: {
      initial: 'preparing',
      on: { 'keeping.abandoned': 'removing' },
      states: {
        preparing: {
          entry: 'startClock',
          invoke: {
            id: 'prepareKeeping',
            src: 'prepareKeeping',
            input: address,
            onDone: {
              target: 'fetching',
              actions: { type: 'noteAmount', params: ({ event }) => ({ amount: event.output }) },
            },
            onError: stopped,
          },
        },
        fetching: {
          invoke: {
            id: 'fetchPiece',
            src: 'fetchPiece',
            input: address,
            onDone: [
              {
                guard: { type: 'isComplete', params: ({ event }) => event.output },
                target: 'finishing',
                actions: { type: 'noteAmount', params: ({ event }) => ({ amount: event.output }) },
              },
              {
                target: 'fetching',
                reenter: true,
                actions: { type: 'noteAmount', params: ({ event }) => ({ amount: event.output }) },
              },
            ],
            onError: stopped,
          },
          on: { 'network.lost': 'paused' },
        },
        finishing: {
          invoke: {
            id: 'keepWhole',
            src: 'keepWhole',
            input: address,
            onDone: {
              target: '#lessonKeeping.kept',
              actions: [
                { type: 'noteWhole', params: taken },
                { type: 'handVideo', params: taken },
              ],
            },
            onError: stopped,
          },
        },
        /** Goes on from where it was. */
        paused: {
          after: { offlineDelay: 'preparing' },
          on: { 'network.returned': 'preparing' },
        },
        retrying: { after: { retryDelay: 'preparing' }, on: { 'network.returned': 'preparing' } },
      },
    },
    kept: { on: { 'removal.asked': 'removing', 'network.returned': 'checking' } },
    /** What is kept is shown as kept meanwhile. */
    checking: {
      invoke: {
        id: 'checkKept',
        src: 'checkKept',
        input: address,
        onDone: [
          { guard: { type: 'isFresh', params: ({ event }) => ({ isSame: event.output }) }, target: 'kept' },
          { target: 'stale' },
        ],
        // Nobody can be asked: it is as good as it was.
        onError: { target: 'kept' },
      },
      on: { 'removal.asked': 'removing' },
    },
    /** The lesson, or what shows it, is another by now. */
    stale: { on: { 'renewal.asked': 'keeping', 'removal.asked': 'removing' } },
    full: { on: { 'keeping.asked': 'measuringAgain', 'removal.asked': 'removing' } },
    /** Somebody may have made room. */
    measuringAgain: {
      invoke: {
        id: 'measureAgain',
        src: 'findSize',
        input: address,
        onDone: [
          {
            guard: { type: 'hasRoom', params: ({ event }) => event.output },
            target: 'keeping',
            actions: { type: 'noteMeasure', params: ({ event }) => event.output },
          },
          { target: 'full', actions: { type: 'noteMeasure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'full', actions: keepFault },
      },
    },
    failed: { on: { 'keeping.asked': { target: 'keeping', actions: 'forgetFault' }, 'removal.asked': 'removing' } },
    removing: {
      invoke: {
        id: 'dropKept',
        src: 'dropKept',
        input: address,
        onDone: { target: 'measuring', actions: 'forgetFault' },
        onError: { target: 'unremoved', actions: keepFault },
      },
    },
    unremoved: { on: { 'removal.asked': 'removing' } },
  },
})

export type LessonKeepingActor = ActorRefFrom<typeof lessonKeepingMachine>
export type LessonKeepingSnapshot = SnapshotFrom<typeof lessonKeepingMachine>
