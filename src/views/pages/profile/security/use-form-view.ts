import { useSelector } from '@xstate/react'
import { useId, useRef, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import type { FieldRule } from '../../../../domain/field-rules.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import { connectForm } from '../../../../machines/form/form.connect.ts'
import type { FieldName, FormActor, FormSnapshot } from '../../../../machines/form/form.machine.ts'
import { fieldWords } from '../../field-words.ts'
import { isLeftToSubmit } from '../../left-to-submit.ts'

type Texts = Readonly<Record<string, string>>

/** A form of texts: what each field has to say, the summary of it once it was sent, and sending it. */
export const useFormView = <Values extends Texts>(
  actor: FormActor<Values, void>,
  fields: Readonly<Record<FieldName<Values>, Readonly<{ label: string; max: number }>>>,
) => {
  const words = useWords()
  const formats = useFormats()
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  const snapshot: FormSnapshot<Values, void> = useSelector(actor, (at) => at)
  const form = connectForm<Values, void>(snapshot, actor.send)

  const errorOf = (name: FieldName<Values>): string | undefined => {
    const { error, refusal } = form.field(name)
    if (refusal !== null) return refusal
    // What judges these forms is `rulesOf`.
    return error === null ? undefined : fieldWords(words, formats, error as FieldRule, fields[name].max)
  }
  const names = Object.keys(fields) as FieldName<Values>[]
  // Before it was sent, each field speaks for itself.
  const wasSent = names.every((name) => snapshot.context.touched.includes(name))
  const errors = (wasSent ? form.complaints : []).map((name) => ({
    fieldId: `${id}-${name}`,
    message: `${fields[name].label}: ${errorOf(name)}`,
  }))

  return {
    isBusy: form.isBusy,
    /** Something went wrong that no field has to do with. */
    fault: form.isFailed && errors.length === 0 ? snapshot.context.fault : null,
    errors,
    summary,
    isRule: (name: FieldName<Values>, rule: FieldRule) => form.field(name).error === rule,
    propsOf: (name: FieldName<Values>) => ({
      id: `${id}-${name}`,
      name,
      label: fields[name].label,
      error: errorOf(name),
      value: form.field(name).value,
      required: true,
      readOnly: form.isBusy,
      onValueChange: (value: string) => form.field(name).onChange(value as Values[FieldName<Values>]),
      onBlur: (event: FocusEvent) => {
        if (!isLeftToSubmit(event)) form.field(name).onBlur()
      },
    }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      flushSync(form.submit)
      summary.current?.focus()
    },
  }
}
