import * as z from 'zod/mini'

import { ifKnown } from '../../domain/if-known.ts'
import { listRequest, type ListAsked } from '../../domain/list.ts'
import type { GatewayContext } from '../context.ts'
import type { Call, Shape } from './call.ts'

/** What an operation asks of one call, by the names of its variables. */
export type Asked = Readonly<Record<string, unknown>>

/** What an answer says that says nothing beyond that it is done. */
const done = z.pipe(
  z.unknown(),
  z.transform((): true => true),
)

const PARAM = /\{(\w+)(?::text)?\}/g

const isGiven = (value: unknown) => value !== null && value !== undefined

const plainQuery = (asked: Asked, names: readonly string[]): string => {
  const given = names.filter((name) => isGiven(asked[name])).map((name) => [name, String(asked[name])])
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

const queryOf = (call: Call, asked: Asked, now: () => number): string => {
  if (call.kind === 'Query' && call.list) return listRequest(call.list, asked['asked'] as ListAsked)
  if (call.asks) return call.asks(asked as never, now)
  return call.query ? plainQuery(asked, Object.keys(call.query.shape)) : ''
}

const addressOf = (call: Call, asked: Asked, now: () => number): string =>
  `${call.path.replaceAll(PARAM, (_whole, name: string) => encodeURIComponent(String(asked[name])))}${queryOf(call, asked, now)}`

/** The names of what a body is made of; one of several kinds has the same in each. */
export const fieldsOf = (body: Shape): Readonly<Record<string, Shape>> => {
  const def = (body as unknown as z.core.$ZodTypes)._zod.def
  if (def.type === 'object') return def.shape as Readonly<Record<string, Shape>>
  if (def.type === 'union') return fieldsOf(def.options[0] as Shape)
  throw new Error('A body that is no object is asked for whole, by the name `as`.')
}

const bodyOf = (call: Call, asked: Asked): unknown => {
  if (!call.body) return call.method === 'DELETE' ? undefined : {}
  if (call.as) return call.sends ? call.sends(asked[call.as] as never) : asked[call.as]
  const lacks = call.kind === 'Mutation' ? (call.lacks ?? []) : []
  const names = Object.keys(fieldsOf(call.body)).filter((name) => isGiven(asked[name]) || !lacks.includes(name))
  return Object.fromEntries(names.map((name) => [name, asked[name] ?? null]))
}

/** As which variable a header is asked for. */
export const variableOf = (header: string): string => {
  const name = header.replaceAll('-', '')
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

const headersOf = (headers: Readonly<Record<string, Shape>>, asked: Asked): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(headers)
      .map((header) => [header, asked[variableOf(header)]] as const)
      .filter(([, value]) => isGiven(value))
      .map(([header, value]) => [header, typeof value === 'string' ? value : JSON.stringify(value)]),
  )

/** What the answer to a call is read by. */
export const shapeOf = ({ told, answer }: Call, asked: Asked): Shape =>
  (typeof told === 'function' ? told(asked as never) : told) ?? answer ?? done

const read = (call: Call & { kind: 'Query' }, asked: Asked, context: GatewayContext): Promise<unknown> => {
  const address = addressOf(call, asked, context.now)
  const shape = shapeOf(call, asked)
  if (call.method) return context.inquire(address, bodyOf(call, asked), shape)
  if (call.rows) return context.rows(address, (shape as z.ZodMiniArray<Shape>).def.element)
  return call.none === undefined ? context.get(address, shape) : context.find(address, shape)
}

const write = (call: Call & { kind: 'Mutation' }, asked: Asked, context: GatewayContext): Promise<unknown> => {
  const address = addressOf(call, asked, context.now)
  const shape = shapeOf(call, asked)
  context.changes(...(call.changes ?? []))
  const { creates = false } = call
  const headers = headersOf(call.headers ?? {}, asked)
  if (call.uploads) return context.upload(call.method, address, shape, headers)
  return context.send(call.method, address, bodyOf(call, asked), shape, { creates, headers })
}

const pickedOf = ({ pick }: Call, answer: unknown): unknown =>
  pick === undefined || answer === null ? answer : Reflect.get(Object(answer), pick)

/** Asks a call: one request, its answer read by its shape. */
export const resolveCall = async (call: Call, asked: Asked, context: GatewayContext): Promise<unknown> => {
  if (call.kind === 'Mutation') return pickedOf(call, await write(call, asked, context))
  const reading = read(call, asked, context)
  const answer = call.otherwise
    ? ((await ifKnown(reading)) ?? (await call.otherwise(asked as never, context)))
    : await reading
  return pickedOf(call, answer) ?? call.none
}
