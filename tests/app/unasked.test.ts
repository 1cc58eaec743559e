import { afterEach, expect, test, vi } from 'vitest'

import { loadChunk } from '../../src/app/chunk.ts'
import { isUnanswered, isUnsent, toFault } from '../../src/domain/fault.ts'
import { calls } from '../../src/gateway/calls/calls.ts'
import { firstCalls } from '../../src/gateway/calls/first-calls.ts'
import type { LoadPart } from '../../src/gateway/load-part.ts'
import { fieldOf } from '../../src/gateway/one-call.ts'
import type { OperationName, VariablesOf } from '../../src/gateway/operations.ts'
import { gatewayWith, json } from '../gateway/fake-server.ts'

afterEach(() => void vi.unstubAllGlobals())

const TOGETHER: readonly OperationName[] = ['ClassPlanAgain', 'EnrollmentStanding', 'Holdings']
const BROUGHT = Object.keys(calls)
  .filter((field) => !(field in firstCalls))
  .map((field) => `${field.charAt(0).toUpperCase()}${field.slice(1)}` as OperationName)
const changes = BROUGHT.filter((name) => calls[fieldOf(name) as keyof typeof calls].kind === 'Mutation')

/** A line that brings so many parts of the gateway, and then is away. */
const lineOf = (bears: number) => {
  const line = { borne: 0, isBack: false }
  vi.stubGlobal('navigator', { onLine: false })
  const loadPart: LoadPart = (load) => {
    line.borne += 1
    const isLost = !line.isBack && line.borne > bears
    return loadChunk(isLost ? () => Promise.reject(new TypeError('Failed to fetch a module')) : load)
  }
  return { line, loadPart }
}

const faultOf = (asked: Promise<unknown>) => asked.then(() => null, toFault)

test.each([...BROUGHT, ...TOGETHER])('%s is not asked by a script that the line lost, and told so', async (name) => {
  const told = []
  for (let bears = 0; ; bears += 1) {
    const { line, loadPart } = lineOf(bears)
    const { gateway, received } = gatewayWith({}, { loadPart })
    const fault = await faultOf(gateway.ask(name, {} as VariablesOf<OperationName>))
    if (line.borne <= bears) break
    told.push({ kind: fault?.kind, unsent: isUnsent(fault), unanswered: isUnanswered(fault), received })
  }
  expect(told.length).toBeGreaterThan(0)
  expect(told).toEqual(told.map(() => ({ kind: 'offline', unsent: true, unanswered: false, received: [] })))
})

test('what was not asked is asked when it is tried again with a network', async () => {
  expect(changes.length).toBeGreaterThan(100)
  const { line, loadPart } = lineOf(0)
  const { gateway, received } = gatewayWith({ 'DELETE /api/list-views/4': () => json(null) }, { loadPart })
  const remove = () => faultOf(gateway.ask('RemoveListView', { id: 4 }))
  expect(await remove()).toMatchObject({ kind: 'offline' })
  line.isBack = true
  expect([await remove(), received.map(({ method }) => method)]).toEqual([null, ['DELETE']])
})
