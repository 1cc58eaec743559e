import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql'
import { GraphQLClient, ClientError } from 'graphql-request'
import * as z from 'zod/mini'

import { FaultError, toFault, type Fault } from '../domain/fault.ts'
import type { GatewayContext } from './context.ts'
import { createSchema } from './generated/schema.ts'
import { resolverOf } from './resolvers.ts'
import type { SentFile } from './rest/rest.types.ts'

const question = z.object({ query: z.string(), variables: z.optional(z.record(z.string(), z.unknown())) })

const KEEPALIVE = 'x-keepalive'
/** Which of the files that are on their way. */
const FILE = 'x-file'

export type ExecutionOptions = Readonly<{ signal?: AbortSignal; keepalive?: boolean; file?: SentFile }>

export type Execution = <TResult>(
  document: string,
  variables: Record<string, unknown>,
  options: ExecutionOptions,
) => Promise<TResult>

/** An error that crossed the client carries its fault as an extension. */
const faultBehind = (cause: unknown): Fault =>
  cause instanceof ClientError ? toFault(cause.response.errors?.[0]?.extensions?.['fault']) : toFault(cause)

/**
 * graphql-request's client with a fetch that never leaves the browser: the document is executed here, against
 * resolvers that ask the server over REST. Documents are checked when they are generated, so nothing is
 * validated again.
 */
export const createExecution = (
  createContext: (
    options: Readonly<{ signal: AbortSignal | undefined; keepalive: boolean; file: SentFile | undefined }>,
  ) => GatewayContext,
  addressOf: (address: string) => string,
): Execution => {
  const signedUrl = (address: unknown) => addressOf(String(address))
  const parsed = new Map<string, DocumentNode>()
  const files = new Map<string, SentFile>()
  let filesSent = 0
  let schema: GraphQLSchema | undefined

  const executeHere: typeof fetch = async (_url, init) => {
    const { query, variables } = z.parse(question, JSON.parse(typeof init?.body === 'string' ? init.body : ''))
    const headers = new Headers(init?.headers)
    const document = parsed.get(query) ?? parse(query, { noLocation: true })
    parsed.set(query, document)
    schema ??= createSchema(resolverOf, { SignedUrl: signedUrl })
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: variables ?? {},
      contextValue: createContext({
        signal: init?.signal ?? undefined,
        keepalive: headers.has(KEEPALIVE),
        file: files.get(headers.get(FILE) ?? ''),
      }),
    })
    const faults = errors?.map(({ message, path, originalError }) => ({
      message,
      path,
      extensions: { fault: toFault(originalError) },
    }))
    return Response.json({ data, ...(faults ? { errors: faults } : {}) })
  }

  const client = new GraphQLClient('http://gateway.invalid/', { fetch: executeHere, excludeOperationName: true })

  return async <TResult>(
    document: string,
    variables: Record<string, unknown>,
    { signal, keepalive, file }: ExecutionOptions,
  ) => {
    const fileKey = `${(filesSent += 1)}`
    if (file) files.set(fileKey, file)
    try {
      return await client.request<TResult>({
        document,
        variables,
        ...(signal ? { signal } : {}),
        requestHeaders: { ...(keepalive ? { [KEEPALIVE]: '1' } : {}), ...(file ? { [FILE]: fileKey } : {}) },
      })
    } catch (cause) {
      signal?.throwIfAborted()
      throw new FaultError(faultBehind(cause))
    } finally {
      files.delete(fileKey)
    }
  }
}
