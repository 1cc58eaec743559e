import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { atRest } from '../at-rest.ts'
import type { Drafted, FormMachine, FormValues } from './form.machine.ts'

/** With what a form opens: other values than it was given, where it says so, and what it is about. */
type Begun<Values extends FormValues, About> = Readonly<{ values?: Values; about?: About }>

export type AskedFormEvent<Values extends FormValues, About = unknown> =
  | ({ type: 'form.begun' } & Begun<Values, About>)
  | { type: 'form.left' }

type Options<Values extends FormValues, Output> = Readonly<{
  /** Names the chart, and the draft of its form. */
  id: string
  form: FormMachine<Values, Output>
  /** As a form's; none keeps no draft. */
  drafted?: Drafted<Values>
}>

/** A form that opens when it is asked for, and is not left while it is on its way. `values` are those that it opens with. */
export const createAskedForm = <Values extends FormValues, Output, About = unknown>({
  id,
  form,
  drafted,
}: Options<Values, Output>) =>
  setup({
    types: {} as {
      input: Readonly<{ values: Values }>
      context: Readonly<{ values: Values; about: About | undefined; output: Output | undefined; fault: Fault | null }>
      events: AskedFormEvent<Values, About>
      children: { form: 'form' }
    },
    actors: { form },
    actions: {
      begin: assign(({ context }, { values, about }: Begun<Values, About>) => ({
        values: values ?? context.values,
        about,
      })),
      takeOutput: assign((_, { output }: { output: Output }) => ({ output })),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, about: undefined, output: undefined, fault: null }),
    initial: 'resting',
    states: {
      resting: {
        on: {
          'form.begun': {
            target: 'writing',
            actions: { type: 'begin', params: ({ event }) => event },
          },
        },
      },
      writing: {
        on: { 'form.left': { guard: atRest('form'), target: 'resting' } },
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({
            form: id,
            values: context.values,
            about: context.about,
            ...(drafted && { drafted }),
          }),
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
            actions: { type: 'begin', params: ({ event }) => event },
          },
        },
      },
    },
  })

export type AskedFormMachine<Values extends FormValues, Output, About = unknown> = ReturnType<
  typeof createAskedForm<Values, Output, About>
>
export type AskedFormActor<Values extends FormValues, Output, About = unknown> = ActorRefFrom<
  AskedFormMachine<Values, Output, About>
>
