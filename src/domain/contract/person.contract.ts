import * as z from 'zod/mini'

import { FURTHER_AGENCIES } from '../agency.ts'
import { isBornLately, isOfAge, isWholeDate } from '../birthdate.ts'
import { DISCIPLINES } from '../discipline.ts'
import { rule } from '../field-rules.ts'
import { recordOf } from '../keys.ts'
import { PASSWORD_LENGTH, passwordLacks } from '../password.ts'
import {
  FOUND_BY_NAME,
  kindOf,
  LISTED,
  LISTED_KEYS,
  PERSON_FIELDS,
  PERSON_LIMITS,
  type KindOf,
  type ListedAs,
  type PersonField,
} from '../person-fields.ts'
import { isForeignPhone, isPhone } from '../phone.ts'
import { id } from './common.contract.ts'
import { nameUpTo, optionalNameUpTo } from './name.contract.ts'

/** Nothing aborts: a whole form's own checks run beside whatever else is wrong, and the first of a field is told. */
const needed = z.minLength(1)

/** Rules of the fields about a person (specification, section 5); every form and call that has one takes it here. */
export const personName = nameUpTo(PERSON_LIMITS.name)
export const emailAddress = z.string().check(z.trim(), needed, z.maxLength(PERSON_LIMITS.email), z.email())
const isOurs = z.refine<string>((phone) => !isForeignPhone(phone), rule('phoneCountry'))
export const phoneNumber = z.string().check(isOurs, z.refine(isPhone, rule('phone')))
/** For what needs a phone: an empty one is no phone. */
export const neededPhone = z.string().check(needed, isOurs, z.refine(isPhone, rule('phone')))
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
    z.refine(isWholeDate, rule('wholeDate')),
    z.refine((text) => isOfAge(text, now()), rule('age')),
    z.refine((text) => isBornLately(text, now()), rule('birthYear')),
  )
/** What a mail carried. */
export const mailedCode = z.string().check(z.trim(), needed, z.maxLength(PERSON_LIMITS.code))

/** The rule of a field, by its kind. `now` in milliseconds. */
const RULES = {
  name: () => personName,
  email: () => emailAddress,
  birthdate: birthdateAt,
  phone: () => phoneNumber,
  agency: () => primaryAgency,
  agencies: () => furtherAgencies,
  number: () => ownNumber,
  discipline: () => z.union([z.literal(''), z.enum(DISCIPLINES)]),
}

/** A field as it is answered: what is not known is empty, an agency that is not listed zero. */
const TOLD = {
  name: z.string(),
  email: z.string(),
  birthdate: z.string(),
  phone: z.string(),
  agency: z.int(),
  agencies: z.array(id),
  number: z.string(),
  discipline: z.string(),
} satisfies Record<keyof typeof RULES, z.ZodMiniType>

type Asked<Field extends PersonField> = { [Key in Field]: ReturnType<(typeof RULES)[KindOf<Key>]> }
type Told<Field extends PersonField> = { [Key in Field]: (typeof TOLD)[KindOf<Key>] }

/** The shape of what a form sends of some fields. Only a birthdate is judged by the clock. */
export const askedOf = <Field extends PersonField>(
  fields: readonly Field[],
  ...[now = () => 0]: 'birthdate' extends KindOf<Field> ? [now: () => number] : []
): Asked<Field> => recordOf(fields, (field) => RULES[kindOf(field)](now)) as Asked<Field>

/** The shape of what is answered of some fields. */
export const toldOf = <Field extends PersonField>(fields: readonly Field[]): Told<Field> =>
  recordOf(fields, (field) => TOLD[kindOf(field)])

/** Who a row of a list is about. */
export const namedRow = toldOf(FOUND_BY_NAME)

type ListedColumns = {
  [Key in keyof ListedAs]: Readonly<{ csv: readonly [Key] }> &
    Omit<(typeof PERSON_FIELDS)[ListedAs[Key]]['listed'], 'as'>
}

/** What lists of people show beside their names: the columns of a definition, and the shape of a row. */
export const listedColumns = recordOf(LISTED_KEYS, (key) => {
  const { as, ...shown } = PERSON_FIELDS[LISTED[key]].listed
  return { ...shown, csv: [as] }
}) as ListedColumns
export const listedRow = recordOf(LISTED_KEYS, () => z.nullable(z.string()))
