import type { core } from 'zod'

import { signedUrl } from '../domain/contract/common.contract.ts'
import { FaultError, toFault } from '../domain/fault.ts'
import type { Call, Shape } from './calls/call.ts'
import type { Calls } from './calls/calls.ts'
import { resolveCall, shapeOf, type Asked } from './calls/resolve-call.ts'
import type { GatewayContext } from './context.ts'
import type { OperationName } from './operations.ts'

type AddressOf = (address: string) => string

/** What a document that asks for all of a shape selects of a value, each address as the page has to ask for it. */
const selected = (shape: core.$ZodType, value: unknown, addressOf: AddressOf): unknown => {
  if (value === null || value === undefined) return null
  if (shape === signedUrl) return addressOf(value as string)
  const { def } = (shape as core.$ZodTypes)._zod
  if (def.type === 'nullable' || def.type === 'catch') return selected(def.innerType, value, addressOf)
  if (def.type === 'array') return (value as readonly unknown[]).map((one) => selected(def.element, one, addressOf))
  if (def.type !== 'object') return value
  return Object.fromEntries(
    Object.entries(def.shape).map(([field, of]) => [field, selected(of, Reflect.get(value, field), addressOf)]),
  )
}

const pickedShape = ({ pick }: Call, shape: Shape): core.$ZodType =>
  pick === undefined ? shape : ((shape as unknown as core.$ZodObject)._zod.def.shape[pick] ?? shape)

/** Operations that ask several calls together: those of operations/*.graphql. */
type Together = Exclude<OperationName, Capitalize<keyof Calls>>

const TOGETHER: Readonly<Record<Together, true>> = {
  ClassPlanAgain: true,
  EnrollmentStanding: true,
  Holdings: true,
}

/** The field of the call that an operation asks for all of; null where it asks several together. */
export const fieldOf = (operation: OperationName): string | null =>
  operation in TOGETHER ? null : `${operation.charAt(0).toLowerCase()}${operation.slice(1)}`

/**
 * Runs an operation that asks for all of one call as the executor of GraphQL would, without it: its plan is its call.
 * Rejects with a `FaultError`, or as `signal` says when aborted. tests/gateway/calls.ts holds the two equal.
 */
export const runCall = async (
  [field, call]: readonly [field: string, call: Call],
  variables: Asked,
  context: GatewayContext,
  { addressOf, signal }: Readonly<{ addressOf: AddressOf; signal: AbortSignal | undefined }>,
): Promise<unknown> => {
  // As it would leave for an executor elsewhere: what is undefined is not asked for.
  const asked = JSON.parse(JSON.stringify(variables)) as Asked
  try {
    const answer = await resolveCall(call, asked, context)
    return { [field]: selected(pickedShape(call, shapeOf(call, asked)), answer, addressOf) }
  } catch (cause) {
    signal?.throwIfAborted()
    throw new FaultError(toFault(cause))
  }
}
