import { performance } from 'node:perf_hooks'
import { threadCpuUsage } from 'node:process'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { median } from '../../bench/measure.ts'
import { inTurn } from '../../support/long.ts'
import { signInEveryone, type Caller } from '../support/callers.ts'
import { addressOf, operationsOf, someoneFor, type Operation } from '../support/operations.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/** How much longer than for a plain refusal a request may hold up everybody else (quality, promise 45). */
const TIMES_AT_MOST = 50
const ROUNDS = 5
/** Garbage of the requests before may be collected in the midst of one. */
const TRIES = 12

let server: TestApp
let tokens: ReadonlyMap<Caller, { token: string }>
let operations: Operation[]
beforeAll(async () => {
  server = await openTestApp()
  tokens = await signInEveryone(server)
  operations = await operationsOf(server)
})
afterAll(() => server.close())

type Sent = Readonly<{ query?: string; body?: string }>

const send = async (operation: Operation, { query = '', body }: Sent): Promise<void> => {
  const as = tokens.get(someoneFor(operation))
  await server.call({
    method: operation.method,
    url: `${addressOf(operation, () => '1')}${query}`,
    ...(body === undefined ? {} : { payload: body, headers: { 'content-type': 'application/json' } }),
    ...(as ? { as } : {}),
  })
}

const timeOf = async (operation: Operation, sent: Sent): Promise<number> => {
  const began = performance.now()
  await send(operation, sent)
  return performance.now() - began
}

/**
 * Milliseconds of the thread that everybody's requests share. By the clock a busy machine would be in it, which takes
 * its processor away from what is long far more often than from what is plain. Counted in ticks of some milliseconds:
 * too coarse for a plain one, which is timed by the clock, and is no shorter by that.
 */
const heldFor = async (operation: Operation, sent: Sent): Promise<number> => {
  const before = threadCpuUsage()
  await send(operation, sent)
  const { user, system } = threadCpuUsage(before)
  return (user + system) / 1000
}

const plainly = async (operation: Operation, ...plain: readonly Sent[]): Promise<number> => {
  const times: number[] = []
  for (const sent of plain) {
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(operation, sent))
  }
  return median(times)
}

/** Tried again while it is not: what is too slow stays so. */
const isBounded = async (operation: Operation, sent: Sent, plain: number): Promise<boolean> => {
  for (let round = 0; round < TRIES; round += 1) {
    if ((await heldFor(operation, sent)) < TIMES_AT_MOST * plain) return true
  }
  return false
}

/** As many parts, short and no two alike, as there is room for. */
const filled = (bytes: number, part: (at: number) => string): string => {
  const parts: string[] = []
  for (let at = 0, length = 0; length < bytes; at += 1) {
    const next = part(at)
    parts.push(next)
    length += next.length + 1
  }
  return parts.join(',')
}

const name = (at: number) => at.toString(36)
const KIB = 1024
/** Just below each limit that a route may have, and far above all. */
const SIZES = [31 * KIB, 63 * KIB, 500 * KIB, 950 * KIB]

const HALVES = [0, 1]
const QUARTERS = [0, 1, 2, 3]

/** What each key of the operation's body is sent as, to reach the rules of the parts, too. */
const keysOf = ({ body }: Operation): string[] =>
  typeof body?.['properties'] === 'object' && body['properties'] !== null ? Object.keys(body['properties']) : []

const madeOf = (bytes: number) => ({
  keys: `{${filled(bytes, (at) => `"${name(at)}":0`)}}`,
  list: `[${filled(bytes, () => '0')}]`,
  deep: `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  text: JSON.stringify('a'.repeat(bytes)),
  objects: `[${filled(bytes, () => '{}')}]`,
})
/** Long to make, and the same for every operation. */
const MADE = new Map(SIZES.map((bytes) => [bytes, madeOf(bytes)]))

const hostileBodies = (operation: Operation, bytes: number): (() => string)[] => {
  const { keys, list, deep, text, objects } = MADE.get(bytes) ?? madeOf(bytes)
  const inPart = (value: string) => keysOf(operation).map((key, at) => `"${key}":${at === 0 ? value : '0'}`)
  const inParts = [keys, list, objects, deep, text].map((value) => () => `{${inPart(value).join(',')}}`)
  return [() => keys, () => list, () => deep, ...inParts]
}

describe('a request holds up the others not much longer than a plain one, however it is made', () => {
  it('by its body', async () => {
    const withBody = operations.filter(({ body }) => body !== undefined)
    expect(withBody.length).toBeGreaterThan(40)
    for (const [place, operation] of withBody.entries()) {
      const plain = await plainly(operation, { body: '{"?":0}' })
      for (const bytes of SIZES) {
        for (const [at, make] of hostileBodies(operation, bytes).entries()) {
          // Every other body, of the next operation the others, and each in one of the sizes, the next in the next.
          if (!inTurn(HALVES, place).includes(at % HALVES.length)) continue
          if (!inTurn(SIZES.toReversed(), place + Math.floor(at / HALVES.length)).includes(bytes)) continue
          const body = make()
          const is = await isBounded(operation, { body }, plain)
          expect(is, `${operation.name} with ${bytes} bytes of ${body.slice(0, 60)}`).toBe(true)
        }
      }
    }
  })

  it('by its address', async () => {
    for (const [place, operation] of operations.entries()) {
      const plain = await plainly(operation, { query: '?~=0' }, {})
      const known = operation.parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []))
      // Of those that it knows every fourth, of the next operation the next ones.
      const tried = known.filter((_, at) => inTurn(QUARTERS, place).includes(at % QUARTERS.length))
      for (const key of [name, ...tried.map((parameter) => () => parameter)]) {
        const query = `?${filled(15 * KIB, (at) => `${key(at)}=0`).replaceAll(',', '&')}`
        const is = await isBounded(operation, { query }, plain)
        expect(is, `${operation.name}${query.slice(0, 60)}`).toBe(true)
      }
    }
  })

  it('and is answered with as many wrong fields as somebody would read, and the number of the others', async () => {
    const body = `{${filled(20 * KIB, (at) => `"${name(at)}":0`)}}`
    const answer = await server.call({
      method: 'POST',
      url: '/api/auth/login',
      payload: body,
      headers: { 'content-type': 'application/json', 'accept-language': 'tr' },
    })
    const { details } = answer.json<{ error: { details: { field: string; message: string }[] } }>().error
    const wrong = Object.keys(JSON.parse(body) as object).length + 2
    expect([details.length, details.at(-1)]).toEqual([
      51,
      { field: '', message: `Doğru olmayan diğer alanlar: ${wrong - 50}.` },
    ])
  })
})
