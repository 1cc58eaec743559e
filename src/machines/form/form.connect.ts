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
  /** Fields with something wrong that the person may see, in the order of the values: for the error summary. */
  complaints: readonly FieldName<Values>[]
  field: <Name extends FieldName<Values>>(name: Name) => FieldProps<Values[Name]>
  submit: () => void
}>

/** A form's snapshot as plain props. `disabled` is what the chart would not take now. */
export const connectForm = <Values extends FormValues, Output>(
  snapshot: FormSnapshot<Values, Output>,
  send: (event: FormEvent<Values>) => void,
): FormProps<Values> => {
  const { values, touched, errors, refusals } = snapshot.context
  const errorOf = (name: FieldName<Values>) => (touched.includes(name) ? (errors[name] ?? null) : null)

  return {
    isBusy: snapshot.hasTag('busy'),
    isFailed: snapshot.matches('failed'),
    isValid: Object.keys(errors).length === 0,
    canSubmit: snapshot.can({ type: 'form.submitted' }),
    complaints: (Object.keys(values) as FieldName<Values>[]).filter(
      (name) => errorOf(name) !== null || refusals[name] !== undefined,
    ),
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      refusal: refusals[name] ?? null,
      disabled: !snapshot.can({ type: 'field.changed', field: name, value: values[name] }),
      onChange: (value) => send({ type: 'field.changed', field: name, value }),
      onBlur: () => send({ type: 'field.left', field: name }),
    }),
    submit: () => send({ type: 'form.submitted' }),
  }
}
