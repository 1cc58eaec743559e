import type { PromiseActorLogic } from 'xstate'

import type { Fault } from '../domain/fault.ts'
import { unprovided } from './unprovided.ts'

type FillingActors<Values, Draft, Output> = {
  submit: PromiseActorLogic<Output, { values: Values; about?: unknown }>
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

/** Rules or words, by field or by a path in it: `sessions.1`. */
export type PathWords = Readonly<Record<string, string>>

/** The field that a path is in. */
export const headOf = (path: string): string => path.split('.', 1)[0] ?? path

/** The path of what has a control of its own, for a path that the server refuses; unless told, that of the field. */
export type PlaceOf = (path: string) => string

type Filled<Values> = Readonly<{
  values: Values
  typed: Partial<Values>
  refusals: PathWords
}>

type Rules<Values> = Readonly<{
  validate: (values: Values) => PathWords
  /** Pure: what else follows from the change. */
  settle?: (values: Values, before: Values) => Values
}>

const withoutField = (words: PathWords, field: string): PathWords =>
  Object.fromEntries(Object.entries(words).filter(([path]) => headOf(path) !== field))

/** What a person's change of a field makes of what is filled in. */
export const withField = <Values extends object>(
  { refusals, typed, values: before }: Filled<Values>,
  { field, value }: Readonly<{ field: keyof Values & string; value: Values[keyof Values & string] }>,
  { validate, settle }: Rules<Values>,
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

/** What the server said of the fields that are filled in, in words: the first thing at each place. */
export const refusalsOf = ({ fields = [] }: Fault, values: object, placeOf: PlaceOf = headOf): PathWords =>
  Object.fromEntries(
    fields
      .filter(({ field }) => Object.hasOwn(values, headOf(field)))
      .toReversed()
      .map(({ field, message }) => [placeOf(field), message]),
  )

/** What of a fault is said at none of the fields that are shown; null where they say all of it. */
export const beside = (fault: Fault | null, isShown: (field: string) => boolean): Fault | null => {
  const { fields = [] } = fault ?? {}
  const others = fields.filter(({ field }) => !isShown(headOf(field)))
  if (!fault || others.length === fields.length) return fault
  return others.length === 0 ? null : { ...fault, fields: others }
}

/** What the server said of one field, or of a part of it, where no form keeps it. */
export const refusalAt = (fault: Fault | null, name: string): string | undefined =>
  fault?.fields?.find(({ field }) => headOf(field) === name)?.message
