import { signUpFormAt, type ProfileData } from '../../domain/contract/sign-up.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { pick, recordOf } from '../../domain/keys.ts'
import { askedIn, blankPerson, type AskedIn, type PersonValues } from '../../domain/person-fields.ts'
import { maskPhone } from '../../domain/phone.ts'
import { isUserType, type UserTypeId } from '../../domain/user-type.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

/** In the order in which they are asked for. */
export type SignUpValues = Omit<PersonValues<AskedIn<'signUp'>>, 'primaryAgencyId'> &
  Readonly<{
    password: string
    confirmPassword: string
    /** Zero: not listed. */
    primaryAgencyId: number | null
    userType: UserTypeId | null
    verificationCode: string
    terms: boolean
  }>

/** What became of it: whether a mail must be opened first, and at which address. */
export type SignedUp = Readonly<{ needsEmail: boolean; email: string }>

export const NO_PERSON: SignUpValues = {
  ...blankPerson(askedIn('signUp', 'identity')),
  password: '',
  confirmPassword: '',
  ...blankPerson(askedIn('signUp', 'contact', 'agencies')),
  ...blankPerson(askedIn('signUp', 'numbers')),
  primaryAgencyId: null,
  userType: null,
  verificationCode: '',
  terms: false,
}

/** Neither a password nor a code is kept, and terms are accepted anew each time. */
export const DRAFTED = {
  ...recordOf(askedIn('signUp'), () => true),
  password: false,
  confirmPassword: false,
  userType: true,
  verificationCode: false,
  terms: false,
} satisfies Drafted<SignUpValues>

/** What an invitation knows of a person, in the fields; what the address said about the account stays. */
export const filledIn = (values: SignUpValues, data: ProfileData): SignUpValues => ({
  ...values,
  ...pick(data, askedIn('prefill')),
  phone: maskPhone(data.phone),
  userType: values.userType ?? (isUserType(data.userType) ? data.userType : null),
})

/** The form of sign-up, judged by the server's own rules. `now` in milliseconds, for the age. */
export const createSignUpForm = (now: () => number) =>
  createFormMachine<SignUpValues, SignedUp>({ validate: rulesOf(signUpFormAt(now)) })
