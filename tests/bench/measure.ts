export type Target = Readonly<{ is: 'at most' | 'at least'; value: number; unit: string }>

/** One line of the report: a ratio measured in this run, and what the project asks of it. */
export type Measure = Readonly<{
  id: string
  name: string
  against: string
  value: number
  /** What the number counts; a ratio unless said. */
  unit?: string
  target: Target | null
  /** What the ratio was made of on this machine; printed, not kept. */
  seen: string
  /** What helps to read the number wherever it was measured; kept. */
  details?: readonly string[]
}>

export const atMost = (value: number, unit = 'x'): Target => ({ is: 'at most', value, unit })
export const atLeast = (value: number, unit = 'x'): Target => ({ is: 'at least', value, unit })

export const isMet = ({ value, target }: Pick<Measure, 'value' | 'target'>): boolean =>
  target === null || (target.is === 'at most' ? value <= target.value : value >= target.value)

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('There is nothing to take the median of')
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/**
 * Runs each way once in every round, in turns and each round from another start, so that what else the machine
 * does meets all of them alike.
 */
export const interleave = async <Way extends string, Result>(
  ways: Readonly<Record<Way, () => Promise<Result>>>,
  rounds: number,
): Promise<Record<Way, Result[]>> => {
  const names = Object.keys(ways) as Way[]
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Way, Result[]>
  for (let round = 0; round < rounds; round += 1) {
    const order = names.map((_, index) => names[(index + round) % names.length]).filter((name) => name !== undefined)
    for (const name of order) results[name].push(await ways[name]())
  }
  return results
}
