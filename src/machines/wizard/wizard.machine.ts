import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { fillingActors, headOf, refusalsOf, withField, type PathWords, type PlaceOf } from '../filling.ts'
import { causeOf } from '../refusal.ts'
import { isReachable, isWholeStep, refusedStep, type WizardStep } from './wizard-steps.ts'

export type WizardValues = Readonly<Record<string, unknown>>
export type WizardField<Values extends WizardValues> = keyof Values & string

export type WizardOptions<Values extends WizardValues> = Readonly<{
  /** In their order; every field belongs to one. */
  steps: readonly WizardStep<WizardField<Values>>[]
  /** A rule by field, or by a path in it, e.g. `sessions.1`. */
  validate: (values: Values) => PathWords
  placeOf?: PlaceOf
  /** Pure: a field that follows from what was changed, e.g. an end from its beginning. */
  settle?: (values: Values, before: Values) => Values
}>

export type WizardInput<Values extends WizardValues> = Readonly<{
  /** Names the draft. */
  form: string
  values: Values
}>

/** What is kept while the page is away: what was filled in, and how far. */
export type WizardDraft<Values extends WizardValues> = Readonly<{ at: number; values: Values }>

export type WizardEvent<Values extends WizardValues> =
  | { type: 'field.changed'; field: WizardField<Values>; value: Values[WizardField<Values>] }
  | { type: 'field.left'; field: string }
  /** On to the next step, or to the review. */
  | { type: 'step.confirmed' }
  | { type: 'step.left' }
  /** Any step up to the first that is not whole. */
  | { type: 'step.chosen'; at: number }
  | { type: 'review.chosen' }
  | { type: 'wizard.submitted' }
  | { type: 'restart.asked' }
  | { type: 'restart.declined' }
  /** What was filled in is thrown away, with its draft. */
  | { type: 'wizard.restarted' }

export type WizardContext<Values extends WizardValues, Output> = WizardInput<Values> &
  Readonly<{
    /** As it was given, to start over with. */
    blank: Values
    /** The step that is filled in, from 0. */
    at: number
    /** Another place is shown, or was, than the one that it opened with. */
    hasMoved: boolean
    typed: Partial<Values>
    touched: readonly string[]
    /** Steps that were to be left: all that is wrong with them is said. */
    confirmed: readonly number[]
    errors: PathWords
    /** What the server said about a field, in words, until it changes or all of it is sent again. */
    refusals: PathWords
    fault: Fault | null
    output: Output | undefined
  }>

const withOne = <Of>(list: readonly Of[], one: Of): readonly Of[] => (list.includes(one) ? list : [...list, one])

/**
 * A long form in steps: one at a time, each whole before the next, then all of it once more before it is sent. Going
 * back keeps what was typed, and so does a reload: the draft knows the step.
 *
 *     export const newClassMachine = createWizardMachine<NewClass, Created>({ steps, validate })
 *
 * `draftActors` of src/app/actors/draft.actors.ts provides its draft, `WizardView` of src/views/wizard draws it.
 */
