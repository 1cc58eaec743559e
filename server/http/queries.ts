import { z } from 'zod'
import { toJSONSchema, type $ZodType } from 'zod/v4/core'

import { ID_MAX } from '../../src/domain/id-max.ts'
import { unkeptFieldIn } from '../platform/kept-text.ts'

const listIn = (text: string): string[] => {
  const inner = text.trim().replace(/^\[/, '').replace(/\]$/, '')
  return inner
    .split(',')
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter((part) => part !== '')
}

/**
 * `populate` as clients send it: `["course"]`, `[course]`, `course`, or repeated. Only what the route offers is
 * accepted, and only what is asked for is brought: see `populated`.
 */
export const populateQuery = (offered: readonly string[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value, context) => {
      const names = (typeof value === 'string' ? [value] : value).flatMap(listIn)
      const strange = names.find((name) => !offered.includes(name))
      if (strange !== undefined) context.addIssue({ code: 'custom', message: `Not offered: ${strange}` })
      return names
    })
    .optional()
    .describe(`What to bring beside the answer itself, as a list in brackets: one or more of ${offered.join(', ')}.`)

/** An answer with what it was asked to bring: of the relations in it that can be, no other. */
export const populated = <Answer extends object, Relation extends keyof Answer & string>(
  answer: Answer,
  relations: readonly Relation[],
  asked: readonly string[] = [],
): Omit<Answer, Relation> & Partial<Pick<Answer, Relation>> => {
  const unasked = new Set<string>(relations.filter((relation) => !asked.includes(relation)))
  const brought = Object.entries(answer).filter(([key]) => !unasked.has(key))
  return Object.fromEntries(brought) as Omit<Answer, Relation> & Partial<Pick<Answer, Relation>>
}

type Written = Readonly<{
  type?: string
  format?: string
  properties?: Readonly<Record<string, Written>>
  required?: readonly string[]
}>

/** A schema as people read it: `{ "courseId": integer, "from"?: date-time }`. */
const written = ({ type, format, properties, required = [] }: Written): string =>
  properties === undefined
    ? (format ?? type ?? 'any')
    : `{ ${Object.entries(properties)
        .map(([key, value]) => `"${key}"${required.includes(key) ? '' : '?'}: ${written(value)}`)
        .join(', ')} }`

/** `where` as JSON in the query, read by a strict schema: an unknown key is refused. */
export const whereQuery = <T extends $ZodType>(schema: T) =>
  z
    .string()
    .max(2000)
    .transform((text, context): unknown => {
      try {
        const asked: unknown = JSON.parse(text)
        if (unkeptFieldIn(text, asked) === undefined) return asked
      } catch {
        // It is refused below, as what cannot be kept.
      }
      context.addIssue({ code: 'custom', message: 'Not JSON' })
      return z.NEVER
    })
    .pipe(schema)
    .describe(
      `JSON of what is looked for: \`${written(toJSONSchema(schema, { io: 'input' }) as Written)}\`. Any other key is refused.`,
    )

/** A positive id in an address. */
export const idParam = z.coerce.number().int().positive().max(ID_MAX)
