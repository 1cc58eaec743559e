import { NOT_LISTED } from './agency.ts'
import { recordOf } from './keys.ts'

/** The most characters that a field takes, by its kind; a code is what a mail carried. */
export const PERSON_LIMITS = { name: 60, email: 254, number: 40, code: 100 } as const

/** A field that is empty, by its kind. From its kind come its rule too (`person.contract.ts`), and its control. */
const BLANK = {
  name: '',
  email: '',
  birthdate: '',
  phone: '',
  agency: NOT_LISTED,
  agencies: [] as readonly number[],
  /** Of any kind, and nobody needs one. */
  number: '',
  /** Told by others. */
  discipline: '',
}

type Kinds = typeof BLANK

/** Forms that ask for it; `prefill` is what sign-up knows already of who was invited. */
export type PersonForm = 'signUp' | 'prefill' | 'invitation' | 'profile' | 'verification' | 'walkIn'

type Description = Readonly<{
  kind: keyof Kinds
  /** Which part of a longer form it stands in. */
  part: 'identity' | 'contact' | 'numbers' | 'agencies'
  asked: readonly PersonForm[]
  /** Certificates stand on it: once they do, another is asked for and decided. */
  isVouchedFor?: true
  /** In lists of people, for whoever leads them: the key of its column, which is shown unless it is chosen. */
  listed?: Readonly<{ as: string; shown?: 'onChoice' }>
  /** A search finds people by it: with their name, or in an index of its own, which is for whoever sees everybody. */
  found?: 'byName' | 'byItself'
}>

const describePerson = <const Described extends Readonly<Record<string, Description>>>(described: Described) =>
  described

/**
 * What is known of a person. Each field is a column of its name (further agencies are rows) and in the download of
 * one's own data; its person sees and edits it where `profile` asks for it, and others see it as it is listed. From it
 * follow contracts, forms, lists, files, searches, and what the server reads and writes.
 */
export const PERSON_FIELDS = describePerson({
  firstName: {
    kind: 'name',
    part: 'identity',
    asked: ['signUp', 'prefill', 'invitation', 'profile', 'verification', 'walkIn'],
    isVouchedFor: true,
    found: 'byName',
  },
  lastName: {
    kind: 'name',
    part: 'identity',
    asked: ['signUp', 'prefill', 'invitation', 'profile', 'verification', 'walkIn'],
    isVouchedFor: true,
    found: 'byName',
  },
  email: {
    kind: 'email',
    part: 'identity',
    asked: ['signUp', 'prefill', 'invitation', 'walkIn'],
    found: 'byName',
  },
  birthdate: { kind: 'birthdate', part: 'identity', asked: ['signUp'] },
  phone: { kind: 'phone', part: 'contact', asked: ['signUp', 'prefill', 'invitation', 'profile', 'walkIn'] },
  licenseNumber: {
    kind: 'number',
    part: 'numbers',
    asked: ['signUp', 'prefill', 'profile', 'verification'],
    found: 'byItself',
  },
  agencyNumber: { kind: 'number', part: 'numbers', asked: ['signUp', 'prefill', 'profile'] },
  primaryAgencyId: {
    kind: 'agency',
    part: 'agencies',
    asked: ['signUp', 'prefill', 'invitation', 'profile', 'verification'],
    listed: { as: 'agency' },
  },
  agencies: { kind: 'agencies', part: 'agencies', asked: ['signUp', 'profile'] },
  discipline: { kind: 'discipline', part: 'agencies', asked: [], listed: { as: 'discipline' } },
})

type Fields = typeof PERSON_FIELDS
type Part = Description['part']

export type PersonField = keyof Fields
export type KindOf<Field extends PersonField> = Fields[Field]['kind']

/** What a form asks for, or a part of it. */
export type AskedIn<Form extends PersonForm, Of extends Part = Part> = {
  [Field in PersonField]: Form extends Fields[Field]['asked'][number]
    ? Fields[Field]['part'] extends Of
      ? Field
      : never
    : never
}[PersonField]

/** Those of a kind, among some. */
export type OfKind<Kind extends keyof Kinds, Among extends PersonField = PersonField> = {
  [Field in Among]: KindOf<Field> extends Kind ? Field : never
}[Among]

/** What is typed into the fields. */
export type PersonValues<Field extends PersonField> = Readonly<{ [Key in Field]: Kinds[KindOf<Key>] }>

type ListedField = { [Field in PersonField]: Fields[Field] extends { listed: unknown } ? Field : never }[PersonField]

/** By the key of its column in a list, what stands there. */
export type ListedAs = { [Field in ListedField as Fields[Field]['listed']['as']]: Field }

const described: Readonly<Record<PersonField, Description>> = PERSON_FIELDS
const FIELDS = Object.keys(PERSON_FIELDS) as PersonField[]

export const kindOf = <Field extends PersonField>(field: Field): KindOf<Field> => described[field].kind

/** The fields that a form asks for, in their order: of all its parts, or of some. */
export const askedIn = <Form extends PersonForm, Of extends Part = Part>(
  form: Form,
  ...parts: readonly Of[]
): readonly AskedIn<Form, Of>[] =>
  FIELDS.filter((field) => {
    const { asked, part } = described[field]
    return asked.includes(form) && (parts.length === 0 || parts.some((one) => one === part))
  }) as AskedIn<Form, Of>[]

type Marked<Mark extends keyof Description, Is> = {
  [Field in PersonField]: Fields[Field] extends Readonly<Record<Mark, Is>> ? Field : never
}[PersonField]

const marked = <Mark extends keyof Description, const Is extends Description[Mark]>(mark: Mark, is: Is) =>
  FIELDS.filter((field) => described[field][mark] === is) as Marked<Mark, Is>[]

/** Those that certificates stand on. */
export const VOUCHED_FOR = marked('isVouchedFor', true)

/** Those that name a person, and that all are found by. */
export const FOUND_BY_NAME = marked('found', 'byName')

/** Those that people are found by beside their name. */
export const FOUND_BY_ITSELF = marked('found', 'byItself')

/** What lists of people show beside their names: by the key of its column, the field. */
export const LISTED = Object.fromEntries(
  FIELDS.flatMap((field) => {
    const { listed } = described[field]
    return listed ? [[listed.as, field]] : []
  }),
) as ListedAs

export const LISTED_KEYS = Object.keys(LISTED) as (keyof ListedAs)[]

const LIMITS: Readonly<Partial<Record<keyof Kinds, number>>> = PERSON_LIMITS

/** The most characters that it takes. */
export const limitOf = (field: PersonField): number => LIMITS[kindOf(field)] ?? PERSON_LIMITS.name

export const blankOf = <Field extends PersonField>(field: Field): PersonValues<Field>[Field] => BLANK[kindOf(field)]

/** A form that nothing was typed into. */
export const blankPerson = <Field extends PersonField>(fields: readonly Field[]): PersonValues<Field> =>
  recordOf(fields, blankOf)
