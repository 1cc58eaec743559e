import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { atRest } from '../at-rest.ts'
import type { Drafted, FormMachine, FormValues } from './form.machine.ts'

export type AskedFormEvent<Values extends FormValues> =
  /** With other values than it was given, where it says so. */
  { type: 'form.begun'; values?: Values } | { type: 'form.left' }

type Options<Values extends FormValues, Output> = Readonly<{
  /** Names the chart, and the draft of its form. */
  id: string
  form: FormMachine<Values, Output>
  /** As a form's; none keeps no draft. */
  drafted?: Drafted<Values>
}>

/** A form that opens when it is asked for, and is not left while it is on its way. `values` are those that it opens with. */
export const createAskedForm = <Values extends FormValues, Output>({ id, form, drafted }: Options<Values, Output>) =>
  setup({
    types: {} as {
      input: Readonly<{ values: Values }>
      context: Readonly<{ values: Values; output: Output | undefined; fault: Fault | null }>
      events: AskedFormEvent<Values>
      children: { form: 'form' }
    },
    actors: { form },
    actions: {
      takeValues: assign(({ context }, { values }: { values?: Values | undefined }) => ({
        values: values ?? context.values,
      })),
      takeOutput: assign((_, { output }: { output: Output }) => ({ output })),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, output: undefined, fault: null }),
    initial: 'resting',
    states: {
      resting: {
        on: {
          'form.begun': {
            target: 'writing',
            actions: { type: 'takeValues', params: ({ event }) => event },
          },
        },
      },
      writing: {
        on: { 'form.left': { guard: atRest('form'), target: 'resting' } },
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({ form: id, values: context.values, ...(drafted && { drafted }) }),
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
      answered: {
        on: {
          'form.begun': {
            target: 'writing',
            actions: { type: 'takeValues', params: ({ event }) => event },
          },
        },
      },
    },
  })

export type AskedFormMachine<Values extends FormValues, Output> = ReturnType<typeof createAskedForm<Values, Output>>
export type AskedFormActor<Values extends FormValues, Output> = ActorRefFrom<AskedFormMachine<Values, Output>>
