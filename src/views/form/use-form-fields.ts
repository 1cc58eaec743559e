import { useSelector } from '@xstate/react'
import { useId, type FocusEvent } from 'react'

import type { FieldRule } from '../../domain/field-rules.ts'
import { recordOf } from '../../domain/keys.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import { beside } from '../../machines/filling.ts'
import { connectForm } from '../../machines/form/form.connect.ts'
import type { FieldName, FormActor, FormSnapshot, FormValues } from '../../machines/form/form.machine.ts'
import { fieldWords } from '../pages/field-words.ts'
import { whenLeft } from '../pages/left-to-submit.ts'

/** What a field is called, and the most characters that it takes; null where nothing of it is shown. */
export type FormField = Readonly<{ label: string; max?: number }> | null

/** A field, as the parts of a form take it. */
export type FieldProps<Value> = Readonly<{
  id: string
  name: string
  label: string
  error: string | undefined
  value: Value
  readOnly: boolean
  onValueChange: (value: Value) => void
  onBlur: (event: FocusEvent) => void
}>

/** Several fields, by their names. */
export type FieldPropsOf<Values> = { readonly [Name in keyof Values]: FieldProps<Values[Name]> }

type Options<Values extends FormValues> = Readonly<{
  /** What the ids of the fields begin with. */
  id?: string
  /** What a rule says, where a page has words of its own for it. */
  saying?: (rule: string, name: FieldName<Values>) => string
}>

/**
 * A form as its view takes it. Each of its values is a field with a name, or said to be none: what the server refuses
 * is told at its field, and what has none beside the others, so that nothing of it is lost.
 */
export const useFormFields = <Values extends FormValues, Output>(
  actor: FormActor<Values, Output>,
  fields: Readonly<Record<FieldName<Values>, FormField>>,
  { id: given, saying }: Options<Values> = {},
) => {
  const words = useWords()
  const formats = useFormats()
  const own = useId()
  const id = given ?? own
  const snapshot: FormSnapshot<Values, Output> = useSelector(actor, (at) => at)
  const form = connectForm<Values, Output>(snapshot, actor.send)
  const shown: Readonly<Record<string, FormField>> = fields
  const idOf = (name: string) => `${id}-${name}`
  const labelOf = (name: string) => shown[name]?.label ?? ''

  /** What is wrong with a field, in words, once it may be said. */
  const wrongWith = (name: FieldName<Values>): string | undefined => {
    const rule = form.error(name)
    const said = form.refusal(name)
    if (said !== null || rule === null) return said ?? undefined
    // What judges these forms is `rulesOf`.
    return saying ? saying(rule, name) : fieldWords(words, formats, rule as FieldRule, shown[name]?.max ?? 0)
  }
  const propsOf = <Name extends FieldName<Values>>(name: Name) => ({
    id: idOf(name),
    name,
    label: labelOf(name),
    error: wrongWith(name),
    value: form.field(name).value,
    readOnly: form.isBusy,
    onValueChange: form.field(name).onChange,
    onBlur: whenLeft(form.field(name).onBlur),
  })
  const isShown = (name: string) => (shown[name] ?? null) !== null

  return {
    form,
    isBusy: form.isBusy,
    values: snapshot.context.values,
    /** What went wrong that no field says. */
    fault: beside(form.fault, isShown),
    /** For the summary: what is wrong with it, field by field. */
    errors: form.summary.filter(isShown).map((name) => ({
      fieldId: idOf(name),
      message: `${labelOf(name)}: ${wrongWith(name as FieldName<Values>)}`,
    })),
    /** The rule that a field breaks, where the server says nothing of it. */
    isRule: (name: FieldName<Values>, rule: FieldRule) => form.refusal(name) === null && form.error(name) === rule,
    idOf: (name: FieldName<Values>) => idOf(name),
    propsOf,
    /** The same for several, by their names. */
    propsOfAll: <Name extends FieldName<Values>>(names: readonly Name[]) =>
      recordOf<Name, unknown>(names, propsOf) as FieldPropsOf<Pick<Values, Name>>,
    send: form.submit,
  }
}
