import { assign, raise, setup, type ActorRefFrom } from 'xstate'

import {
  nameChangeForm,
  type NameChange,
  type NameChangeForm,
  type NameStanding,
} from '../../domain/contract/name-change.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import type { NameChangeState } from '../../domain/name-change.ts'
import { atRest } from '../at-rest.ts'
import { createFormMachine, type FormActor } from '../form/form.machine.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type NameChangeValues = Readonly<NameChangeForm>

/** Another name, why, and what shows it. */
export const nameFormMachine = createFormMachine<NameChangeValues, NameChange>({ validate: rulesOf(nameChangeForm) })

export type NameFormActor = FormActor<NameChangeValues, NameChange>

export type NameChangeEvent =
  | { type: 'standing.retried' }
  /** Sent by `watchNetwork`: what could not be read without a network is read again. */
  | { type: 'network.returned' }
  /** Raised: it was read again, and may have been decided since. What is written meanwhile goes on. */
  | { type: 'standing.renewed'; standing: NameStanding }
  | { type: 'asking.begun'; firstName: string; lastName: string }
  | { type: 'asking.left' }
  | { type: 'withdrawal.asked' }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.declined' }

export type NameChangeContext = Readonly<{
  /** Null until it was read. */
  standing: NameStanding | null
  /** Something was asked, or withdrawn, here. */
  isChanged: boolean
  /** The name that the form begins with. */
  name: Readonly<{ firstName: string; lastName: string }>
  fault: Fault | null
}>

const is =
  (state: NameChangeState) =>
  ({ context }: { context: NameChangeContext }) =>
    context.standing?.latest?.state === state

/**
 * A person's name, where certificates or verifications stand on it: another one is asked for, waits for an
 * administrator, and is approved or refused; what was refused is asked for again.
 */
export const nameChangeMachine = setup({
  types: {} as { context: NameChangeContext; events: NameChangeEvent; children: { nameForm: 'nameForm' } },
  actors: {
    readStanding: unprovided<NameStanding>('readStanding'),
    /** What stands now, where what was recalled is of a while ago; null where it is not. */
    readIfOld: unprovided<NameStanding | null>('readIfOld'),
    watchNetwork: unprovidedSource('watchNetwork'),
    withdraw: unprovided<NameChange>('withdraw'),
    nameForm: nameFormMachine,
  },
  actions: {
    /** Provided where an answer is kept, or may have come with the page. */
    recall: assign({}),
    takeStanding: assign((_, { standing }: { standing: NameStanding }) => ({ standing, fault: null })),
    tellOfNews: raise((_, { standing }: { standing: NameStanding | null }) => ({
      type: 'standing.renewed' as const,
      standing: known(standing, 'a standing'),
    })),
    takeChange: assign((_, { change }: { change: NameChange }) => ({
      standing: { needsApproval: true, latest: change },
      isChanged: true,
      fault: null,
    })),
    takeName: assign((_, { firstName, lastName }: { firstName: string; lastName: string }) => ({
      name: { firstName, lastName },
      fault: null,
    })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    isHeld: ({ context }) => context.standing !== null,
    /** What was asked or withdrawn meanwhile is newer than what was read beside it. */
    isNews: ({ context }, { standing }: { standing: NameStanding | null }) => standing !== null && !context.isChanged,
    isDecided: (_, { standing }: { standing: NameStanding }) => standing.latest?.state !== 'asked',
    isFree: ({ context }) => context.standing?.needsApproval === false,
    isAsked: is('asked'),
    isApproved: is('approved'),
    isRefused: is('refused'),
  },
}).createMachine({
  id: 'nameChange',
  context: { standing: null, isChanged: false, name: { firstName: '', lastName: '' }, fault: null },
  invoke: {
    id: 'readIfOld',
    src: 'readIfOld',
    onDone: {
      guard: { type: 'isNews', params: ({ event }) => ({ standing: event.output }) },
      actions: { type: 'tellOfNews', params: ({ event }) => ({ standing: event.output }) },
    },
    // What is asked or withdrawn on the strength of what stood before the server refuses.
    onError: {},
  },
  initial: 'opening',
  states: {
    opening: { entry: 'recall', always: [{ guard: 'isHeld', target: 'known' }, { target: 'reading' }] },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readStanding',
        src: 'readStanding',
        onDone: {
          target: 'known',
          actions: { type: 'takeStanding', params: ({ event }) => ({ standing: event.output }) },
        },
        onError: { target: 'unread', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    unread: {
      tags: 'error',
      invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: { actions: { type: 'keepFault', params: causeOf } } },
      on: { 'standing.retried': 'reading', 'network.returned': 'reading' },
    },
    known: {
      initial: 'judging',
      on: {
        'standing.renewed': { target: '.judging', actions: { type: 'takeStanding', params: ({ event }) => event } },
      },
      states: {
        judging: {
          always: [
            { guard: 'isAsked', target: '#nameChange.waiting' },
            { guard: 'isFree', target: 'free' },
            { guard: 'isRefused', target: 'vouched.refused' },
            { guard: 'isApproved', target: 'vouched.approved' },
            { target: 'vouched.held' },
          ],
        },
        /** Nothing stands on the name: it is changed with the other details. */
        free: {},
        vouched: {
          initial: 'held',
          on: {
            'asking.begun': {
              target: '#nameChange.writing',
              actions: { type: 'takeName', params: ({ event }) => event },
            },
          },
          states: { held: {}, refused: {}, approved: {} },
        },
      },
    },
    writing: {
      on: {
        'asking.left': { guard: atRest('nameForm'), target: 'known' },
        // What is written stays: who leaves it sees how the name stands now.
        'standing.renewed': { actions: { type: 'takeStanding', params: ({ event }) => event } },
      },
      invoke: {
        id: 'nameForm',
        src: 'nameForm',
        input: ({ context }) => ({ form: 'nameChange', values: { ...context.name, reason: '', evidence: '' } }),
        onDone: {
          target: 'known',
          actions: { type: 'takeChange', params: ({ event }) => ({ change: event.output }) },
        },
        onError: { target: 'known', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    waiting: {
      initial: 'still',
      states: {
        still: {
          on: {
            'withdrawal.asked': 'asking',
            'standing.renewed': {
              target: '#nameChange.known',
              actions: { type: 'takeStanding', params: ({ event }) => event },
            },
          },
        },
        asking: {
          on: {
            'withdrawal.confirmed': 'withdrawing',
            'withdrawal.declined': 'still',
            // Once it was decided there is nothing to withdraw.
            'standing.renewed': {
              guard: { type: 'isDecided', params: ({ event }) => event },
              target: '#nameChange.known',
              actions: { type: 'takeStanding', params: ({ event }) => event },
            },
          },
        },
        withdrawing: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'withdraw',
            src: 'withdraw',
            onDone: {
              target: '#nameChange.known',
              actions: { type: 'takeChange', params: ({ event }) => ({ change: event.output }) },
            },
            onError: { target: 'unwithdrawn', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        /** It may have been decided meanwhile: it is read again. */
        unwithdrawn: { tags: 'error', on: { 'withdrawal.declined': '#nameChange.reading' } },
      },
    },
  },
})

export type NameChangeActor = ActorRefFrom<typeof nameChangeMachine>