export const createWizardMachine = <Values extends WizardValues, Output>({
  steps,
  validate,
  placeOf = headOf,
  settle,
}: WizardOptions<Values>) => {
  type Field = WizardField<Values>
  type Draft = WizardDraft<Values>

  return setup({
    types: {} as {
      input: WizardInput<Values>
      context: WizardContext<Values, Output>
      events: WizardEvent<Values>
      output: Output
    },
    actors: fillingActors<Values, Draft, Output>(),
    actions: {
      change: assign(({ context }, changed: { field: Field; value: Values[Field] }) =>
        withField(context, changed, { validate, ...(settle && { settle }) }),
      ),
      touch: assign(({ context }, { field }: { field: string }) => ({ touched: withOne(context.touched, field) })),
      complain: assign(({ context }) => ({ confirmed: withOne(context.confirmed, context.at) })),
      advance: assign(({ context }) => ({
        at: context.at + 1,
        hasMoved: true,
        confirmed: withOne(context.confirmed, context.at),
      })),
      goBack: assign(({ context }) => ({ at: context.at - 1 })),
      goTo: assign((_, { at }: { at: number }) => ({ at, hasMoved: true })),
      move: assign({ hasMoved: true }),
      /** What was typed before the draft came is newer than the draft. */
      takeDraft: assign(({ context }, { draft }: { draft: Draft | null }) => {
        const values = { ...context.values, ...draft?.values, ...context.typed }
        const errors = validate(values)
        const reached = steps.filter((_, at) => isReachable(steps, errors, at)).length - 1
        const at = Math.min(draft?.at ?? 0, reached)
        return { values, errors, at, hasMoved: at > 0 }
      }),
      startOver: assign(({ context: { blank } }) => ({
        values: blank,
        errors: validate(blank),
        at: 0,
        typed: {},
        touched: [],
        confirmed: [],
        refusals: {},
        fault: null,
      })),
      takeOutput: assign((_, { output }: { output: Output }) => ({ output })),
      keepFault: assign(({ context }, { cause }: { cause: unknown }) => {
        const fault = toFault(cause)
        return { fault, refusals: refusalsOf(fault, context.values, placeOf) }
      }),
      /** To the first step that has a refused field. */
      goToRefused: assign(({ context }) => ({ at: refusedStep(steps, context.refusals) })),
      forgetFault: assign({ fault: null, refusals: {} }),
    },
    guards: {
      isWholeStep: ({ context }) => isWholeStep(steps, context.errors, context.at),
      isLastWhole: ({ context }) => context.at === steps.length - 1 && isReachable(steps, context.errors, steps.length),
      isWhole: ({ context }) => isReachable(steps, context.errors, steps.length),
      isOfStep: ({ context }, { cause }: { cause: unknown }) =>
        refusedStep(steps, refusalsOf(toFault(cause), context.values, placeOf)) !== -1,
      isFurther: ({ context }) => context.at > 0,
      canReach: ({ context }, { at }: { at: number }) =>
        at >= 0 && at < steps.length && isReachable(steps, context.errors, at),
    },
  }).createMachine({
    id: 'wizard',
    context: ({ input }) => ({
      ...input,
      blank: input.values,
      at: 0,
      hasMoved: false,
      typed: {},
      touched: [],
      confirmed: [],
      errors: validate(input.values),
      refusals: {},
      fault: null,
      output: undefined,
    }),
    initial: 'recalling',
    states: {
      recalling: {
        invoke: {
          id: 'recallDraft',
          src: 'recallDraft',
          input: ({ context }) => ({ form: context.form }),
          onDone: {
            target: 'open',
            actions: { type: 'takeDraft', params: ({ event }) => ({ draft: event.output }) },
          },
          onError: 'open',
        },
        on: { 'field.changed': { actions: { type: 'change', params: ({ event }) => event } } },
      },
      open: {
        type: 'parallel',
        states: {
          place: {
            initial: 'filling',
            states: {
              filling: {
                initial: 'still',
                on: {
                  'field.changed': { target: '.keeping', actions: { type: 'change', params: ({ event }) => event } },
                  'field.left': { actions: { type: 'touch', params: ({ event }) => event } },
                  'step.confirmed': [
                    { guard: 'isLastWhole', target: 'reviewing' },
                    { guard: 'isWholeStep', target: '.keeping', actions: 'advance' },
                    { actions: 'complain' },
                  ],
                  'step.left': { guard: 'isFurther', target: '.keeping', actions: 'goBack' },
                  'step.chosen': {
                    guard: { type: 'canReach', params: ({ event }) => event },
                    target: '.keeping',
                    actions: { type: 'goTo', params: ({ event }) => event },
                  },
                  'review.chosen': { guard: 'isWhole', target: 'reviewing' },
                },
                states: {
                  still: {},
                  keeping: {
                    invoke: {
                      id: 'keepDraft',
                      src: 'keepDraft',
                      input: ({ context: { form, at, values } }) => ({ form, draft: { at, values } }),
                      onDone: 'still',
                      // A full or blocked storage keeps nothing; the form itself goes on.
                      onError: 'still',
                    },
                  },
                  /** Sent, and come back from where the server found something wrong with it. */
                  refused: { tags: 'error' },
                },
              },
              reviewing: {
                initial: 'ready',
                entry: 'move',
                on: {
                  'wizard.submitted': '#wizard.submitting',
                  'step.left': 'filling',
                  'step.chosen': {
                    guard: { type: 'canReach', params: ({ event }) => event },
                    target: 'filling',
                    actions: { type: 'goTo', params: ({ event }) => event },
                  },
                },
                states: {
                  ready: {},
                  failed: { tags: 'error' },
                },
              },
            },
          },
          restart: {
            initial: 'unasked',
            states: {
              unasked: { on: { 'restart.asked': 'asked' } },
              asked: { on: { 'restart.declined': 'unasked', 'wizard.restarted': '#wizard.restarting' } },
            },
          },
        },
      },
      submitting: {
        tags: 'busy',
        entry: 'forgetFault',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({ values: context.values }),
          onDone: {
            target: 'clearing',
            actions: { type: 'takeOutput', params: ({ event }) => ({ output: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isOfStep', params: causeOf },
              target: 'open.place.filling.refused',
              actions: [{ type: 'keepFault', params: causeOf }, 'goToRefused'],
            },
            { target: 'open.place.reviewing.failed', actions: { type: 'keepFault', params: causeOf } },
          ],
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
      restarting: {
        entry: 'startOver',
        invoke: {
          id: 'dropDraft',
          src: 'dropDraft',
          input: ({ context }) => ({ form: context.form }),
          onDone: 'open',
          onError: 'open',
        },
      },
      done: { type: 'final' },
    },
    output: ({ context }) => context.output as Output,
  })
}

export type WizardMachine<Values extends WizardValues, Output> = ReturnType<typeof createWizardMachine<Values, Output>>
export type WizardActor<Values extends WizardValues, Output> = ActorRefFrom<WizardMachine<Values, Output>>
export type WizardSnapshot<Values extends WizardValues, Output> = SnapshotFrom<WizardMachine<Values, Output>>
