import type { PromiseActorLogic } from 'xstate'

import type { Fault } from '../domain/fault.ts'
import { unprovided } from './unprovided.ts'

type FillingActors<Values, Draft, Output> = {
  submit: PromiseActorLogic<Output, { values: Values }>
  recallDraft: PromiseActorLogic<Draft | null, { form: string }>
  keepDraft: PromiseActorLogic<void, { form: string; draft: Draft }>
  dropDraft: PromiseActorLogic<void, { form: string }>
}

/** The outside actors of whatever is filled in: a form, or a wizard. */
export const fillingActors = <Values, Draft, Output>(): FillingActors<Values, Draft, Output> => ({
  submit: unprovided('submit'),
  recallDraft: unprovided('recallDraft'),
  keepDraft: unprovided('keepDraft'),
  dropDraft: unprovided('dropDraft'),
})

type Filled<Values, Errors> = Readonly<{
  values: Values
  typed: Partial<Values>
  /** By field, or by a path in it. */
  refusals: Errors
}>

type Rules<Values, Errors> = Readonly<{
  validate: (values: Values) => Errors
  /** Pure: what else follows from the change. */
  settle?: (values: Values, before: Values) => Values
}>

const withoutField = <Errors extends object>(errors: Errors, field: string): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== field && !path.startsWith(`${field}.`)),
  ) as Errors

/** What a person's change of a field makes of what is filled in. */
export const withField = <Values extends object, Errors extends object>(
  { refusals, typed, values: before }: Filled<Values, Errors>,
  { field, value }: Readonly<{ field: keyof Values & string; value: Values[keyof Values & string] }>,
  { validate, settle }: Rules<Values, Errors>,
) => {
  const changed = { ...before, [field]: value }
  const values = settle ? settle(changed, before) : changed
  return {
    values,
    errors: validate(values),
    refusals: withoutField(refusals, field),
    typed: { ...typed, [field]: value },
  }
}

/** What the server said of fields, in words. */
export const refusalsOf = ({ fields = [] }: Fault): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ field, message }) => [field, message]))
