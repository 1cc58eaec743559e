import { and, eq, gt, gte, lt, lte, sql } from 'drizzle-orm'
import type { AnyColumn, SQL, SQLWrapper } from 'drizzle-orm'

import { daysMeant, instantsMeant, type DayClock } from '../../../src/domain/day-range.ts'
import { readNumberRange } from '../../../src/domain/number-range.ts'

/** What a filter of a list asks; nothing where it is absent. */
export type FilterValues = readonly string[] | undefined

const at = (milliseconds: number): SQL => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** Whether an instant is of the days of a `days` filter, by the clock. An index on the instant serves it. */
export const isOnDays = (
  instant: SQLWrapper,
  [value]: readonly string[] = [],
  clock: DayClock,
  timeZone = clock.timeZone,
): SQL | undefined => {
  if (value === undefined) return undefined
  const { from, before } = instantsMeant(value, clock, timeZone)
  return and(from === null ? undefined : gte(instant, at(from)), before === null ? undefined : lt(instant, at(before)))
}

/** The same of an end up to which something goes on: what ends at the midnight after a day ends on that day. */
export const endsOnDays = (instant: SQLWrapper, [value]: readonly string[] = [], clock: DayClock): SQL | undefined => {
  if (value === undefined) return undefined
  const { from, before } = instantsMeant(value, clock)
  return and(from === null ? undefined : gt(instant, at(from)), before === null ? undefined : lte(instant, at(before)))
}

/** Whether something that goes from a day to another touches the days of a `days` filter: both ends are dates. */
export const hasDays = (
  span: Readonly<{ first: SQLWrapper; last: SQLWrapper }>,
  [value]: readonly string[] = [],
  clock: DayClock,
): SQL | undefined => {
  if (value === undefined) return undefined
  const { from, to } = daysMeant(value, clock)
  return and(
    from === null ? undefined : gte(span.last, sql`${from}::date`),
    to === null ? undefined : lte(span.first, sql`${to}::date`),
  )
}

/** Whether a number is in the range of a `numbers` filter. */
export const isWithin = (number: SQLWrapper, [value]: readonly string[] = []): SQL | undefined => {
  const range = value === undefined ? null : readNumberRange(value)
  return and(
    range?.from ? gte(number, sql`${range.from}::numeric`) : undefined,
    range?.to ? lte(number, sql`${range.to}::numeric`) : undefined,
  )
}

/** Whether a column is the id of a `ref` filter. */
export const isReferred = (id: AnyColumn, [value]: readonly string[] = []): SQL | undefined =>
  value === undefined ? undefined : eq(id, Number(value))
