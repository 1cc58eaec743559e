import { useSelector } from '@xstate/react'
import { useId, type FocusEvent } from 'react'

import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import { PASSWORD_LENGTH } from '../../../domain/password.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormActor, FormSnapshot } from '../../../machines/form/form.machine.ts'
import type { SignedUp, SignUpValues } from '../../../machines/sign-up/sign-up-form.machine.ts'
import { fieldWords } from '../field-words.ts'
import { isLeftToSubmit } from '../left-to-submit.ts'

export type SignUpFormActor = FormActor<SignUpValues, SignedUp>
export type SignUpField = keyof SignUpValues
export type TextFieldName = {
  [Name in SignUpField]: SignUpValues[Name] extends string ? Name : never
}[SignUpField]

const MOST: Readonly<Partial<Record<SignUpField, number>>> = {
  email: PERSON_LIMITS.email,
  password: PASSWORD_LENGTH.most,
  licenseNumber: PERSON_LIMITS.number,
  agencyNumber: PERSON_LIMITS.number,
  verificationCode: PERSON_LIMITS.code,
}

/** What the browser and the summary of errors know a field by. */
export type Lead = Readonly<{ name: SignUpField; fieldId: string; label: string }>

const whole = (snapshot: FormSnapshot<SignUpValues, SignedUp>) => snapshot

/** The form's fields as the views take them: what they say, and what is still lacking. */
export const useSignUpFields = (actor: SignUpFormActor) => {
  const words = useWords()
  const formats = useFormats()
  const id = useId()
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const { context } = snapshot
  const { fields } = words.registration

  const ruleOf = (name: SignUpField) => form.field(name).error as FieldRule | null
  const saying = (name: SignUpField): string | undefined => {
    const { refusal } = form.field(name)
    if (refusal !== null) return refusal
    const rule = ruleOf(name)
    return rule === null ? undefined : fieldWords(words, formats, rule, MOST[name] ?? PERSON_LIMITS.name)
  }
  const leadTo = (name: SignUpField): Lead => ({ name, fieldId: `${id}-${name}`, label: fields[name]() })
  const names = Object.keys(context.values) as SignUpField[]
  // Before it was sent, each field speaks for itself.
  const wasSent = names.every((name) => context.touched.includes(name))

  const propsOf = <Name extends SignUpField>(name: Name) => ({
    id: `${id}-${name}`,
    label: fields[name](),
    error: saying(name),
    value: form.field(name).value,
    readOnly: form.isBusy,
    onValueChange: form.field(name).onChange,
    onBlur: (event: FocusEvent) => {
      if (!isLeftToSubmit(event)) form.field(name).onBlur()
    },
  })

  return {
    form,
    fault: context.fault,
    propsOf,
    textOf: (name: TextFieldName) => ({ ...propsOf(name), name }),
    isRequirementsError: form.field('password').refusal === null && ruleOf('password') === 'password',
    /** Of the summary. */
    errors: (wasSent ? form.complaints : []).map((name) => ({
      fieldId: `${id}-${name}`,
      message: `${fields[name]()}: ${saying(name)}`,
    })),
    lacking: names.filter((name) => context.errors[name] !== undefined).map(leadTo),
  }
}

export type SignUpFields = ReturnType<typeof useSignUpFields>
