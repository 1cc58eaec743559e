import { assign, raise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { planOf } from '../../domain/class-plan.ts'
import type { HeldClass } from '../../domain/contract/held-class.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import {
  cancelClassMachine,
  classEditMachine,
  classMessageMachine,
  type ClassEditValues,
} from './class-forms.machine.ts'

export type ClassDeskInput = Readonly<{
  classId: number
  /** Who looks; their own name is not among their co-instructors. */
  viewerId: number
}>

export type ClassDeskEvent =
  | { type: 'class.retried' }
  /** Something of the class was changed, here or in another part of the app. */
  | { type: 'topic.changed' }
  /** Raised where the class was read again. */
  | { type: 'record.renewed'; before: HeldClass; held: HeldClass }
  | { type: 'edit.begun' }
  | { type: 'message.begun' }
  | { type: 'cancellation.begun' }
  | { type: 'desk.left' }

/** What was done last, for whoever tells it. */
export type ClassNews = Readonly<{ what: 'changed' | 'cancelled' } | { what: 'messaged'; recipients: number }>

export type ClassDeskContext = ClassDeskInput &
  Readonly<{ held: HeldClass | null; news: ClassNews | null; fault: Fault | null }>

const valuesOf = (held: HeldClass, viewerId: number): ClassEditValues => ({
  ...planOf(held, viewerId),
  version: held.version,
})

/**
 * A class on its instructor's desk: read, and read again when something changes; one thing is done with it at a time.
 * While it is edited, what somebody else changed flows into the fields that were left alone, and with it the version.
 */
export const classDeskMachine = setup({
  types: {} as {
    input: ClassDeskInput
    context: ClassDeskContext
    events: ClassDeskEvent
    children: { edit: 'edit'; message: 'message'; cancellation: 'cancellation' }
  },
  actors: {
    readClass: unprovided<HeldClass, { classId: number }>('readClass'),
    watchTopics: unprovidedSource('watchTopics'),
    edit: classEditMachine,
    message: classMessageMachine,
    cancellation: cancelClassMachine,
  },
  actions: {
    takeClass: assign((_, { held }: { held: HeldClass }) => ({ held, fault: null })),
    /** To be done before the class is taken: an edit follows from what it began with. */
    tellOfRenewal: raise(({ context }, { held }: { held: HeldClass }) => ({
      type: 'record.renewed' as const,
      before: known(context.held, 'a class'),
      held,
    })),
    followClass: sendTo('edit', ({ context }, { before, held }: { before: HeldClass; held: HeldClass }) => ({
      type: 'values.followed' as const,
      from: valuesOf(before, context.viewerId),
      to: valuesOf(held, context.viewerId),
    })),
    tell: assign((_, { news }: { news: ClassNews }) => ({ news })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    canChange: ({ context }) => context.held?.nextEvents.includes('class.changed') === true,
    canCancel: ({ context }) => context.held?.nextEvents.includes('class.cancelled') === true,
    hasPeople: ({ context: { held } }) =>
      held !== null && held.counts.registered + held.counts.walkIn + held.counts.offered + held.counts.waitlisted > 0,
    isMissing: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'notFound',
  },
}).createMachine({
  id: 'classDesk',
  context: ({ input }) => ({ ...input, held: null, news: null, fault: null }),
  invoke: {
    id: 'watchTopics',
    src: 'watchTopics',
    onError: { actions: { type: 'keepFault', params: causeOf } },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readClass',
        src: 'readClass',
        input: ({ context: { classId } }) => ({ classId }),
        onDone: { target: 'ready', actions: { type: 'takeClass', params: ({ event }) => ({ held: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: causeOf }, target: 'missing' },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    /** No such class, or somebody else's: the two are not told apart. */
    missing: { tags: 'error' },
    failed: { tags: 'error', on: { 'class.retried': 'loading' } },
    ready: {
      type: 'parallel',
      states: {
        record: {
          initial: 'fresh',
          on: { 'topic.changed': '.reading' },
          states: {
            fresh: {},
            reading: {
              tags: 'busy',
              invoke: {
                id: 'readAgain',
                src: 'readClass',
                input: ({ context: { classId } }) => ({ classId }),
                onDone: {
                  target: 'fresh',
                  actions: [
                    { type: 'tellOfRenewal', params: ({ event }) => ({ held: event.output }) },
                    { type: 'takeClass', params: ({ event }) => ({ held: event.output }) },
                  ],
                },
                onError: { target: 'stale', actions: { type: 'keepFault', params: causeOf } },
              },
            },
            stale: { tags: 'error', on: { 'class.retried': 'reading' } },
          },
        },
        desk: {
          initial: 'clear',
          states: {
            clear: {
              on: {
                'edit.begun': { guard: 'canChange', target: 'editing' },
                'message.begun': { guard: 'hasPeople', target: 'writing' },
                'cancellation.begun': { guard: 'canCancel', target: 'cancelling' },
              },
            },
            editing: {
              on: {
                'desk.left': 'clear',
                'record.renewed': { actions: { type: 'followClass', params: ({ event }) => event } },
              },
              invoke: {
                id: 'edit',
                src: 'edit',
                input: ({ context: { classId, held, viewerId } }) => ({
                  form: `class-${classId}`,
                  values: valuesOf(known(held, 'a class'), viewerId),
                }),
                onDone: {
                  target: 'clear',
                  actions: [
                    { type: 'takeClass', params: ({ event }) => ({ held: event.output }) },
                    { type: 'tell', params: { news: { what: 'changed' } } },
                  ],
                },
                onError: { target: 'clear', actions: { type: 'keepFault', params: causeOf } },
              },
            },
            writing: {
              on: { 'desk.left': 'clear' },
              invoke: {
                id: 'message',
                src: 'message',
                input: ({ context: { classId } }) => ({
                  form: `class-${classId}-message`,
                  values: { audience: 'all' as const, text: '' },
                  drafted: ['audience' as const, 'text' as const],
                }),
                onDone: {
                  target: 'clear',
                  actions: {
                    type: 'tell',
                    params: ({ event }) => ({ news: { what: 'messaged', recipients: event.output.recipients } }),
                  },
                },
                onError: { target: 'clear', actions: { type: 'keepFault', params: causeOf } },
              },
            },
            cancelling: {
              on: { 'desk.left': 'clear' },
              invoke: {
                id: 'cancellation',
                src: 'cancellation',
                input: ({ context: { classId } }) => ({
                  form: `class-${classId}-cancellation`,
                  values: { reason: '' },
                  drafted: ['reason' as const],
                }),
                onDone: {
                  target: 'clear',
                  actions: [
                    { type: 'takeClass', params: ({ event }) => ({ held: event.output }) },
                    { type: 'tell', params: { news: { what: 'cancelled' } } },
                  ],
                },
                onError: { target: 'clear', actions: { type: 'keepFault', params: causeOf } },
              },
            },
          },
        },
      },
    },
  },
})

export type ClassDeskActor = ActorRefFrom<typeof classDeskMachine>
export type ClassDeskSnapshot = SnapshotFrom<typeof classDeskMachine>
