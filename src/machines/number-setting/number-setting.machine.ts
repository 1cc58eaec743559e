import { assign, setup, type ActorRefFrom } from 'xstate'

import { NUMBER_DEBOUNCE_MS } from '../../domain/constants.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { readNumber, type NumberLimits, type NumberProblem } from '../../domain/number-setting.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type NumberSettingEvent =
  | { type: 'number.typed'; text: string }
  /** What `watchValue` sends: the setting was changed elsewhere, or by a reset. */
  | { type: 'value.changed'; value: number }

export type NumberSettingInput = Readonly<{ value: number; limits: NumberLimits }>

export type NumberSettingContext = NumberSettingInput &
  Readonly<{
    /** What stands in the field; null where that is the value itself. */
    text: string | null
    problem: NumberProblem | null
    fault: Fault | null
  }>

/** A number that is applied by itself, half a second after it was typed, if it is one that may be. */
export const numberSettingMachine = setup({
  types: {} as { input: NumberSettingInput; context: NumberSettingContext; events: NumberSettingEvent },
  actors: {
    applyNumber: unprovided<void, { value: number }>('applyNumber'),
    watchValue: unprovidedSource('watchValue'),
  },
  actions: {
    take: assign(({ context }, { text }: { text: string }) => {
      const { value, problem } = readNumber(text, context.limits)
      return { text, problem, value: value ?? context.value, fault: null }
    }),
    follow: assign((_, { value }: { value: number }) => ({ value, text: null, problem: null, fault: null })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isAllowed: ({ context }, { text }: { text: string }) => readNumber(text, context.limits).problem === null,
    isNews: ({ context }, { value }: { value: number }) => value !== context.value,
  },
  delays: { debounce: NUMBER_DEBOUNCE_MS },
}).createMachine({
  id: 'numberSetting',
  context: ({ input }) => ({ ...input, text: null, problem: null, fault: null }),
  invoke: {
    id: 'watchValue',
    src: 'watchValue',
    // The field goes on by itself: it may show a value that was changed elsewhere since.
    onError: { actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) } },
  },
  initial: 'settled',
  on: {
    'number.typed': [
      {
        guard: { type: 'isAllowed', params: ({ event }) => event },
        target: '.waiting',
        // Each key starts the wait anew.
        reenter: true,
        actions: { type: 'take', params: ({ event }) => event },
      },
      { target: '.invalid', actions: { type: 'take', params: ({ event }) => event } },
    ],
    'value.changed': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.settled',
      actions: { type: 'follow', params: ({ event }) => event },
    },
  },
  states: {
    settled: {},
    waiting: { after: { debounce: 'applying' } },
    applying: {
      tags: 'busy',
      invoke: {
        id: 'applyNumber',
        src: 'applyNumber',
        input: ({ context }) => ({ value: context.value }),
        onDone: 'settled',
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    /** Nothing is applied until it is right. */
    invalid: {},
    failed: { tags: 'error' },
  },
})

export type NumberSettingActor = ActorRefFrom<typeof numberSettingMachine>
