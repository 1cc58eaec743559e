import { use, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import { CHANGED_MEANWHILE } from '../../domain/contract/meanwhile.contract.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import { isSameValue, type FieldName, type FormActor, type FormValues } from '../../machines/form/form.machine.ts'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { MeanwhileContext } from './meanwhile.ts'
import { useFormFields, type FormField } from './use-form-fields.ts'

const written = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

/** As a field, and how its values are called where they are no words themselves. */
type GuardedField = NonNullable<FormField> & Readonly<{ saying?: (value: string) => string }>

/**
 * The fields of what somebody else may change at the same time. Where somebody was quicker, `overtaken` says so and
 * offers theirs, and each field that they changed says what they wrote; saving again keeps what is written here.
 */
export const useGuardedFields = <Values extends FormValues, Output>(
  actor: FormActor<Values, Output>,
  fields: Readonly<Record<FieldName<Values>, GuardedField>>,
  { id }: Readonly<{ id: string }>,
) => {
  const { changedMeanwhile: said } = useWords()
  const formats = useFormats()
  const { meanwhile, onTake } = use(MeanwhileContext)
  const form = useFormFields(actor, fields, { id })
  const shown: Readonly<Record<string, GuardedField>> = fields
  const { fault } = form

  const named = (name: string, value: FormValues[string]): string => {
    const { saying = (text: string) => text } = shown[name] ?? {}
    return Array.isArray(value) ? formats.list(value.map((one) => saying(String(one)))) : saying(String(value ?? ''))
  }

  /** What somebody else did to a field: under it, as its help. */
  const noteOf = (name: FieldName<Values>): ReactNode => {
    const is = meanwhile?.is[name] ?? null
    const was = meanwhile?.was[name] ?? null
    if (meanwhile === null || isSameValue(is, was)) return undefined
    const isTheirs = isSameValue(is, form.values[name] ?? null)
    const text = named(name, isTheirs ? was : is)
    return (
      <>
        {isTheirs ? said.before() : said.now()} {text === '' ? said.nothing() : <bdi className={written}>{text}</bdi>}
      </>
    )
  }

  const take = () => {
    flushSync(onTake)
    // What offered it is gone.
    const [first] = Object.keys(fields)
    document.getElementById(form.idOf(first as FieldName<Values>))?.focus()
  }

  return {
    ...form,
    fault: meanwhile !== null && fault?.code === CHANGED_MEANWHILE ? null : fault,
    noteOf,
    propsOf: <Name extends FieldName<Values>>(name: Name) => {
      const help = noteOf(name)
      return { ...form.propsOf(name), ...(help !== undefined && { help }) }
    },
    overtaken: meanwhile !== null && (
      <Banner
        tone="warning"
        announce="alert"
        title={said.title()}
        action={
          <Button variant="outline" size="sm" aria-disabled={form.isBusy || undefined} onClick={take}>
            {said.take()}
          </Button>
        }
      >
        {said.text()}
      </Banner>
    ),
  }
}
