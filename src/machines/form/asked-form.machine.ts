import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { atRest } from '../at-rest.ts'
import type { FormMachine, FormValues } from './form.machine.ts'

export type AskedFormEvent = { type: 'form.begun' } | { type: 'form.left' }

type Options<Values extends FormValues, Output> = Readonly<{
  /** Names the chart; its form has no draft. */
  id: string
  form: FormMachine<Values, Output>
}>

/** A form that opens when it is asked for, and is not left while it is on its way. `values` are those that it opens with. */
export const createAskedForm = <Values extends FormValues, Output>({ id, form }: Options<Values, Output>) =>
  setup({
    types: {} as {
      input: Readonly<{ values: Values }>
      context: Readonly<{ values: Values; output: Output | undefined; fault: Fault | null }>
      events: AskedFormEvent
      children: { form: 'form' }
    },
    actors: { form },
    actions: {
      takeOutput: assign((_, { output }: { output: Output }) => ({ output })),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, output: undefined, fault: null }),
    initial: 'resting',
    states: {
      resting: { on: { 'form.begun': 'writing' } },
      writing: {
        on: { 'form.left': { guard: atRest('form'), target: 'resting' } },
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({ form: id, values: context.values }),
          onDone: {
            target: 'answered',
            actions: { type: 'takeOutput', params: ({ event }) => ({ output: event.output }) },
          },
          onError: {
            target: 'resting',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
          },
        },
      },
      answered: { on: { 'form.begun': 'writing' } },
    },
  })

export type AskedFormMachine<Values extends FormValues, Output> = ReturnType<typeof createAskedForm<Values, Output>>
export type AskedFormActor<Values extends FormValues, Output> = ActorRefFrom<AskedFormMachine<Values, Output>>
