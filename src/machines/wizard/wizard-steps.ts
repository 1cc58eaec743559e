/** A step of a wizard, and the fields that it asks for. */
export type WizardStep<Field extends string> = Readonly<{ key: string; fields: readonly Field[] }>

/** Rules or words by field, or by a path in it: `sessions.1.endsAt`. */
export type WizardErrors = Readonly<Record<string, string>>

const headOf = (path: string): string => path.split('.', 1)[0] ?? path

export const isOfStep = ({ fields }: WizardStep<string>, path: string): boolean => fields.includes(headOf(path))

export const isWholeStep = (steps: readonly WizardStep<string>[], errors: WizardErrors, at: number): boolean => {
  const step = steps[at]
  return step !== undefined && !Object.keys(errors).some((path) => isOfStep(step, path))
}

/** A step is open where all before it are whole; the one after the last is the review. */
export const isReachable = (steps: readonly WizardStep<string>[], errors: WizardErrors, at: number): boolean =>
  steps.slice(0, at).every((_, before) => isWholeStep(steps, errors, before))

type Said = Readonly<{
  at: number
  touched: readonly string[]
  confirmed: readonly number[]
  errors: WizardErrors
  refusals: WizardErrors
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
