import { assign, setup, type ActorRefFrom } from 'xstate'

import { isDay } from '../../domain/calendar.ts'
import type { ExtensionPreview } from '../../domain/contract/enrollment-record.contract.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { toLatinDigits } from '../../domain/digits.ts'
import { EXTENSION_DAYS_MAX } from '../../domain/enrollment-change.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { ChosenRows, ListSelection } from '../../domain/list.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal, notDone } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** By how many days, or to which day, as it is written in the dialog. */
export type ExtensionChoice = Readonly<{ way: 'days' | 'until'; days: string; until: string }>

/** What is asked of the server: one of the two is null. */
export type ExtensionAsked = Readonly<{ selection: ListSelection; days: number | null; until: string | null }>

export type EnrollmentExtensionEvent =
  | { type: 'extension.asked'; people: ChosenRows }
  | { type: 'choice.changed'; choice: ExtensionChoice }
  | { type: 'look.asked' }
  | { type: 'extension.confirmed' }
  | { type: 'extension.left' }

export type EnrollmentExtensionContext = Readonly<{
  people: ChosenRows | null
  choice: ExtensionChoice
  /** What it would come to, of the choice as it is. */
  preview: ExtensionPreview | null
  /** What it came to the last time, another object each time, for whoever tells it. */
  done: Readonly<{ act: ListAct }> | null
  fault: Fault | null
}>

const USUAL: ExtensionChoice = { way: 'days', days: '30', until: '' }

/** The days that were written, in the digits of any script; null where they are none, or too many. */
export const daysWritten = (text: string): number | null => {
  const digits = toLatinDigits(text).trim()
  const days = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
  return days >= 1 && days <= EXTENSION_DAYS_MAX ? days : null
}

const askedOf = ({ people, choice }: EnrollmentExtensionContext): ExtensionAsked => ({
  selection: known(people, 'enrolments').selection,
  days: choice.way === 'days' ? daysWritten(choice.days) : null,
  until: choice.way === 'until' ? choice.until : null,
})

/**
 * Extending enrolments, one or many: how far is chosen, the server says what it would come to, old and new, and that is
 * what is confirmed. Another choice has to be looked at again. What is under way is not left.
 */
export const enrollmentExtensionMachine = setup({
  types: {} as { context: EnrollmentExtensionContext; events: EnrollmentExtensionEvent },
  actors: {
    preview: unprovided<ExtensionPreview, ExtensionAsked>('preview'),
    extend: unprovided<ListAct, ExtensionAsked>('extend'),
  },
  actions: {
    begin: assign((_, { people }: { people: ChosenRows }) => ({ people, choice: USUAL, preview: null, fault: null })),
    choose: assign((_, { choice }: { choice: ExtensionChoice }) => ({ choice, preview: null, fault: null })),
    keepPreview: assign((_, { preview }: { preview: ExtensionPreview }) => ({ preview })),
    keepDone: assign((_, { act }: { act: ListAct }) => ({ done: { act } })),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isChosen: ({ context: { choice } }) =>
      choice.way === 'days' ? daysWritten(choice.days) !== null : isDay(choice.until),
    isAnyExtended: ({ context }) => (context.preview?.extended ?? 0) > 0,
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
}).createMachine({
  id: 'enrollmentExtension',
  context: { people: null, choice: USUAL, preview: null, done: null, fault: null },
  initial: 'resting',
  states: {
    resting: {
      initial: 'quiet',
      on: { 'extension.asked': { target: 'choosing', actions: { type: 'begin', params: ({ event }) => event } } },
      states: { quiet: {}, done: {} },
    },
    choosing: {
      initial: 'open',
      on: {
        'choice.changed': { actions: { type: 'choose', params: ({ event }) => event } },
        'look.asked': [{ guard: 'isChosen', target: 'looking' }, '.wanting'],
        'extension.left': 'resting',
      },
      // What is still to be written is told once somebody has asked without it.
      states: { open: {}, wanting: {} },
    },
    looking: {
      tags: 'busy',
      entry: 'forgetFault',
      on: {
        'choice.changed': { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event } },
        'extension.left': 'resting',
      },
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => askedOf(context),
        onDone: {
          target: 'shown',
          actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: { target: 'unlooked', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    unlooked: {
      tags: 'error',
      on: {
        'choice.changed': { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event } },
        'look.asked': 'looking',
        'extension.left': 'resting',
      },
    },
    shown: {
      on: {
        'choice.changed': { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event } },
        'extension.confirmed': { guard: 'isAnyExtended', target: 'underway' },
        'extension.left': 'resting',
      },
    },
    underway: {
      tags: ['busy', 'kept'],
      entry: 'forgetFault',
      invoke: {
        id: 'extend',
        src: 'extend',
        input: ({ context }) => askedOf(context),
        onDone: {
          target: 'resting.done',
          actions: { type: 'keepDone', params: ({ event }) => ({ act: event.output }) },
        },
        onError: notDone,
      },
    },
    failed: {
      tags: 'error',
      on: {
        'choice.changed': { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event } },
        'extension.confirmed': { guard: 'isAnyExtended', target: 'underway' },
        'extension.left': 'resting',
      },
    },
    refused: {
      tags: 'error',
      on: {
        'choice.changed': { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event } },
        'extension.left': 'resting',
      },
    },
  },
})

export type EnrollmentExtensionMachine = typeof enrollmentExtensionMachine
export type EnrollmentExtensionActor = ActorRefFrom<EnrollmentExtensionMachine>
