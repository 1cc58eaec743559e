import { isDay } from './calendar.ts'

/** How a class is repeated: each day, each week, every few weeks, or on the same weekday of each month. */
export const RECURRENCE_KINDS = ['daily', 'weekly', 'weeks', 'monthly'] as const
export type RecurrenceKind = (typeof RECURRENCE_KINDS)[number]

/** Dates of one series, the first among them; and as far ahead as it goes, in days. */
export const SERIES_MAX = 52
export const SERIES_DAYS_MAX = 731
/** Of `weeks`. */
export const WEEKS_MIN = 2
export const WEEKS_MAX = 12

export type Recurrence = Readonly<{
  kind: RecurrenceKind
  /** Of `weeks`: every so many. */
  every: number
}> &
  // Until a day, which counts; or so many dates, the first among them.
  (Readonly<{ until: string }> | Readonly<{ count: number }>)

const DAY = 86_400_000
const WEEK = 7

/** Days are counted as the calendar does, without hours: no summer time is in their way. */
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(at(day) + days * DAY)

/** Which of its weekday in its month a day is, from 1; the fifth is the last, which each month has. */
const nthOfMonth = (day: string): number => Math.ceil(Number(day.slice(-2)) / WEEK)

const LAST = 5

/** The day on which a weekday (0 is Sunday) comes the nth time in the month that is so many after that of `day`. */
const nthWeekday = (day: string, months: number, nth: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const weekday = new Date(at(day)).getUTCDay()
  const first = Date.UTC(year, month - 1 + months, 1)
  const ahead = (weekday - new Date(first).getUTCDay() + WEEK) % WEEK
  if (nth < LAST) return dayOf(first + (ahead + (nth - 1) * WEEK) * DAY)
  const end = Date.UTC(year, month + months, 1)
  const behind = (new Date(end - DAY).getUTCDay() - weekday + WEEK) % WEEK
  return dayOf(end - DAY - behind * DAY)
}

const STEPS: Readonly<Record<Exclude<RecurrenceKind, 'monthly'>, (every: number) => number>> = {
  daily: () => 1,
  weekly: () => WEEK,
  weeks: (every) => every * WEEK,
}

/**
 * The days after the first one on which something is repeated, in their order: local dates, whose hour on the wall is
 * the same whatever summer time does. At most `SERIES_MAX` with the first, and none further than `SERIES_DAYS_MAX`.
 * Throws where the first is no day of the calendar.
 */
export const daysAfterFirst = (first: string, rule: Recurrence): readonly string[] => {
  if (!isDay(first)) throw new RangeError(`${first} is no day of the calendar`)
  const most = 'count' in rule ? Math.min(rule.count, SERIES_MAX) : SERIES_MAX
  const furthest = addDays(first, SERIES_DAYS_MAX)
  const last = 'until' in rule && rule.until < furthest ? rule.until : furthest
  const { kind, every } = rule
  const nth = nthOfMonth(first)
  const stepped = (step: number): string =>
    kind === 'monthly' ? nthWeekday(first, step, nth) : addDays(first, step * STEPS[kind](every))
  return Array.from({ length: Math.max(0, most - 1) }, (_, step) => stepped(step + 1)).filter((day) => day <= last)
}
