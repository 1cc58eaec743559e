import * as fc from 'fast-check'

import { addressOf, encode, type Generated, type Operation, type Schema } from './operations.ts'
import { anyOf, HOSTILE_NUMBERS, HOSTILE_TEXTS } from './schema-arbitrary.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

const PARTS = [...HOSTILE_TEXTS.filter((text) => text !== ''), 'a'.repeat(3999), 'a'.repeat(4001), '../..', '/']

const NO_BODIES = ['', 'null', '0', 'true', '""', '[]', '[null]', '{}', '{', '{"a":1,"a":2}', '{"__proto__":{"a":1}}']
const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', '{}', 'a']

/** What a field is sent as where the others are as they should be. */
const FIELDS: readonly unknown[] = [
  null,
  [],
  {},
  '\u0000',
  'a\ud800',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01',
  2_147_483_648,
  -1,
  1.5,
  [2_147_483_648],
  ['a\udc00'],
  { 'a\u0000': ['\u0000'] },
]

const withQuery = (operation: Operation, part: (name: string) => string, query: string): string =>
  `${addressOf(operation, part)}${query}`

/** Cursors that this server did not write: of each order, and with what no order has. */
const cursorsOf = (sort: string): string[] => {
  const keys = [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS.map(String), '2026-02-30 00:00:00+00', 'infinity']
  const forged: unknown[] = [
    ...keys.flatMap((key) => [
      ['after', sort, key, 1],
      ['before', sort, key, 1],
    ]),
    ...HOSTILE_NUMBERS.map((id) => ['after', sort, 'a', id]),
    ['after', sort],
    { way: 'after' },
    null,
  ]
  const written = forged.map((cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url'))
  return [...written, '', 'a', '%', 'a'.repeat(601)]
}

const queriesOf = ({ parameters }: Operation): string[] => {
  const known = parameters.filter(({ in: where }) => where === 'query')
  const sort = known.find(({ name }) => name === 'sort')?.schema['default']
  return [
    '?unknown=1',
    '?%00=1',
    '?__proto__=1',
    ...known.flatMap(({ name }) => [`?${name}`, `?${name}=1&${name}=2`, `?${name}[a]=1`]),
    ...known.flatMap(({ name }) => HOSTILE_TEXTS.map((text) => `?${name}=${encode(text)}`)),
    ...(typeof sort === 'string' ? cursorsOf(sort).map((cursor) => `?cursor=${encode(cursor)}`) : []),
  ]
}

const bodiesOf = (body: Schema): string[] => {
  const [right] = fc.sample(anyOf(body), { numRuns: 1, seed: 1 })
  const object = typeof right === 'object' && right !== null ? right : {}
  const keys = Object.keys(body['properties'] ?? {})
  return [
    ...NO_BODIES,
    `${'['.repeat(9000)}${']'.repeat(9000)}`,
    JSON.stringify('a'.repeat(20_000)),
    JSON.stringify({ ...object, unknown: 1 }),
    ...keys.flatMap((key) => FIELDS.map((value) => JSON.stringify({ ...object, [key]: value }))),
  ]
}

/** What is sent to an operation by who means ill: to each of its parts in turn, while the others are as they should be. */
export const corpusOf = (operation: Operation): Generated[] => {
  const names = operation.parameters.flatMap(({ in: where, name }) => (where === 'path' ? [name] : []))
  const url = withQuery(operation, () => '1', '')
  const json = (payload: string) => ({ url, payload, headers: JSON_TYPE })
  return [
    ...names.flatMap((name) =>
      PARTS.map((part) => ({ url: withQuery(operation, (other) => (other === name ? part : '1'), '') })),
    ),
    ...queriesOf(operation).map((query) => ({ url: withQuery(operation, () => '1', query) })),
    ...(operation.method === 'GET' ? [] : NO_BODIES.map(json)),
    ...(operation.body === undefined ? [] : bodiesOf(operation.body).map(json)),
    ...(operation.method === 'GET'
      ? []
      : TYPES.map((type) => ({ url, payload: '{}', headers: { 'content-type': type } }))),
  ]
}

/** Addresses of no operation. */
export const STRAY_ADDRESSES = [
  '//',
  '///',
  '//home',
  '/home/',
  '//example.org/',
  '/\\example.org/',
  '/%',
  '/%00',
  '/home%00',
  '/%ff',
  '/..%2f..%2fetc/passwd',
  '/api//courses',
  '//api/courses',
  '/api/',
  '/api/%',
  `/${'a'.repeat(5000)}`,
  `/api/${'a'.repeat(5000)}`,
  '/home?%',
  '/course/search?page=%00',
  '/course/search/2147483648',
  '/course/search/999999999',
  '/course/search?cursor=a&from=0000-01-01&near=1e999,1',
]
