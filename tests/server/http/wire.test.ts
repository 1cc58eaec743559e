import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { listQuery } from '../../../server/http/listing.ts'
import type { Call } from '../../../src/gateway/calls/call.ts'
import { calls } from '../../../src/gateway/calls/calls.ts'
import { operationsIn, operationsOf, type Operation, type Schema } from '../support/operations.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const all = Object.entries(calls as Readonly<Record<string, Call>>).map(([name, call]) => ({ name, call }))

/** A server names the parts of an address otherwise than a screen does. */
const withoutNames = (address: string): string => address.replaceAll(/\{\w+(?::text)?\}/g, '{}')

/** The calls as a server describes routes that are made of them. */
const describeCalls = async (): Promise<ReadonlyMap<string, Operation>> => {
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  await app.register(swagger, { openapi: { openapi: '3.1.0' }, transform: jsonSchemaTransform })
  for (const { name, call } of all) {
    const querystring = call.kind === 'Query' && call.list ? listQuery(call.list) : call.query
    const { body, answer } = call
    app.post(
      `/${name}`,
      {
        schema: {
          ...(body && { body }),
          ...(querystring && !call.asks && { querystring }),
          ...(answer && { response: { 200: answer } }),
        },
      },
      () => null,
    )
  }
  await app.ready()
  const { paths } = JSON.parse(JSON.stringify(app.swagger())) as { paths: Parameters<typeof operationsIn>[0] }
  return new Map(operationsIn(paths).map((one) => [one.path.slice(1), one]))
}

let server: TestApp
let routes: ReadonlyMap<string, Operation>
let described: ReadonlyMap<string, Operation>
beforeAll(async () => {
  server = await openTestApp()
  routes = new Map((await operationsOf(server)).map((one) => [withoutNames(one.name), one]))
  described = await describeCalls()
})
afterAll(() => server.close())

const routeOf = ({ method, path }: Call): Operation => {
  const address = `${method ?? 'GET'} /api${path}`
  const route = routes.get(withoutNames(address))
  if (!route) throw new Error(`No route is ${address}`)
  return route
}

const sayingOf = (name: string): Operation => {
  const one = described.get(name)
  if (!one) throw new Error(`${name} is not described`)
  return one
}

const answerOf = ({ responses }: Operation): Schema | undefined =>
  Object.entries(responses).find(([status]) => /^2\d\d$/.test(status))?.[1].content?.['application/json']?.schema

const queryOf = ({ parameters }: Operation): readonly string[] =>
  parameters
    .filter(({ in: where }) => where === 'query')
    .map(({ name }) => name)
    .toSorted()

/** What those calls are asked with that write their query themselves. */
const ASKED = {
  courseId: 1,
  studentId: 2,
  rule: { kind: 'weekly', every: 2, count: 12 },
  question: {
    sessions: [{ startsAt: '2026-03-05T14:00:00Z', endsAt: '2026-03-05T18:00:00Z' }],
    venue: 'Fire Academy',
    city: 'Fairmont',
    coInstructorIds: [3],
    except: 4,
  },
} as never

const writtenBy = ({ asks }: Call): readonly string[] | undefined =>
  asks && [...new URLSearchParams(asks(ASKED, () => 0)).keys()].toSorted()

test.each(all)('$name is asked of a route that is there, by the parts of its address', ({ name, call }) => {
  const route = routeOf(call)
  const parts = route.parameters.filter(({ in: where }) => where === 'path')
  const asked = [...call.path.matchAll(/\{\w+(:text)?\}/g)].map(([, text]) => (text ? 'string' : 'integer'))
  expect(parts.map(({ schema }) => schema['type'])).toEqual(asked)
  expect(writtenBy(call) ?? queryOf(sayingOf(name))).toEqual(queryOf(route))
})

test.each(all)('$name carries a key where its route takes one', ({ call }) => {
  const takesKey = routeOf(call).parameters.some(({ name }) => name === 'idempotency-key')
  // A piece of a file goes where it belongs, however often it is sent.
  const creates = call.kind === 'Mutation' && (call.creates ?? (call.uploads && call.method === 'POST'))
  expect(creates ?? false).toBe(takesKey)
})

/** A route that takes nothing may be sent an empty body. */
const isEmpty = (body: Schema | undefined): boolean =>
  body === undefined || JSON.stringify(body['anyOf'] ?? []).startsWith('[{"type":"object","properties":{},')

test.each(all.filter(({ call }) => call.body))('$name sends the body of its route', ({ name, call }) => {
  expect(sayingOf(name).body).toEqual(routeOf(call).body)
})

test.each(all.filter(({ call }) => !call.body))('$name, which sends none, has a route that takes none', ({ call }) => {
  expect(isEmpty(routeOf(call).body)).toBe(true)
})

test.each(all.filter(({ call }) => call.answer))('$name is read by the answer of its route', ({ name, call }) => {
  expect(answerOf(sayingOf(name))).toEqual(answerOf(routeOf(call)))
})

test.each(all.filter(({ call }) => !call.answer))(
  '$name, of which nothing is read, is answered by none',
  ({ call }) => {
    expect(answerOf(routeOf(call)) ?? { type: 'null' }).toMatchObject({ type: 'null' })
  },
)
