import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { keysOf } from '../../domain/keys.ts'
import { fillingActors, headOf, refusalsOf, withField, type PathWords, type PlaceOf } from '../filling.ts'
import { causeOf, refusalGuards } from '../refusal.ts'

type FieldValue = string | number | boolean | null | readonly number[] | readonly string[]
export type FormValues = Readonly<Record<string, FieldValue>>
export type FieldName<Values extends FormValues> = keyof Values & string

/** What is wrong, by rule: a key that i18n has words for. Who judges parts of a field names them by their path. */
export type FieldErrors<Values extends FormValues> = Readonly<Partial<Record<FieldName<Values>, string>>>

export type FormOptions<Values extends FormValues, Output = unknown> = Readonly<{
  /** At most one error a field. */
  validate: (values: Values) => FieldErrors<Values>
  placeOf?: PlaceOf
  /**
   * What it comes to where no answer came within `patience`, in milliseconds, or none at all: whoever asked for it has it
   * sent later. Only what is refused is left to the person then. Pure.
   */
  later?: Readonly<{ patience: number; outcome: (sent: Readonly<{ values: Values; about: unknown }>) => Output }>
}>

export type Drafted<Values extends FormValues> = Readonly<Record<FieldName<Values>, boolean>>

export type FormInput<Values extends FormValues> = Readonly<{
  /** Names the draft. */
  form: string
  values: Values
  /** What it is written for, where that is no field: sent along with it, and of no draft. Who submits knows its type. */
  about?: unknown
  /** Of each field whether it may be kept while the page is away: never a password or a code. None keeps no draft. */
  drafted?: Drafted<Values>
}>

export type FormEvent<Values extends FormValues> =
  | { type: 'field.changed'; field: FieldName<Values>; value: Values[FieldName<Values>] }
  | { type: 'field.left'; field: FieldName<Values> }
  | { type: 'form.submitted' }
  /** What the form is about was changed elsewhere, and is `about` now where that is given. A field that still has what it was given follows. */
  | { type: 'values.followed'; from: Values; to: Values; about?: unknown }

export type FormContext<Values extends FormValues, Output> = Readonly<{
  form: string
  about: unknown
  drafted: readonly FieldName<Values>[]
  values: Values
  /** Changed by the person on this page. */
  typed: Partial<Values>
  touched: readonly FieldName<Values>[]
  /** What is wrong, by rule. */
  errors: PathWords
  /** What the server said about a field, in words, until the field changes or the form is sent again. */
  refusals: PathWords
  fault: Fault | null
  output: Output | undefined
}>

const isSameList = (a: FieldValue, b: FieldValue): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => item === b[at])

export const isSameValue = (a: FieldValue, b: FieldValue): boolean => a === b || isSameList(a, b)

/** What `from` became elsewhere, without what was changed here. */
export const followed = <Values extends FormValues>(values: Values, from: Values, to: Values): Values => {
  const untouched = Object.keys(values).filter((name) => isSameValue(values[name] ?? null, from[name] ?? null))
  return { ...values, ...Object.fromEntries(untouched.map((name) => [name, to[name]])) }
}

/**
 * Any form. What is typed is drafted as it is typed, so that a session that ends in the middle loses nothing;
 * a field is complained about once it was left or the form was submitted.
 */
