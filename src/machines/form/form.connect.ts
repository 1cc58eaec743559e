import type { Fault } from '../../domain/fault.ts'
import { headOf } from '../filling.ts'
import type { FieldName, FormEvent, FormSnapshot, FormValues } from './form.machine.ts'

export type FieldProps<Value> = Readonly<{
  name: string
  value: Value
  /** A key of the form's rules. */
  error: string | null
  /** The server's words. */
  refusal: string | null
  disabled: boolean
  onChange: (value: Value) => void
  onBlur: () => void
}>

export type FormProps<Values extends FormValues> = Readonly<{
  isBusy: boolean
  isFailed: boolean
  /** Every rule holds, whether or not the fields were touched. */
  isValid: boolean
  canSubmit: boolean
  /** What went wrong with sending it, as long as nothing was changed since. */
  fault: Fault | null
  /** What is wrong and may be seen, by field or by a path in it, in the order of the values. */
  complaints: readonly string[]
  /** The same once it was sent: before, each field speaks for itself. */
  summary: readonly string[]
  /** A rule by field or by path, once it may be said. */
  error: (path: string) => string | null
  /** The server's words. */
  refusal: (path: string) => string | null
  field: <Name extends FieldName<Values>>(name: Name) => FieldProps<Values[Name]>
  submit: () => void
}>

/** A form's snapshot as plain props. `disabled` is what the chart would not take now. */
export const connectForm = <Values extends FormValues, Output>(
  snapshot: FormSnapshot<Values, Output>,
  send: (event: FormEvent<Values>) => void,
): FormProps<Values> => {
  const { values, touched, errors, refusals, fault } = snapshot.context
  const names = Object.keys(values) as FieldName<Values>[]
  const touches: readonly string[] = touched
  const errorOf = (path: string) => (touches.includes(headOf(path)) ? (errors[path] ?? null) : null)
  const refusalOf = (path: string) => refusals[path] ?? null
  const isFailed = snapshot.matches('failed')
  const paths = [...new Set([...Object.keys(errors), ...Object.keys(refusals)])]
  const complaints = names.flatMap((name) =>
    paths.filter((path) => headOf(path) === name && (errorOf(path) ?? refusalOf(path)) !== null),
  )

  return {
    isBusy: snapshot.hasTag('busy'),
    isFailed,
    isValid: Object.keys(errors).length === 0,
    canSubmit: snapshot.can({ type: 'form.submitted' }),
    fault: isFailed ? fault : null,
    complaints,
    summary: names.every((name) => touched.includes(name)) ? complaints : [],
    error: errorOf,
    refusal: refusalOf,
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      refusal: refusalOf(name),
      disabled: !snapshot.can({ type: 'field.changed', field: name, value: values[name] }),
      onChange: (value) => send({ type: 'field.changed', field: name, value }),
      onBlur: () => send({ type: 'field.left', field: name }),
    }),
    submit: () => send({ type: 'form.submitted' }),
  }
}
