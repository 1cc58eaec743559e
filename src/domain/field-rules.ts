import * as z from 'zod/mini'

/** What a form complains of; the dictionaries have words for each. */
export type FieldRule = 'required' | 'tooLong' | 'email' | 'invalid'

const RULES: Readonly<Record<string, FieldRule>> = {
  too_small: 'required',
  too_big: 'tooLong',
  invalid_format: 'email',
  invalid_value: 'required',
}

/** Judges a form by the schema that the server judges it by: of each field, the first thing that is wrong. */
export const rulesOf =
  <Field extends string>(schema: z.ZodMiniType<Record<Field, unknown>>) =>
  (values: Readonly<Record<Field, unknown>>): Readonly<Partial<Record<Field, FieldRule>>> => {
    const issues = z.safeParse(schema, values).error?.issues ?? []
    const first = issues.toReversed().map(({ path, code }) => [path[0], RULES[code] ?? 'invalid'])
    return Object.fromEntries(first) as Partial<Record<Field, FieldRule>>
  }
