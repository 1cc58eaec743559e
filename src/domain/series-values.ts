import { isDay } from './calendar.ts'
import { toLatinDigits } from './digits.ts'
import { SERIES_MAX, WEEKS_MAX, WEEKS_MIN, type Recurrence, type RecurrenceKind } from './recurrence.ts'

/** A rule as a person writes it; texts may be half written. */
export type SeriesValues = Readonly<{
  kind: RecurrenceKind
  every: string
  /** Ends after so many, or on a day. */
  end: 'times' | 'until'
  times: string
  until: string
}>

export const FIRST_SERIES: SeriesValues = { kind: 'weekly', every: '2', end: 'times', times: '4', until: '' }

const numberIn = (text: string, least: number, most: number): number | null => {
  const digits = toLatinDigits(text.trim())
  const number = /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN
  return number >= least && number <= most ? number : null
}

export const everyOf = ({ every }: Pick<SeriesValues, 'every'>): number | null => numberIn(every, WEEKS_MIN, WEEKS_MAX)
export const timesOf = ({ times }: Pick<SeriesValues, 'times'>): number | null => numberIn(times, 2, SERIES_MAX)

/** The rule that is meant; null as long as it is none. */
export const seriesRuleOf = (values: SeriesValues): Recurrence | null => {
  const { kind, end, until } = values
  const every = kind === 'weeks' ? everyOf(values) : WEEKS_MIN
  if (every === null) return null
  if (end === 'until') return isDay(until) ? { kind, every, until } : null
  const count = timesOf(values)
  return count === null ? null : { kind, every, count }
}
