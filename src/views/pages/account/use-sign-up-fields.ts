import { useSelector } from '@xstate/react'

import { PASSWORD_LENGTH } from '../../../domain/password.ts'
import { askedIn, PERSON_LIMITS } from '../../../domain/person-fields.ts'
import { USER_TYPE } from '../../../domain/user-type.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { SignedUp, SignUpValues } from '../../../machines/sign-up/sign-up-form.machine.ts'
import { personFields } from '../../form/person-fields.view.tsx'
import { useFormFields, type FormField } from '../../form/use-form-fields.ts'

export type SignUpFormActor = FormActor<SignUpValues, SignedUp>
export type SignUpField = keyof SignUpValues
export type TextFieldName = {
  [Name in SignUpField]: SignUpValues[Name] extends string ? Name : never
}[SignUpField]

/** What the browser and the summary of errors know a field by. */
export type Lead = Readonly<{ name: SignUpField; fieldId: string; label: string }>

/** The form's fields as the views take them: what they say, and what is still lacking. */
export const useSignUpFields = (actor: SignUpFormActor) => {
  const words = useWords()
  const { fields: said } = words.registration
  const wrong = useSelector(actor, ({ context }) => context.errors)
  const isInstructor = useSelector(actor, ({ context }) => context.values.userType === USER_TYPE.instructor)
  const described: Record<SignUpField, FormField> = {
    ...personFields(words, askedIn('signUp')),
    password: { label: said.password(), max: PASSWORD_LENGTH.most },
    confirmPassword: { label: said.confirmPassword(), max: PASSWORD_LENGTH.most },
    userType: { label: said.userType() },
    verificationCode: isInstructor ? { label: said.verificationCode(), max: PERSON_LIMITS.code } : null,
    terms: { label: said.terms() },
  }
  const fields = useFormFields(actor, described)
  const names = Object.keys(fields.values) as SignUpField[]
  const leadTo = (name: SignUpField): Lead => ({
    name,
    fieldId: fields.idOf(name),
    label: described[name]?.label ?? '',
  })
  return { ...fields, lacking: names.filter((name) => wrong[name] !== undefined).map(leadTo) }
}
