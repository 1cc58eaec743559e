import { useSelector } from '@xstate/react'

import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import { PASSWORD_LENGTH } from '../../../domain/password.ts'
import { USER_TYPE } from '../../../domain/user-type.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { SignedUp, SignUpValues } from '../../../machines/sign-up/sign-up-form.machine.ts'
import { useFormFields } from '../../form/use-form-fields.ts'

export type SignUpFormActor = FormActor<SignUpValues, SignedUp>
export type SignUpField = keyof SignUpValues
export type TextFieldName = {
  [Name in SignUpField]: SignUpValues[Name] extends string ? Name : never
}[SignUpField]

/** What the browser and the summary of errors know a field by. */
export type Lead = Readonly<{ name: SignUpField; fieldId: string; label: string }>

/** The form's fields as the views take them: what they say, and what is still lacking. */
export const useSignUpFields = (actor: SignUpFormActor) => {
  const { fields: said } = useWords().registration
  const wrong = useSelector(actor, ({ context }) => context.errors)
  const isInstructor = useSelector(actor, ({ context }) => context.values.userType === USER_TYPE.instructor)
  const named = (name: SignUpField, max: number = PERSON_LIMITS.name) => ({ label: said[name](), max })
  const fields = useFormFields(actor, {
    firstName: named('firstName'),
    lastName: named('lastName'),
    email: named('email', PERSON_LIMITS.email),
    birthdate: named('birthdate'),
    password: named('password', PASSWORD_LENGTH.most),
    confirmPassword: named('confirmPassword', PASSWORD_LENGTH.most),
    phone: named('phone'),
    primaryAgencyId: named('primaryAgencyId'),
    agencies: named('agencies'),
    licenseNumber: named('licenseNumber', PERSON_LIMITS.number),
    agencyNumber: named('agencyNumber', PERSON_LIMITS.number),
    userType: named('userType'),
    verificationCode: isInstructor ? named('verificationCode', PERSON_LIMITS.code) : null,
    terms: named('terms'),
  })
  const names = Object.keys(fields.values) as SignUpField[]
  const leadTo = (name: SignUpField): Lead => ({ name, fieldId: fields.idOf(name), label: said[name]() })
  return { ...fields, lacking: names.filter((name) => wrong[name] !== undefined).map(leadTo) }
}
