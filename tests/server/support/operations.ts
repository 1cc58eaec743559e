import type { RouteAccess } from '../../../server/http/request.types.ts'
import { CALLERS, everyone, type Caller } from './callers.ts'
import type { TestApp } from './test-app.ts'

export type Schema = Readonly<Record<string, unknown>>

type Parameter = Readonly<{ name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }>
type Content = Readonly<{ content?: Readonly<Record<string, Readonly<{ schema?: Schema }>>> }>

export type Operation = Readonly<{
  /** E.g. `GET /api/courses`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  access: RouteAccess
  parameters: readonly Parameter[]
  /** Of a JSON body. */
  body: Schema | undefined
  responses: Readonly<Record<string, Content>>
}>

type Described = Readonly<{
  parameters?: readonly Parameter[]
  requestBody?: Content
  responses?: Readonly<Record<string, Content>>
  'x-access': RouteAccess
}>

type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>

/** Every operation of an OpenAPI document. */
export const operationsIn = (paths: Paths): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([written, { parameters = [], requestBody, responses = {}, 'x-access': access }]) => {
      const method = written.toUpperCase() as Operation['method']
      const body = requestBody?.content?.['application/json']?.schema
      return { name: `${method} ${path}`, method, path, access, parameters, body, responses }
    }),
  )

/** Every operation that the server says it has. */
export const operationsOf = async (server: TestApp): Promise<Operation[]> =>
  operationsIn((await server.call({ url: '/api/openapi.json' })).json<{ paths: Paths }>().paths)

export type Generated = Readonly<{ url: string; payload?: string; headers?: Readonly<Record<string, string>> }>

/** Half a character cannot be said in an address. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** The address of an operation, its parts given by their names. */
export const addressOf = ({ path }: Operation, part: (name: string) => string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(part(name)))

export const mayCall = ({ access }: Operation, caller: Caller): boolean => {
  if (access === 'public') return true
  const roles = CALLERS[caller]
  if (roles === null) return false
  return access === 'signedIn' || roles.some((role) => access.roles.includes(role))
}

/** The first who is let in: what comes after the door is tried as somebody for whom it opens. */
export const someoneFor = (operation: Operation): Caller => {
  const caller = everyone.find((one) => mayCall(operation, one))
  if (caller === undefined) throw new Error(`Nobody may call ${operation.name}`)
  return caller
}
