import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import type { ListSelection } from '../../domain/list.ts'
import type { Delivery } from '../../domain/student-enrollment-list.ts'
import { atRest } from '../at-rest.ts'
import { known } from '../known.ts'
import { causeOf, notDone, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'
import { messageFormMachine } from './message-form.machine.ts'

/** Whom something is done with: one by a row's button, some, or all that match. */
export type ChosenStudents = Readonly<{ selection: ListSelection; count: number; isExact: boolean }>

export type StudentActsInput = Readonly<{ delivery: Delivery }>

export type StudentActsEvent =
  | { type: 'verification.chosen'; chosen: ChosenStudents }
  | { type: 'verification.confirmed' }
  | { type: 'message.chosen'; chosen: ChosenStudents }
  | { type: 'act.left' }

export type StudentActsContext = StudentActsInput &
  Readonly<{
    chosen: ChosenStudents | null
    /** How many were verified or written to. */
    count: number
    fault: Fault | null
  }>

/** What an instructor does with students: verify who they are, or write to them. One thing at a time. */
export const studentActsMachine = setup({
  types: {} as {
    input: StudentActsInput
    context: StudentActsContext
    events: StudentActsEvent
    children: { messageForm: 'messageForm' }
  },
  actors: {
    verify: unprovided<number, { selection: ListSelection }>('verify'),
    messageForm: messageFormMachine,
  },
  actions: {
    choose: assign((_, { chosen }: { chosen: ChosenStudents }) => ({ chosen, fault: null })),
    takeCount: assign((_, { count }: { count: number }) => ({ count })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'studentActs',
  context: ({ input }) => ({ ...input, chosen: null, count: 0, fault: null }),
  initial: 'still',
  states: {
    still: {
      initial: 'quiet',
      on: {
        'verification.chosen': { target: 'verifying', actions: { type: 'choose', params: ({ event }) => event } },
        'message.chosen': { target: 'writing', actions: { type: 'choose', params: ({ event }) => event } },
      },
      states: { quiet: {}, verified: {}, written: {}, unwritten: { tags: 'error' } },
    },
    verifying: {
      initial: 'asked',
      on: { 'act.left': 'still' },
      states: {
        asked: { on: { 'verification.confirmed': 'underway' } },
        underway: {
          tags: 'busy',
          entry: 'forgetFault',
          // What was begun is finished: it is told of, whatever it came to.
          on: { 'act.left': {} },
          invoke: {
            id: 'verify',
            src: 'verify',
            input: ({ context }) => ({ selection: known(context.chosen, 'a choice').selection }),
            onDone: {
              target: '#studentActs.still.verified',
              actions: { type: 'takeCount', params: ({ event }) => ({ count: event.output }) },
            },
            onError: notDone,
          },
        },
        failed: { tags: 'error', on: { 'verification.confirmed': 'underway' } },
        refused: { tags: 'error' },
      },
    },
    writing: {
      on: { 'act.left': { guard: atRest('messageForm'), target: 'still' } },
      invoke: {
        id: 'messageForm',
        src: 'messageForm',
        input: ({ context }) => ({
          form: 'instructorMessage',
          values: {
            subject: '',
            text: '',
            to: JSON.stringify({ delivery: context.delivery, selection: context.chosen?.selection }),
          },
          drafted: { subject: true, text: true, to: false },
        }),
        onDone: {
          target: 'still.written',
          actions: { type: 'takeCount', params: ({ event }) => ({ count: event.output }) },
        },
        onError: { target: 'still.unwritten', actions: { type: 'keepFault', params: causeOf } },
      },
    },
  },
})

export type StudentActsActor = ActorRefFrom<typeof studentActsMachine>
