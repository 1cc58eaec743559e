import * as fc from 'fast-check'

import { addressOf, encode, type Generated, type Operation, type Schema } from './operations.ts'

/** What nobody types and somebody sends. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202eabc',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  "'; drop table users; --",
  '%00',
  '%',
  '//',
  '[]',
  '{"a":1}',
  'null',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z/0000-01-01T01:00:00Z',
  '9999-12-31T23:00:00Z/9999-12-31T23:59:59Z',
  'İıŞ',
  'a'.repeat(700),
] as const

export const HOSTILE_NUMBERS = [
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  1e21,
  1e308,
  5e-324,
] as const

export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [[]],
  { length: 1e9 },
  { toString: 1 },
  ...HOSTILE_TEXTS,
  ...HOSTILE_NUMBERS,
]

const hostile = fc.constantFrom(...HOSTILE_VALUES)

const numberOf = (schema: Schema, name: string, otherwise: number): number =>
  typeof schema[name] === 'number' ? schema[name] : otherwise

const listOf = (schema: Schema, name: string): readonly Schema[] | undefined =>
  Array.isArray(schema[name]) ? (schema[name] as readonly Schema[]) : undefined

const textOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const { format, pattern } = schema
  if (format === 'date-time') {
    return fc
      .date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  }
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  if (typeof pattern === 'string' && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern))
  const minLength = Math.min(numberOf(schema, 'minLength', 0), 200)
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(numberOf(schema, 'maxLength', 60), 200) })
}

/** Small where it can be: so it is more often of something that is there. */
const integerOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const min = Math.max(numberOf(schema, 'minimum', numberOf(schema, 'exclusiveMinimum', -1) + 1), -1000)
  const max = Math.max(Math.min(numberOf(schema, 'maximum', 30), 30), min)
  return fc.integer({ min, max })
}

const objectOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const parts = Object.fromEntries(properties.map(([key, part]) => [key, anyOf(part)]))
  const required = (schema['required'] ?? []) as string[]
  const more: Record<string, fc.Arbitrary<unknown>> = { ...parts, extra: hostile }
  const whole = fc.record(parts, { requiredKeys: required })
  return fc.oneof(
    { weight: 20, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(parts, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record(more, { requiredKeys: [...required, 'extra'] }) },
  )
}

const rightOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const choices = listOf(schema, 'anyOf') ?? listOf(schema, 'oneOf')
  if (choices) return fc.oneof(...choices.map((choice) => anyOf(choice)))
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  switch (schema['type']) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return integerOf(schema)
    case 'number':
      return fc.double({ min: numberOf(schema, 'minimum', 0), max: numberOf(schema, 'maximum', 1000), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const tuple = listOf(schema, 'prefixItems')
      if (tuple) return fc.tuple(...tuple.map((item) => anyOf(item)))
      return fc.array(anyOf((schema['items'] ?? {}) as Schema), {
        minLength: numberOf(schema, 'minItems', 0),
        maxLength: Math.min(numberOf(schema, 'maxItems', 4), 4),
      })
    }
    case 'object':
      return objectOf(schema)
    default:
      return hostile
  }
}

/** What the schema describes, and here and there, at any depth, what it does not. */
export const anyOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: rightOf(schema) }, { weight: 1, arbitrary: hostile })

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Texts that are no body at all, of a type that says so or not. */
const bodies = fc.oneof(
  fc.constantFrom('', 'null', '0', '[]', '""', '{', '{"a":1,"a":2}', '{"__proto__":{}}', '['.repeat(9000)),
  hostile.map((value) => JSON.stringify(value)),
)
const types = fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', '', 'a/b; c')

/** Requests of an operation, as its description says they are made: most of them right. */
export const requestsOf = (operation: Operation): fc.Arbitrary<Generated> => {
  const of = (where: string) => operation.parameters.filter((parameter) => parameter.in === where)
  const path = fc.record(Object.fromEntries(of('path').map(({ name, schema }) => [name, anyOf(schema)])))
  const query = fc.record(Object.fromEntries(of('query').map(({ name, schema }) => [name, anyOf(schema)])), {
    requiredKeys: of('query').flatMap(({ name, required }) => (required === true ? [name] : [])),
  })
  const { body } = operation
  const json = { 'content-type': 'application/json' }
  const right = body && anyOf(body).map((value) => ({ payload: JSON.stringify(value), headers: json }))
  const wrong = fc
    .tuple(bodies, types)
    .map(([payload, type]) => ({ payload, headers: type === '' ? {} : { 'content-type': type } }))
  const sent: fc.Arbitrary<Omit<Generated, 'url'>> =
    right === undefined
      ? fc.oneof({ weight: 9, arbitrary: fc.constant({ headers: {} }) }, { weight: 1, arbitrary: wrong })
      : fc.oneof({ weight: 20, arbitrary: right }, { weight: 1, arbitrary: wrong })
  return fc.tuple(path, query, sent).map(([parts, asked, rest]) => {
    const address = addressOf(operation, (name) => asText(parts[name]))
    const pairs = Object.entries(asked).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${key}=${encode(asText(one))}`),
    )
    return Object.assign({ url: pairs.length === 0 ? address : `${address}?${pairs.join('&')}` }, rest)
  })
}
