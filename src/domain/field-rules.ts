import * as z from 'zod/mini'

/** Rules that a schema names itself, where zod's own checks do not say what a person should hear. */
export const OWN_RULES = [
  'required',
  'phone',
  'phoneCountry',
  'password',
  'passwordsMatch',
  'wholeDate',
  'age',
  'verificationCode',
  'terms',
  'differentEmail',
  'timeZone',
  'sessionEnd',
  'sessionOrder',
  'skippedHour',
  'closesLate',
  'pastSession',
  'plainName',
  'birthYear',
  'dayAhead',
] as const
export type OwnRule = (typeof OWN_RULES)[number]

/** What a form complains of; the dictionaries have words for each. */
export type FieldRule = OwnRule | 'tooLong' | 'email' | 'invalid' | `less-than-${number}`

export const isOwnRule = (value: unknown): value is OwnRule => OWN_RULES.some((rule) => rule === value)

/** For a check of a schema: the rule that it stands for, on both sides of the wire. */
export const rule = (name: OwnRule) => ({ params: { rule: name } })

/** The same for a check of a whole form: it speaks of one field, whatever else is wrong. */
export const ruleOf = (name: OwnRule, field: string) => ({
  ...rule(name),
  path: [field],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

type Issue = Readonly<{ code: string; minimum?: unknown; params?: Readonly<Record<string, unknown>> | undefined }>

const BY_CODE: Readonly<Record<string, FieldRule>> = {
  invalid_type: 'required',
  too_big: 'tooLong',
  invalid_format: 'email',
  invalid_value: 'required',
}

/**
 * The rule behind an issue of zod's. An empty value that is too small is a field that is required; a custom
 * minimum is `less-than-{minimum}` (specification, section 5).
 */
export const ruleOfIssue = ({ code, minimum, params }: Issue): FieldRule => {
  if (isOwnRule(params?.['rule'])) return params['rule']
  if (code !== 'too_small') return BY_CODE[code] ?? 'invalid'
  return typeof minimum === 'number' && minimum > 1 ? `less-than-${minimum}` : 'required'
}

/** Judges a form by the schema that the server judges it by: of each field, the first thing that is wrong. */
export const rulesOf =
  <Field extends string>(schema: z.ZodMiniType<unknown, Record<Field, unknown>>) =>
  (values: Readonly<Record<Field, unknown>>): Readonly<Partial<Record<Field, FieldRule>>> => {
    const issues = z.safeParse(schema, values).error?.issues ?? []
    const first = issues.toReversed().map((issue) => [issue.path[0], ruleOfIssue(issue)])
    return Object.fromEntries(first) as Partial<Record<Field, FieldRule>>
  }
