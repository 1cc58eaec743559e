import { signUpFormAt, type ProfileData } from '../../domain/contract/sign-up.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { maskPhone } from '../../domain/phone.ts'
import { isUserType, type UserTypeId } from '../../domain/user-type.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

/** In the order in which they are asked for. */
export type SignUpValues = Readonly<{
  firstName: string
  lastName: string
  email: string
  birthdate: string
  password: string
  confirmPassword: string
  phone: string
  /** Zero: not listed. */
  primaryAgencyId: number | null
  agencies: readonly number[]
  licenseNumber: string
  agencyNumber: string
  userType: UserTypeId | null
  verificationCode: string
  terms: boolean
}>

/** What became of it: whether a mail must be opened first, and at which address. */
export type SignedUp = Readonly<{ needsEmail: boolean; email: string }>

export const NO_PERSON: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  birthdate: '',
  password: '',
  confirmPassword: '',
  phone: '',
  primaryAgencyId: null,
  agencies: [],
  licenseNumber: '',
  agencyNumber: '',
  userType: null,
  verificationCode: '',
  terms: false,
}

/** Neither a password nor a code is kept, and terms are accepted anew each time. */
export const DRAFTED = {
  firstName: true,
  lastName: true,
  email: true,
  birthdate: true,
  password: false,
  confirmPassword: false,
  phone: true,
  primaryAgencyId: true,
  agencies: true,
  licenseNumber: true,
  agencyNumber: true,
  userType: true,
  verificationCode: false,
  terms: false,
} satisfies Drafted<SignUpValues>

/** What an invitation knows of a person, in the fields; what the address said about the account stays. */
export const filledIn = (values: SignUpValues, data: ProfileData): SignUpValues => ({
  ...values,
  firstName: data.firstName,
  lastName: data.lastName,
  email: data.email,
  phone: maskPhone(data.phone),
  primaryAgencyId: data.primaryAgencyId,
  licenseNumber: data.licenseNumber,
  agencyNumber: data.agencyNumber,
  userType: values.userType ?? (isUserType(data.userType) ? data.userType : null),
})

/** The form of sign-up, judged by the server's own rules. `now` in milliseconds, for the age. */
export const createSignUpForm = (now: () => number) =>
  createFormMachine<SignUpValues, SignedUp>({ validate: rulesOf(signUpFormAt(now)) })
