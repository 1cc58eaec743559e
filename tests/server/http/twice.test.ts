import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { limits } from '../../../server/platform/db/tables/platform.table.ts'
import type { Call } from '../../../src/gateway/calls/call.ts'
import { calls } from '../../../src/gateway/calls/calls.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { KNOWN } from './known-operations.ts'
import { OWN } from './own-operations.ts'
import { openWorld, type World } from './relations.ts'

/** A server names the parts of an address otherwise than a screen does. */
const withoutNames = (address: string): string => address.replaceAll(/\{\w+(?::text)?\}/g, '{}')

const isKeyed = (call: Call): boolean =>
  call.kind === 'Mutation' && (call.creates ?? (call.uploads && call.method === 'POST') ?? false)

const WRITES = Object.values(calls as Readonly<Record<string, Call>>)
  .filter((call) => call.kind === 'Mutation')
  .map((call) => ({ address: withoutNames(`${call.method} /api${call.path}`), isKeyed: isKeyed(call) }))

const asked = new Map(
  [...Object.keys(KNOWN), ...Object.keys(OWN)].map((operation) => [withoutNames(operation), operation]),
)
const PROVEN = WRITES.flatMap(({ address, isKeyed: keyed }) => {
  const operation = asked.get(address)
  return operation === undefined ? [] : [{ operation, keyed }]
})

let server: TestApp
let world: World
beforeAll(async () => {
  server = await openTestApp()
  world = await openWorld(server)
})
afterAll(() => server.close())

const requestOf = async (operation: string) => {
  const own = OWN[operation]
  if (own) return own(world)
  const { seen = [], ask } = KNOWN[operation] ?? {}
  const person = seen[0] === undefined ? null : world.people[seen[0]]
  return { ...(await ask?.(world)), ...(person && { as: person }) }
}

/** What is answered otherwise the second time, and why nobody is misled by that. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'POST /api/auth/login': 'Another session, which is as good as the first.',
  'POST /api/auth/logout': 'The session is over: 401 signs out.',
  'POST /api/profiles/me/deactivate':
    'The session is over: 401 signs out, and signing in says that the account is closed.',
  'POST /api/auth/forgot-password': 'A check against automated messages is solved for each sending.',
  'PUT /api/profiles/me/photo': 'Another address of the same picture.',
  'PATCH /api/uploads/{id}': 'Who sends pieces asks how far they came, and goes on there.',
}

/** What the world has nothing for that it could be done to; each carries a key, as others of its kind that are done here. */
const REFUSED = new Set([
  'POST /api/certificates/{number}/reissue',
  'POST /api/instructor-courses/{id}/attendance-corrections',
  'POST /api/instructor-courses/{id}/sheets',
  'POST /api/imports/{id}/undo',
  'POST /api/list-acts/{id}/cancel',
  'POST /api/materials/{id}/versions',
  'PUT /api/message-templates/{channel}/{template}/draft',
  'POST /api/message-templates/{channel}/{template}/drop-draft',
  'POST /api/message-templates/{channel}/{template}/in-force',
  'POST /api/message-templates/{channel}/{template}/default',
  'POST /api/people/{id}/merge',
  'POST /api/people/{id}/merges/{mergeId}/undo',
  'POST /api/course-records/{id}/publish',
])

const isDone = ({ statusCode }: LightMyRequestResponse): boolean => statusCode >= 200 && statusCode < 300

/** A removal finds nothing the second time, which the gateway takes for what it is. */
const isAlike = (method: string, first: LightMyRequestResponse, second: LightMyRequestResponse): boolean =>
  (first.statusCode === second.statusCode && first.body === second.body) ||
  (method === 'DELETE' && second.statusCode === 404)

describe('what a screen changes', () => {
  it('carries a key, or is here', () => {
    const others = WRITES.filter((write) => !write.isKeyed && !asked.has(write.address))
    expect(others.map(({ address }) => address)).toEqual([])
  })

  it.each(PROVEN)('$operation is answered alike when its first answer was lost', async ({ operation, keyed }) => {
    const [method = 'POST'] = operation.split(' ')
    await server.platform.db.delete(limits)
    const { headers, ...request } = await requestOf(operation)
    const key = keyed ? { 'idempotency-key': operation.replaceAll(' ', '-') } : {}
    const send = () => server.call({ method, ...request, headers: { ...headers, ...key } })
    const first = await send()
    const second = await send()
    expect([operation, isDone(first), isAlike(method, first, second), first.body, second.body]).toEqual([
      operation,
      !(keyed && REFUSED.has(operation)),
      !(operation in OTHERWISE),
      first.body,
      second.body,
    ])
  })
})
