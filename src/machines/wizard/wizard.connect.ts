import type { Fault } from '../../domain/fault.ts'
import { beside } from '../filling.ts'
import { complaintsOf, isReachable, isWholeStep, type WizardStep } from './wizard-steps.ts'
import type { WizardEvent, WizardField, WizardSnapshot, WizardValues } from './wizard.machine.ts'

export type WizardPlace = Readonly<{
  key: string
  /** Whole and passed, the one that is shown, open to be gone to, or not yet. */
  state: 'done' | 'current' | 'open' | 'locked'
}>

export type WizardProps<Values extends WizardValues> = Readonly<{
  /** The key of the step that is shown; null on the review. */
  step: string | null
  /** From 1, the review being the last. */
  position: number
  places: readonly WizardPlace[]
  isFirst: boolean
  /** The one that is shown was come to: it takes the focus, which the first leaves to the page. */
  hasMoved: boolean
  /** On the way back from a step to a review that is whole. */
  canReview: boolean
  isBusy: boolean
  isFailed: boolean
  /** What went wrong with sending it that no field says. */
  fault: Fault | null
  /** What is wrong with the step that is shown, by path: for the error summary. */
  complaints: readonly string[]
  value: <Field extends WizardField<Values>>(field: Field) => Values[Field]
  /** A rule by field or by path, once it may be said. */
  error: (path: string) => string | null
  /** The server's words. */
  refusal: (path: string) => string | null
  change: <Field extends WizardField<Values>>(field: Field, value: Values[Field]) => void
  leave: (path: string) => void
  next: () => void
  back: () => void
  choose: (key: string) => void
  submit: () => void
  isRestartAsked: boolean
  askRestart: () => void
  declineRestart: () => void
  restart: () => void
}>

/** The place of the review among the steps. */
export const REVIEW = 'review'

/** A wizard's snapshot as plain props; `steps` are those that its machine was made of. */
export const connectWizard = <Values extends WizardValues, Output>(
  steps: readonly WizardStep<WizardField<Values>>[],
  snapshot: WizardSnapshot<Values, Output>,
  send: (event: WizardEvent<Values>) => void,
): WizardProps<Values> => {
  const { context } = snapshot
  const { at, values, errors, refusals, fault } = context
  const isFailed = snapshot.hasTag('error')
  const isReview =
    snapshot.matches({ open: { place: 'reviewing' } }) ||
    (['submitting', 'clearing', 'done'] as const).some((state) => snapshot.matches(state))
  const shown = isReview ? steps.length : at
  const complaints = isReview ? [] : complaintsOf(steps, context)
  const placeOf = (key: string, place: number): WizardPlace => {
    if (place === shown) return { key, state: 'current' }
    if (!isReachable(steps, errors, place)) return { key, state: 'locked' }
    const isDone = place < shown && isWholeStep(steps, errors, place) && isWholeStep(steps, refusals, place)
    return { key, state: isDone ? 'done' : 'open' }
  }
  const keys = [...steps.map(({ key }) => key), REVIEW]

  return {
    step: isReview ? null : (steps[at]?.key ?? null),
    position: shown + 1,
    places: keys.map(placeOf),
    isFirst: shown === 0,
    hasMoved: context.hasMoved,
    // A draft that is being recalled has no say in whether there is a way back.
    canReview:
      !isReview &&
      (snapshot.can({ type: 'review.chosen' }) ||
        (snapshot.matches('recalling') && isReachable(steps, errors, steps.length))),
    isBusy: snapshot.hasTag('busy'),
    isFailed,
    fault: isFailed ? beside(fault, (field) => Object.hasOwn(values, field)) : null,
    complaints,
    value: (field) => values[field],
    error: (path) => (complaints.includes(path) ? (errors[path] ?? null) : null),
    refusal: (path) => refusals[path] ?? null,
    change: (field, value) => send({ type: 'field.changed', field, value }),
    leave: (field) => send({ type: 'field.left', field }),
    next: () => send({ type: 'step.confirmed' }),
    back: () => send({ type: 'step.left' }),
    choose: (key) => send(key === REVIEW ? { type: 'review.chosen' } : { type: 'step.chosen', at: keys.indexOf(key) }),
    submit: () => send({ type: 'wizard.submitted' }),
    isRestartAsked: snapshot.matches({ open: { restart: 'asked' } }),
    askRestart: () => send({ type: 'restart.asked' }),
    declineRestart: () => send({ type: 'restart.declined' }),
    restart: () => send({ type: 'wizard.restarted' }),
  }
}
