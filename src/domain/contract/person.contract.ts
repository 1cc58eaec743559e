import * as z from 'zod/mini'

import { FURTHER_AGENCIES } from '../agency.ts'
import { isBornLately, isOfAge } from '../birthdate.ts'
import { rule } from '../field-rules.ts'
import { PASSWORD_LENGTH, passwordLacks } from '../password.ts'
import { isPhone } from '../phone.ts'
import { id } from './common.contract.ts'
import { nameUpTo, optionalNameUpTo } from './name.contract.ts'

/** Characters that the fields about a person take. */
export const PERSON_LIMITS = { name: 60, email: 254, number: 40, code: 100 } as const

/** Nothing aborts: a whole form's own checks run beside whatever else is wrong, and the first of a field is told. */
const needed = z.minLength(1)

/** Rules of the fields about a person (specification, section 5); every form and call that has one takes it here. */
export const personName = nameUpTo(PERSON_LIMITS.name)
export const emailAddress = z.string().check(z.trim(), needed, z.maxLength(PERSON_LIMITS.email), z.email())
export const phoneNumber = z.string().check(z.refine(isPhone, rule('phone')))
/** For what needs a phone: an empty one is no phone. */
export const neededPhone = z.string().check(needed, z.refine(isPhone, rule('phone')))
/** A licence or an agency's own number: of any kind, and optional. */
export const ownNumber = optionalNameUpTo(PERSON_LIMITS.number)
/** Zero: the agency is not listed. */
export const primaryAgency = z.int().check(z.nonnegative())
export const furtherAgencies = z.array(id).check(z.maxLength(FURTHER_AGENCIES))
export const newPassword = z.string().check(
  needed,
  z.maxLength(PASSWORD_LENGTH.most),
  z.refine((password) => passwordLacks(password).length === 0, rule('password')),
)
/** A password that is already one: whatever it is, the server compares it. */
export const heldPassword = z.string().check(needed, z.maxLength(PASSWORD_LENGTH.most))
/** `MM/DD/YYYY`, of someone old enough. The server's clock decides; the browser's is a courtesy. */
export const birthdateAt = (now: () => number) =>
  z.string().check(
    needed,
    z.refine((text) => isOfAge(text, now()), rule('age')),
    z.refine((text) => isBornLately(text, now()), rule('birthYear')),
  )
/** What a mail carried. */
export const mailedCode = z.string().check(z.trim(), needed, z.maxLength(PERSON_LIMITS.code))
