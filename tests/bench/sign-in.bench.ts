import { atMost, interleave, median } from './measure.ts'
import type { Measure } from './measure.ts'
import { flood, latenciesOf } from './support/paced.ts'
import type { Call } from './support/paced.ts'
import type { BenchServer } from './support/start-bench-server.ts'

/** More than are hashed at once and fewer than may wait: the hashing never rests, and nobody is turned away. */
const AT_ONCE = 50
const CALLS_A_SECOND = 100
const SECONDS = 3
/** One network address may guess a hundred times in a quarter of an hour, one account ten times. */
const GUESSES_OF_AN_ADDRESS = 90

const p99 = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}

/** Guesses at accounts of other names from other addresses: each is hashed, none is stopped by a limit. */
const guesses = (product: string) => {
  let guessed = 0
  return (): Call => {
    guessed += 1
    const address = Math.floor(guessed / GUESSES_OF_AN_ADDRESS)
    return {
      url: `${product}/api/auth/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `nobody-${guessed}@example.org`, password: 'Wrong#Password1' }),
      from: `127.1.${1 + Math.floor(address / 250)}.${1 + (address % 250)}`,
    }
  }
}

/** What sign-in at its limit costs the calls of everyone else. */
export const measureSignIn = async ({ product, data }: BenchServer, rounds: number): Promise<Measure[]> => {
  const guess = guesses(product)
  const calls = [
    { path: '/api/auth/me', headers: { authorization: `Bearer ${data.reader.token}` } },
    { path: '/api/courses', headers: {} },
  ]
  const measures: Measure[] = []
  for (const { path, headers } of calls) {
    const call: Call = { url: `${product}${path}`, headers }
    const signIns: number[] = []
    await latenciesOf(call, CALLS_A_SECOND, 1)
    const seen = await interleave(
      {
        idle: () => latenciesOf(call, CALLS_A_SECOND, SECONDS),
        busy: async () => {
          const guessing = flood(guess, 403, AT_ONCE)
          await guessing.answered(AT_ONCE)
          const latencies = await latenciesOf(call, CALLS_A_SECOND, SECONDS)
          signIns.push((await guessing.stop()) - AT_ONCE)
          return latencies
        },
      },
      rounds,
    )
    const [idle, busy] = [p99(seen.idle.flat()), p99(seen.busy.flat())]
    measures.push({
      id: `sign-in ${path}`,
      name: `99th percentile of GET ${path} while sign-in is at the limit of its hashing`,
      against: 'the same while nobody signs in',
      value: busy / idle,
      target: atMost(2),
      seen: `${busy.toFixed(1)} ms / ${idle.toFixed(1)} ms; ${Math.round(median(signIns) / SECONDS)} guesses/s`,
      details: [`${CALLS_A_SECOND} calls a second, ${AT_ONCE} sign-ins under way at any time.`],
    })
  }
  return measures
}