export const createFormMachine = <Values extends FormValues, Output>({
  validate: judge,
  placeOf = headOf,
  later,
}: FormOptions<Values, Output>) => {
  const validate = (values: Values) => judge(values) as PathWords
  type Name = FieldName<Values>
  type Draft = Partial<Values>

  const draftOf = ({ drafted, values }: FormContext<Values, Output>): Draft =>
    Object.fromEntries(drafted.map((field) => [field, values[field]])) as Draft

  return setup({
    types: {} as {
      input: FormInput<Values>
      context: FormContext<Values, Output>
      events: FormEvent<Values>
      output: Output
    },
    actors: fillingActors<Values, Draft, Output>(),
    actions: {
      change: assign(({ context }, changed: { field: Name; value: Values[Name] }) =>
        withField(context, changed, { validate }),
      ),
      follow: assign(({ context }, { from, to, about }: { from: Values; to: Values; about?: unknown }) => {
        const values = followed(context.values, from, to)
        return { values, errors: validate(values), about: about ?? context.about }
      }),
      touch: assign(({ context }, { field }: { field: Name }) => ({
        touched: context.touched.includes(field) ? context.touched : [...context.touched, field],
      })),
      touchAll: assign(({ context }) => ({ touched: Object.keys(context.values) as Name[] })),
      /** What was typed before the draft came is newer than the draft. */
      takeDraft: assign(({ context }, { draft }: { draft: Draft | null }) => {
        const values = { ...context.values, ...draft, ...context.typed }
        return { values, errors: validate(values) }
      }),
      takeOutput: assign((_, { output }: { output: Output }) => ({ output, fault: null })),
      leaveForLater: assign(({ context: { values, about } }) => ({ output: later?.outcome({ values, about }) })),
      keepFault: assign(({ context }, { cause }: { cause: unknown }) => {
        const fault = toFault(cause)
        return { fault, refusals: refusalsOf(fault, context.values, placeOf) }
      }),
      forgetFault: assign({ fault: null, refusals: {} }),
    },
    guards: {
      ...refusalGuards,
      hasDraft: ({ context }) => context.drafted.length > 0,
      isValid: ({ context }) => Object.keys(context.errors).length === 0,
      isHurried: stateIn({ recalling: 'hurried' }),
    },
    delays: { patience: later?.patience ?? 0 },
  }).createMachine({
    id: 'form',
    context: ({ input }) => ({
      form: input.form,
      about: input.about,
      drafted: input.drafted ? keysOf<FieldName<Values>>(input.drafted) : [],
      values: input.values,
      typed: {} as Partial<Values>,
      touched: [],
      errors: validate(input.values),
      refusals: {},
      fault: null,
      output: undefined,
    }),
    initial: 'opening',
    on: { 'values.followed': { actions: { type: 'follow', params: ({ event }) => event } } },
    states: {
      opening: { always: [{ guard: 'hasDraft', target: 'recalling' }, { target: 'editing' }] },
      recalling: {
        initial: 'calm',
        invoke: {
          id: 'recallDraft',
          src: 'recallDraft',
          input: ({ context }) => ({ form: context.form }),
          onDone: [
            {
              guard: 'isHurried',
              target: 'validating',
              actions: { type: 'takeDraft', params: ({ event }) => ({ draft: event.output }) },
            },
            {
              target: 'editing',
              actions: { type: 'takeDraft', params: ({ event }) => ({ draft: event.output }) },
            },
          ],
          onError: [{ guard: 'isHurried', target: 'validating' }, { target: 'editing' }],
        },
        on: {
          'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
          'field.left': { actions: { type: 'touch', params: ({ event }) => event } },
        },
        states: {
          calm: { on: { 'form.submitted': 'hurried' } },
          /** Sent already, perhaps before the scripts came: it goes as soon as it is whole. */
          hurried: { tags: 'busy' },
        },
      },
      editing: {
        initial: 'still',
        on: {
          'field.changed': [
            { guard: 'hasDraft', target: '.keeping', actions: { type: 'change', params: ({ event }) => event } },
            { actions: { type: 'change', params: ({ event }) => event } },
          ],
          'field.left': { actions: { type: 'touch', params: ({ event }) => event } },
          'form.submitted': 'validating',
        },
        states: {
          still: {},
          keeping: {
            invoke: {
              id: 'keepDraft',
              src: 'keepDraft',
              input: ({ context }) => ({ form: context.form, draft: draftOf(context) }),
              onDone: 'still',
              // A full or blocked storage keeps nothing; the form itself goes on.
              onError: 'still',
            },
          },
        },
      },
      validating: {
        entry: ['touchAll', 'forgetFault'],
        always: [{ guard: 'isValid', target: 'submitting' }, { target: 'editing' }],
      },
      submitting: {
        tags: 'busy',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({ values: context.values, about: context.about }),
          onDone: [
            {
              guard: 'hasDraft',
              target: 'clearing',
              actions: { type: 'takeOutput', params: ({ event }) => ({ output: event.output }) },
            },
            { target: 'done', actions: { type: 'takeOutput', params: ({ event }) => ({ output: event.output }) } },
          ],
          onError: [
            {
              ...(later && { guard: { type: 'isRefusal', params: causeOf } as const }),
              target: 'failed',
              actions: { type: 'keepFault', params: causeOf },
            },
            ...(later ? ([{ target: 'clearing', actions: 'leaveForLater' }] as const) : []),
          ],
        },
        ...(later && { after: { patience: { target: 'clearing', actions: 'leaveForLater' } as const } }),
      },
      failed: {
        tags: 'error',
        on: {
          'field.changed': [
            { guard: 'hasDraft', target: 'editing.keeping', actions: { type: 'change', params: ({ event }) => event } },
            { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
          ],
          'form.submitted': 'validating',
        },
      },
      clearing: {
        tags: 'busy',
        invoke: {
          id: 'dropDraft',
          src: 'dropDraft',
          input: ({ context }) => ({ form: context.form }),
          onDone: 'done',
          onError: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: ({ context }) => context.output as Output,
  })
}

export type FormMachine<Values extends FormValues, Output> = ReturnType<typeof createFormMachine<Values, Output>>
export type FormActor<Values extends FormValues, Output> = ActorRefFrom<FormMachine<Values, Output>>
export type FormSnapshot<Values extends FormValues, Output> = SnapshotFrom<FormMachine<Values, Output>>
