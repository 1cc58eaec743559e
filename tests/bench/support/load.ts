import autocannon from 'autocannon'
import type { Options, Result } from 'autocannon'

import { interleave, median } from '../measure.ts'

export type Load = Omit<Options, 'duration' | 'connections'> & Readonly<{ connections?: number; expect?: number }>

/** What one round gave. */
export type Throughput = Readonly<{ perSecond: number; cpuMicros: number }>

const CONNECTIONS = 20

/** An answer other than the expected one would make the numbers of another thing. */
const refuseOthers = (url: string, expect: number, { statusCodeStats, errors, timeouts }: Result): void => {
  const others = Object.keys(statusCodeStats).filter((status) => status !== String(expect))
  if (others.length > 0 || errors > 0 || timeouts > 0) {
    const seen = JSON.stringify({ statusCodeStats, errors, timeouts })
    throw new Error(`${url} did not always answer ${expect}: ${seen}`)
  }
}

export const fire = async (load: Load, seconds: number): Promise<Result> => {
  const { expect = 200, ...options } = load
  const result = await autocannon({ connections: CONNECTIONS, ...options, duration: seconds })
  refuseOthers(load.url, expect, result)
  return result
}

export type Comparison<Way extends string> = Readonly<Record<Way, Throughput>>

/** The median throughput of each way, and what a call costs the server's process, from rounds in turns. */
export const compare = async <Way extends string>(
  loads: Readonly<Record<Way, Load>>,
  cpuMicros: () => Promise<number>,
  { rounds, seconds }: Readonly<{ rounds: number; seconds: number }>,
): Promise<Comparison<Way>> => {
  const names = Object.keys(loads) as Way[]
  const run = (name: Way) => async (): Promise<Throughput> => {
    const before = await cpuMicros()
    const { statusCodeStats, duration } = await fire(loads[name], seconds)
    const count = statusCodeStats[String(loads[name].expect ?? 200)]?.count ?? 0
    return { perSecond: count / duration, cpuMicros: ((await cpuMicros()) - before) / count }
  }
  for (const name of names) await fire(loads[name], 1)
  const ways = Object.fromEntries(names.map((name) => [name, run(name)])) as Record<Way, () => Promise<Throughput>>
  const results = await interleave(ways, rounds)
  const medians = names.map((name) => [
    name,
    {
      perSecond: median(results[name].map(({ perSecond }) => perSecond)),
      cpuMicros: median(results[name].map(({ cpuMicros }) => cpuMicros)),
    },
  ])
  return Object.fromEntries(medians) as Comparison<Way>
}

/** For the console: calls a second and the server's processor time for one. */
export const said = ({ perSecond, cpuMicros }: Throughput): string =>
  `${Math.round(perSecond)}/s, ${Math.round(cpuMicros)} us of CPU`
