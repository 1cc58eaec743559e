import { headOf, type PathWords } from '../filling.ts'

/** A step of a wizard, and the fields that it asks for. */
export type WizardStep<Field extends string> = Readonly<{ key: string; fields: readonly Field[] }>

export const isOfStep = ({ fields }: WizardStep<string>, path: string): boolean => fields.includes(headOf(path))

export const isWholeStep = (steps: readonly WizardStep<string>[], errors: PathWords, at: number): boolean => {
  const step = steps[at]
  return step !== undefined && !Object.keys(errors).some((path) => isOfStep(step, path))
}

/** The first step with a field that was refused; -1 where none was. */
export const refusedStep = (steps: readonly WizardStep<string>[], refusals: PathWords): number =>
  steps.findIndex((step) => Object.keys(refusals).some((path) => isOfStep(step, path)))

/** A step is open where all before it are whole; the one after the last is the review. */
export const isReachable = (steps: readonly WizardStep<string>[], errors: PathWords, at: number): boolean =>
  steps.slice(0, at).every((_, before) => isWholeStep(steps, errors, before))

type Said = Readonly<{
  at: number
  touched: readonly string[]
  confirmed: readonly number[]
  errors: PathWords
  refusals: PathWords
}>

/** Paths of the step that is shown with something wrong that may be said, in the order of its fields. */
export const complaintsOf = (
  steps: readonly WizardStep<string>[],
  { at, touched, confirmed, errors, refusals }: Said,
): readonly string[] => {
  const step = steps[at]
  if (!step) return []
  const wrong = Object.keys(errors).filter((path) => confirmed.includes(at) || touched.includes(path))
  const paths = [...new Set([...wrong, ...Object.keys(refusals)])].filter((path) => isOfStep(step, path))
  return paths.toSorted((a, b) => step.fields.indexOf(headOf(a)) - step.fields.indexOf(headOf(b)))
}
