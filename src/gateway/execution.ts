import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql'
import { GraphQLClient, ClientError } from 'graphql-request'
import * as z from 'zod/mini'

import { FaultError, toFault, type Fault } from '../domain/fault.ts'
import type { FindCall } from './calls/find-call.ts'
import type { GatewayContext } from './context.ts'
import * as documents from './generated/documents/graphql.ts'
import { createSchema } from './generated/schema.ts'
import { createResolvers } from './resolvers.ts'

const question = z.object({ query: z.string(), variables: z.optional(z.record(z.string(), z.unknown())) })

export type Execution = (
  operation: string,
  variables: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) => Promise<unknown>

const byName = new Map<string, unknown>(Object.entries(documents))

/** An error that crossed the client carries its fault as an extension. */
const faultBehind = (cause: unknown): Fault =>
  cause instanceof ClientError ? toFault(cause.response.errors?.[0]?.extensions?.['fault']) : toFault(cause)

/**
 * Runs operations by their names: graphql-request's client with a fetch that never leaves the browser. The document is
 * executed here, against resolvers that ask the server over REST. Documents are checked when they are generated, so
 * nothing is validated again.
 */
export const createExecution = (
  contextOf: (options: Readonly<{ signal: AbortSignal | undefined }>) => GatewayContext,
  addressOf: (address: string) => string,
  findCall: FindCall,
): Execution => {
  const signedUrl = (address: unknown) => addressOf(String(address))
  const resolverOf = createResolvers(findCall)
  const parsed = new Map<string, DocumentNode>()
  let schema: GraphQLSchema | undefined

  const executeHere: typeof fetch = async (_url, init) => {
    const { query, variables } = z.parse(question, JSON.parse(typeof init?.body === 'string' ? init.body : ''))
    const document = parsed.get(query) ?? parse(query, { noLocation: true })
    parsed.set(query, document)
    schema ??= createSchema(resolverOf, { SignedUrl: signedUrl })
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: variables ?? {},
      contextValue: contextOf({ signal: init?.signal ?? undefined }),
    })
    const faults = errors?.map(({ message, path, originalError }) => ({
      message,
      path,
      extensions: { fault: toFault(originalError) },
    }))
    return Response.json({ data, ...(faults ? { errors: faults } : {}) })
  }

  const client = new GraphQLClient('http://gateway.invalid/', { fetch: executeHere, excludeOperationName: true })

  return async (operation, variables, signal) => {
    const document = String(byName.get(`${operation}Document`))
    try {
      return await client.request({ document, variables, ...(signal ? { signal } : {}) })
    } catch (cause) {
      signal?.throwIfAborted()
      throw new FaultError(faultBehind(cause))
    }
  }
}
