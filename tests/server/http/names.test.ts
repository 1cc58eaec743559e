import { afterAll, beforeAll, expect, it } from 'vitest'

import { textsIn } from '../../../server/i18n/texts.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

/** What is mailed to others, listed or printed as a name; and what looks like one by its key and is chosen from a list. */
const NAMES = /(?:^n|N)ame$|^(?:venue|city|county|licenseNumber|agencyNumber)$/

/** What was there before a change is compared with what is, and never written: it is as it was let in once. */
const SEEN = 'was'

type Schema = Readonly<{
  type?: string | readonly string[]
  enum?: readonly unknown[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  anyOf?: readonly Schema[]
}>
type Operation = Readonly<{ requestBody?: { content: Readonly<Record<string, { schema: Schema }>> } }>
type Place = readonly (string | number)[]

/** NUL and half a character are refused before any schema, where JSON is read. */
const HOSTILE = ['Ada\u0007', 'Ada\nBcc: all', 'Ada \u202EonerOM', 'Win https://example.org', 'Ada\u2028Moreno']

let server: TestApp
let everyRole: TestUser
let taken: { method: string; url: string; place: Place }[]

/** A file that is kept is named by the server, and found by that or not. */
const isFile = ({ properties = {} }: Schema): boolean => 'container' in properties

/** Where names stand in a body: the first of a list stands for all. */
const placesIn = (schema: Schema, at: Place = []): Place[] => [
  ...(schema.type === 'string' && schema.enum === undefined && NAMES.test(String(at.at(-1))) ? [at] : []),
  ...Object.entries(isFile(schema) ? {} : (schema.properties ?? {}))
    .filter(([key]) => key !== SEEN)
    .flatMap(([key, inner]) => placesIn(inner, [...at, key])),
  ...(schema.items ? placesIn(schema.items, [...at, 0]) : []),
  ...(schema.anyOf ?? []).flatMap((one) => placesIn(one, at)),
]

const bodyWith = ([key, ...rest]: Place, value: string): unknown => {
  if (key === undefined) return value
  return typeof key === 'number' ? [bodyWith(rest, value)] : { [key]: bodyWith(rest, value) }
}

beforeAll(async () => {
  server = await openTestApp()
  everyRole = await server.signedIn(Object.values(ROLE))
  const document = (await server.call({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  taken = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema
      const url = path.replaceAll(/\{\w+\}/g, '999999')
      return (schema ? placesIn(schema) : []).map((place) => ({ method: method.toUpperCase(), url, place }))
    }),
  )
})
afterAll(() => server.close())

it('names are taken where people, groups and places are', () => {
  const urls = new Set(taken.map(({ url }) => url))
  expect([...urls]).toEqual(
    expect.arrayContaining([
      '/api/auth/sign-up',
      '/api/contact-messages',
      '/api/groups',
      '/api/groups/999999/invitations',
      '/api/instructor-courses',
      '/api/instructor-courses/999999/roster/walk-ins',
      '/api/invitations',
      '/api/online-enrollments/verification',
      '/api/profiles/me',
    ]),
  )
})

it.each(LANGUAGES)(
  'every body that takes a name refuses one that is not plain, at its field, in %s',
  async (language) => {
    const { plainName } = textsIn(language).fields
    const letThrough: string[] = []
    for (const { method, url, place } of taken) {
      for (const name of HOSTILE) {
        const answer = await server.call({
          method,
          url,
          as: everyRole,
          headers: { 'accept-language': language },
          payload: bodyWith(place, name) as object,
        })
        const details =
          answer.json<{ error?: { details?: { field: string; message: string }[] } }>().error?.details ?? []
        const said = details.find(({ field }) => field === place.join('.'))?.message
        if (answer.statusCode !== 400 || said !== plainName)
          letThrough.push(`${method} ${url} ${place.join('.')}: ${name}`)
      }
    }
    expect(letThrough).toEqual([])
  },
)
