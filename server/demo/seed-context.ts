import { DAY, later } from '../platform/clock.ts'
import type { Tx } from '../platform/db/database.ts'

/** What every part of the seed works with. Days count from the day of the seed. */
export type SeedContext = Readonly<{ tx: Tx; now: Date; dayAt: (day: number) => Date }>

export const seedContext = (tx: Tx, now: Date): SeedContext => ({ tx, now, dayAt: (day) => later(now, day * DAY) })

/** Rows that belong to sources, in the order in which they were inserted. */
export const pairUp = <Source, Row>(sources: readonly Source[], rows: readonly Row[]): [Source, Row][] =>
  sources.map((source, index) => {
    const row = rows[index]
    if (row === undefined) throw new Error('The seed inserted fewer rows than it has sources')
    return [source, row]
  })

/** The value of a key that the content promises to have. */
export const given = <Value>(map: ReadonlyMap<string, Value>, key: string): Value => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo content names ${key}, which is not in it`)
  return value
}
