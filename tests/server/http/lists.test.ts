import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { FieldRefusal } from '../../../server/platform/refusal.ts'
import type { ListDefinition } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { modulesIn } from '../../support/modules.ts'
import { makeCourse } from '../learning/support/course.ts'
import { makeClass, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

type Schema = Readonly<{
  type?: string
  format?: string
  enum?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
}>
type Content = Readonly<{ content?: Readonly<{ 'application/json'?: Readonly<{ schema: Schema }> }> }>
type Operation = Readonly<{
  parameters?: readonly Readonly<{ in: string; name: string; schema: Schema }>[]
  requestBody?: Content
  responses: Readonly<Record<string, Content>>
}>

/** What every list is asked for beside its filters. */
const PLACE = new Set(['page', 'perPage', 'search', 'cursor', 'sort'])

type List = Readonly<{ url: string; filters: Readonly<Record<string, Schema>> }>
type Deed = Readonly<{
  url: string
  filters: Readonly<Record<string, Schema>>
  body: Readonly<Record<string, unknown>>
}>

const isDefinition = (value: unknown): value is ListDefinition =>
  typeof value === 'object' && value !== null && 'sorts' in value && 'filters' in value && 'perPage' in value

/** The lists that there are, by what the domain says; a screen's part of one is nested and has no call of its own. */
const DEFINITIONS = (await modulesIn('src/domain/{*.ts,contract/*.list.ts}')).flatMap((module) =>
  Object.values(module).filter(isDefinition),
)

/** Filters that take a number, which of that name all do, and what `Number` takes and they do not. */
const NUMBERS = DEFINITIONS.flatMap(({ filters }) =>
  Object.keys(filters).filter((key) => filters[key]?.kind === 'number'),
)
const NO_NUMBERS = ['0x10', '1e3', ' 5 ']

let server: TestApp
let everyone: TestUser
let lists: readonly List[]
let deeds: readonly Deed[]

const schemaIn = (content: Content | undefined): Schema => content?.content?.['application/json']?.schema ?? {}

const isPage = ({ responses }: Operation): boolean => {
  const { items, total, next } = schemaIn(responses['200']).properties ?? {}
  return items !== undefined && total !== undefined && next !== undefined
}

const listOf = (path: string, { parameters = [] }: Operation): List => ({
  url: path.replaceAll(/\{\w+\}/g, '1'),
  filters: Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query' && !PLACE.has(parameter.name))
      .map(({ name, schema }) => [name, schema]),
  ),
})

/** The least that a schema takes. */
const least = (schema: Schema): unknown => {
  const [first] = schema.oneOf ?? schema.anyOf ?? []
  if (first) return least(first)
  if (schema.enum) return schema.enum[0]
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, of]) => [key, least(of)]))
  // To come, and no year that would be taken for mistyped.
  if (schema.format === 'date') return '2031-01-01'
  return schema.type === 'integer' ? 1 : schema.type === 'array' ? [] : 'x'
}

/** A deed with rows of a list, once for each kind of rows. */
const deedsOf = (path: string, operation: Operation): readonly Deed[] => {
  const whole = schemaIn(operation.requestBody)
  return (whole.oneOf ?? [whole]).flatMap((variant) => {
    const { selection, ...others } = variant.properties ?? {}
    const matching = selection?.oneOf?.find(({ properties }) => properties?.['filters'])
    if (!selection) return []
    const all = Object.fromEntries(Object.entries(others).map(([key, schema]) => [key, least(schema)]))
    // Nobody takes over from themself: from whoever has it.
    const body = 'fromId' in all ? { ...all, fromId: null } : all
    return [{ url: path, body, filters: matching?.properties?.['filters']?.properties ?? {} }]
  })
}

