import * as z from 'zod/mini'

import { rule, ruleOf } from '../field-rules.ts'
import { recordOf } from '../keys.ts'
import { askedIn, PERSON_LIMITS } from '../person-fields.ts'
import { isUserType, USER_TYPE } from '../user-type.ts'
import { id } from './common.contract.ts'
import { askedOf, mailedCode, newPassword, toldOf } from './person.contract.ts'

const userTypeId = z.int().check(z.refine(isUserType, rule('required')))
const optionalCode = z.string().check(z.trim(), z.maxLength(PERSON_LIMITS.code))

const fieldsAt = (now: () => number) => ({
  ...askedOf(askedIn('signUp', 'identity'), now),
  password: newPassword,
  ...askedOf(askedIn('signUp', 'contact', 'agencies')),
  ...askedOf(askedIn('signUp', 'numbers')),
  userType: userTypeId,
  verificationCode: optionalCode,
})

type Coded = Readonly<{ userType: unknown; verificationCode: unknown }>

const hasNeededCode = ({ userType, verificationCode }: Coded): boolean =>
  userType !== USER_TYPE.instructor || (typeof verificationCode === 'string' && verificationCode.trim() !== '')

/** What a person fills in: the payload, and two fields that are not sent. `now` in milliseconds. */
export const signUpFormAt = (now: () => number) =>
  z.object({ ...fieldsAt(now), confirmPassword: z.string(), terms: z.boolean() }).check(
    z.refine(
      ({ password, confirmPassword }) => password === confirmPassword,
      ruleOf('passwordsMatch', 'confirmPassword'),
    ),
    z.refine(hasNeededCode, ruleOf('verificationCode', 'verificationCode')),
    z.refine(({ terms }) => terms, ruleOf('terms', 'terms')),
  )

/**
 * POST /auth/sign-up, the payload of the specification's section 3. What may be empty may be absent too. The solved
 * bot check goes beside it, in the header `Bot-Check`, as JSON.
 */
export const signUpBodyAt = (now: () => number) => {
  const { phone, agencies, verificationCode, ...fields } = fieldsAt(now)
  return z
    .strictObject({
      ...fields,
      phone: z._default(phone, ''),
      agencies: z._default(agencies, []),
      ...recordOf(askedIn('signUp', 'numbers'), (field) => z._default(fields[field], '')),
      verificationCode: z._default(verificationCode, ''),
    })
    .check(z.refine(hasNeededCode, ruleOf('verificationCode', 'verificationCode')))
}

/**
 * The same whether or not the address had an account: what happened is told to the address alone. `needsEmail`
 * says whether a mail must be opened before signing in.
 */
export const signUpAnswer = z.object({ needsEmail: z.boolean() })

/** GET /auth/profile-data: what an invitation knows of the person whom it invites. */
export const profileDataQuery = z.object({
  profileId: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  verificationCode: mailedCode,
  userType: z.optional(z.string().check(z.regex(/^[123]$/))),
})

export const profileData = z.object({
  userType: z.int(),
  ...toldOf(askedIn('prefill')),
  primaryAgencyId: z.nullable(id),
})

export type SignUpForm = z.infer<ReturnType<typeof signUpFormAt>>
export type SignUpBody = z.infer<ReturnType<typeof signUpBodyAt>>
export type ProfileData = z.infer<typeof profileData>
