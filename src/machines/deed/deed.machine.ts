import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { notDone, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type DeedEvent<Subject> =
  /** It is asked about first: it cannot be taken back, or is done to many. */
  | { type: 'deed.asked'; subject: Subject }
  /** It is done at once. */
  | { type: 'deed.begun'; subject: Subject }
  /** What belongs to it is chosen while it is asked about. */
  | { type: 'subject.changed'; subject: Subject }
  | { type: 'deed.confirmed' }
  | { type: 'deed.declined' }

export type DeedContext<Subject, Outcome> = Readonly<{
  /** With what it is done, or was done last. */
  subject: Subject | null
  /** What it came to the last time, another object each time, for whoever tells it. */
  done: Readonly<{ subject: Subject; outcome: Outcome }> | null
  fault: Fault | null
}>

export type DeedOptions<Subject> = Readonly<{
  /** Whether all that belongs to it is chosen. Pure. */
  isReady?: (subject: Subject) => boolean
}>

const make = <Subject, Outcome>({ isReady = () => true }: DeedOptions<Subject> = {}) =>
  setup({
    types: {} as { context: DeedContext<Subject, Outcome>; events: DeedEvent<Subject> },
    actors: { perform: unprovided<Outcome, { subject: Subject }>('perform') },
    actions: {
      take: assign((_, { subject }: { subject: Subject }) => ({ subject, fault: null })),
      keepDone: assign(({ context }, { outcome }: { outcome: Outcome }) => ({
        done: { subject: known(context.subject, 'a subject'), outcome },
      })),
      forgetFault: assign({ fault: null }),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    },
    guards: {
      isReady: ({ context }) => context.subject !== null && isReady(context.subject),
      ...refusalGuards,
    },
  }).createMachine({
    id: 'deed',
    context: { subject: null, done: null, fault: null },
    initial: 'resting',
    states: {
      resting: {
        initial: 'quiet',
        on: {
          'deed.asked': { target: 'asked', actions: { type: 'take', params: ({ event }) => event } },
          'deed.begun': { target: 'underway', actions: { type: 'take', params: ({ event }) => event } },
        },
        states: { quiet: {}, done: {} },
      },
      asked: {
        initial: 'open',
        on: {
          'subject.changed': { actions: { type: 'take', params: ({ event }) => event } },
          'deed.confirmed': [{ guard: 'isReady', target: 'underway' }, '.wanting'],
          'deed.declined': 'resting',
        },
        // What is still to be chosen is told once somebody has confirmed without it.
        states: { open: {}, wanting: {} },
      },
      underway: {
        tags: 'busy',
        entry: 'forgetFault',
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ context }) => ({ subject: known(context.subject, 'a subject') }),
          onDone: {
            target: 'resting.done',
            actions: { type: 'keepDone', params: ({ event }) => ({ outcome: event.output }) },
          },
          onError: notDone,
        },
      },
      failed: {
        tags: 'error',
        on: {
          'subject.changed': { target: 'asked', actions: { type: 'take', params: ({ event }) => event } },
          'deed.asked': { target: 'asked', actions: { type: 'take', params: ({ event }) => event } },
          'deed.begun': { target: 'underway', actions: { type: 'take', params: ({ event }) => event } },
          'deed.confirmed': { guard: 'isReady', target: 'underway' },
          'deed.declined': 'resting',
        },
      },
      /** Not offered again as it is: what belongs to it can be chosen otherwise. */
      refused: {
        tags: 'error',
        on: {
          'subject.changed': { target: 'asked', actions: { type: 'take', params: ({ event }) => event } },
          'deed.asked': { target: 'asked', actions: { type: 'take', params: ({ event }) => event } },
          'deed.begun': { target: 'underway', actions: { type: 'take', params: ({ event }) => event } },
          'deed.declined': 'resting',
        },
      },
    },
  })

export type DeedMachine<Subject, Outcome = void> = ReturnType<typeof make<Subject, Outcome>>

const usual = make<unknown, unknown>()

/**
 * Something that is done once somebody wants it, one at a time: asked about first, or at once. What is under way is
 * not left, so that what became of it is told; what could not be asked for can be tried again; what was refused would
 * be refused again, and is only put away.
 */
export const createDeedMachine = <Subject, Outcome = void>(options?: DeedOptions<Subject>) =>
  // To make a chart takes a phone a millisecond, and a page has some: most are the same.
  options === undefined ? (usual as DeedMachine<Subject, Outcome>) : make<Subject, Outcome>(options)

export type DeedActor<Subject, Outcome = void> = ActorRefFrom<DeedMachine<Subject, Outcome>>