beforeAll(async () => {
  server = await openTestApp()
  everyone = await server.signedIn(Object.values(ROLE))
  // Those that a deed may name, being the least of their kind.
  await makeCourse(server.platform.db)
  await makeClass(server, await makeInPersonCourse(server.platform.db))
  await server.call({ method: 'POST', url: '/api/groups', payload: { name: 'A' }, as: everyone })
  const { paths } = (await server.call({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const pages = operations.filter(({ operation }) => isPage(operation))
  lists = operations
    .filter(({ path }) => pages.some((page) => path === page.path || path === `${page.path}/export`))
    .map(({ path, operation }) => listOf(path, operation))
  deeds = operations.flatMap(({ path, operation }) => deedsOf(path, operation))
})
afterAll(() => server.close())

const keysOf = (filters: object) => Object.keys(filters).toSorted().join(' ')
const refusedFields = async (answer: Promise<{ statusCode: number; json: () => unknown }>) => {
  const { statusCode, json } = await answer
  const { error } = json() as { error?: { details?: readonly FieldRefusal[] } }
  return { statusCode, fields: error?.details?.map(({ field }) => field) ?? [] }
}
const ask = (url: string, query: string) => refusedFields(server.call({ url: `${url}?${query}`, as: everyone }))

const matching = { kind: 'matching', search: '', filters: {}, except: [], count: null }
const act = ({ url, body }: Deed, selection: object) =>
  server.call({ method: 'POST', url, payload: { ...body, selection: { ...matching, ...selection } }, as: everyone })

const anyWord = fc.stringMatching(/^[a-z]{2,10}$/)

describe('every list', () => {
  it('of the domain is served, and each filter of it', () => {
    const served = new Set(lists.map(({ filters }) => keysOf(filters)))
    expect(DEFINITIONS.filter(({ filters }) => !served.has(keysOf(filters))).map(({ id }) => id)).toEqual([])
    expect(DEFINITIONS.length).toBeGreaterThan(7)
  })

  it('answers to nothing but itself where nothing is asked', async () => {
    const answers = await Promise.all(lists.map(({ url }) => ask(url, '')))
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toEqual([])
  })

  it('refuses a filter that it has not, and its export does', async () => {
    await fc.assert(
      fc.asyncProperty(anyWord, anyWord, async (key, value) => {
        for (const { url, filters } of lists.filter((list) => !(key in list.filters) && !PLACE.has(key))) {
          expect([url, filters, await ask(url, `${key}=${value}`)]).toEqual([
            url,
            filters,
            { statusCode: 400, fields: [key] },
          ])
        }
      }),
      { numRuns: 5, examples: [['columns', 'name']] },
    )
  })

  it('refuses a value that its filter has not, and an order of no column of it', async () => {
    for (const { url, filters } of lists) {
      for (const key of [...Object.keys(filters), 'sort']) {
        // Nothing is a value of none: no word, no number and no day.
        expect([url, key, await ask(url, `${key}=`)]).toEqual([url, key, { statusCode: 400, fields: [key] }])
      }
      for (const key of ['page', 'perPage', ...NUMBERS.filter((one) => one in filters)]) {
        for (const value of NO_NUMBERS) {
          expect([url, key, value, await ask(url, `${key}=${encodeURIComponent(value)}`)]).toEqual([
            url,
            key,
            value,
            { statusCode: 400, fields: [key] },
          ])
        }
      }
      for (const [key, { anyOf = [] }] of Object.entries(filters).filter(([, schema]) => schema.anyOf?.[0]?.enum)) {
        const some = anyOf[0]?.enum?.[0]
        expect([url, key, await ask(url, `${key}=${some}&${key}=nobody`)]).toEqual([
          url,
          key,
          { statusCode: 400, fields: [key] },
        ])
      }
    }
  })

  it.each([
    ['standing=present', 'standing'],
    ['delivery=online&standing=present', 'standing'],
    ['delivery=inPerson&verified=no', 'verified'],
    ['delivery=inPerson&status=active', 'status'],
  ])('refuses a filter of other rows than it is asked for: %s', async (query, field) => {
    const path = '/api/student-enrollments'
    const refused = { statusCode: 400, fields: [field] }
    expect([await ask(path, query), await ask(`${path}/export`, query)]).toEqual([refused, refused])
  })
})

describe('every deed with the rows of a list', () => {
  it('chooses them by the very filters that a list has', () => {
    const kinds = DEFINITIONS.flatMap(({ kinds: of }) => Object.values(of?.filters ?? {}))
    const known = new Set([
      ...kinds.map((keys) => keys.toSorted().join(' ')),
      ...lists.map(({ filters }) => keysOf(filters)),
    ])
    expect(deeds.filter(({ filters }) => !known.has(keysOf(filters)))).toEqual([])
    expect(deeds.length).toBeGreaterThan(5)
  })

  it('refuses a filter that the list has not', async () => {
    await fc.assert(
      fc.asyncProperty(anyWord, async (key) => {
        for (const deed of deeds.filter(({ filters }) => !(key in filters))) {
          expect([deed.url, await refusedFields(act(deed, { filters: { [key]: ['1'] } }))]).toEqual([
            deed.url,
            { statusCode: 400, fields: [`selection.filters.${key}`] },
          ])
        }
      }),
      { numRuns: 5, examples: [['perPage'], ['delivery'], ['verifed']] },
    )
  })

  it('refuses a value that a filter has not, or none', async () => {
    for (const deed of deeds) {
      for (const key of Object.keys(deed.filters)) {
        const others = NUMBERS.includes(key) ? NO_NUMBERS : []
        for (const values of [[''], [], ...others.map((value) => [value])]) {
          const { statusCode, fields } = await refusedFields(act(deed, { filters: { [key]: values } }))
          expect([deed.url, key, statusCode, fields.map((field) => field.split('.').slice(0, 3).join('.'))]).toEqual([
            deed.url,
            key,
            400,
            [`selection.filters.${key}`],
          ])
        }
      }
    }
  })

  it('is done with as many as were confirmed, or with none', async () => {
    const answers = await Promise.all(deeds.map(async (deed) => [deed.url, await act(deed, { count: 777 })] as const))
    expect(answers.map(([url, answer]) => [url, answer.statusCode, answer.json().error])).toEqual(
      answers.map(([url]) => [
        url,
        409,
        expect.objectContaining({ code: 'SELECTION_CHANGED', details: { count: expect.any(Number) } }),
      ]),
    )
  })
})
