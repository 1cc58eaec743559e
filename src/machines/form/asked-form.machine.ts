import { and, assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { atRest } from '../at-rest.ts'
import type { Drafted, FieldName, FormMachine, FormSnapshot, FormValues } from './form.machine.ts'
import type { Meanwhile, TheirsIn } from './meanwhile.ts'

/** With what a form opens: other values than it was given, where it says so, and what it is about. */
type Begun<Values extends FormValues, About> = Readonly<{ values?: Values; about?: About }>

export type AskedFormEvent<Values extends FormValues, About = unknown> =
  | ({ type: 'form.begun' } & Begun<Values, About>)
  | { type: 'form.left' }
  /** Of what somebody else changed meanwhile: what was written here is given up for it. */
  | { type: 'theirs.taken' }

type Options<Values extends FormValues, Output> = Readonly<{
  /** Names the chart, and the draft of its form. */
  id: string
  form: FormMachine<Values, Output>
  /** As a form's; none keeps no draft. */
  drafted?: Drafted<Values>
  /** Where two may change the same thing: how it is told that somebody was quicker. `about` then has what was seen as `was`. */
  theirsIn?: TheirsIn<Values>
}>

/** A form that opens when it is asked for, and is not left while it is on its way. `values` are those that it opens with. */
export const createAskedForm = <Values extends FormValues, Output, About = unknown>({
  id,
  form,
  drafted,
  theirsIn,
}: Options<Values, Output>) => {
  type FormState = FormSnapshot<Values, Output>
  type FormTold = Readonly<{ event: Readonly<{ snapshot: FormState }> }>
  return setup({
    types: {} as {
      input: Readonly<{ values: Values }>
      context: Readonly<{
        values: Values
        about: About | undefined
        output: Output | undefined
        fault: Fault | null
        /** What somebody else did to it since it was opened, until that is taken over. */
        meanwhile: Meanwhile<Values> | null
        /** What told of it last. */
        met: Fault | null
      }>
      events: AskedFormEvent<Values, About>
      children: { form: 'form' }
    },
    actors: { form },
    actions: {
      begin: assign(({ context }, { values, about }: Begun<Values, About>) => ({
        values: values ?? context.values,
        about,
        meanwhile: null,
        met: null,
      })),
      /**
       * What was written stays, where nothing was written theirs comes in, and the next try to save has seen theirs.
       */
      meetTheirs: enqueueActions(({ context, enqueue }, { form: { context: written } }: { form: FormState }) => {
        const theirs = theirsIn?.(written.fault)
        if (!theirs) return
        const { is, seen } = theirs
        enqueue.assign({
          meanwhile: { was: context.meanwhile?.was ?? context.values, is },
          met: written.fault,
        })
        const from = context.meanwhile?.is ?? context.values
        const about = { ...(written.about as object), was: seen }
        enqueue.sendTo('form', { type: 'values.followed', from, to: is, about })
      }),
      takeTheirs: enqueueActions(({ context: { meanwhile }, enqueue }) => {
        if (meanwhile === null) return
        for (const [field, value] of Object.entries(meanwhile.is) as [FieldName<Values>, Values[FieldName<Values>]][]) {
          enqueue.sendTo('form', { type: 'field.changed', field, value })
        }
        enqueue.assign({ meanwhile: null })
      }),
      takeOutput: assign((_, { output }: { output: Output }) => ({ output })),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    },
    guards: {
      isOvertaken: ({ context }, { form }: { form: FormState }) =>
        form.matches('failed') && form.context.fault !== context.met && !!theirsIn?.(form.context.fault),
      isBehind: ({ context }) => context.meanwhile !== null,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      about: undefined,
      output: undefined,
      fault: null,
      meanwhile: null,
      met: null,
    }),
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
        on: {
          'form.left': { guard: atRest('form'), target: 'resting' },
          ...(theirsIn && { 'theirs.taken': { guard: and([atRest('form'), 'isBehind']), actions: 'takeTheirs' } }),
        },
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({
            form: id,
            values: context.values,
            about: context.about,
            ...(drafted && { drafted }),
          }),
          ...(theirsIn && {
            onSnapshot: {
              guard: { type: 'isOvertaken', params: ({ event }: FormTold) => ({ form: event.snapshot }) },
              actions: { type: 'meetTheirs', params: ({ event }: FormTold) => ({ form: event.snapshot }) },
            },
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
}

export type AskedFormMachine<Values extends FormValues, Output, About = unknown> = ReturnType<
  typeof createAskedForm<Values, Output, About>
>
export type AskedFormActor<Values extends FormValues, Output, About = unknown> = ActorRefFrom<
  AskedFormMachine<Values, Output, About>
>
