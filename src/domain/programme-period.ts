import { isDay } from './calendar.ts'
import { daysAfter, readDayRange } from './day-range.ts'

/** What figures are told of: a unit of the calendar, or days that somebody chose. */
export const PERIOD_KINDS = ['month', 'quarter', 'year', 'own'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

type Unit = Exclude<PeriodKind, 'own'>

/** From a day to a day, both of them counted. */
export type Days = Readonly<{ from: string; to: string }>

/** The period of whoever asks for none: the year that today is in. */
export const USUAL_PERIOD = 'year' satisfies Unit

/** Days of one's own choice are so many at most: five years. */
export const OWN_DAYS_MAX = 1827

const DAY = 86_400_000

/** How many days there are from a day to a day, both of them counted. */
export const dayCount = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY) + 1

const MONTHS_OF: Readonly<Record<Unit, number>> = { month: 1, quarter: 3, year: 12 }

const monthOn = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The first day of a month, counted from the year 0. */
const beginOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** A unit by the month that it begins with. */
const unitAt = (unit: Unit, month: number): Days => ({
  from: beginOf(month),
  to: daysAfter(beginOf(month + MONTHS_OF[unit]), -1),
})

const keyAt = (unit: Unit, month: number): string => {
  const year = beginOf(month).slice(0, 4)
  if (unit === 'year') return year
  return unit === 'month' ? beginOf(month).slice(0, 7) : `${year}-q${Math.floor((month % 12) / 3) + 1}`
}

const YEAR = /^\d{4}$/
const QUARTER = /^(\d{4})-q([1-4])$/
const MONTH = /^\d{4}-\d{2}$/

/** The unit that an address names, with the month that it begins with; null where it names none. */
const readUnit = (text: string, today: string): Readonly<{ kind: Unit; month: number }> | null => {
  if (text === 'month' || text === 'quarter' || text === 'year') {
    const month = monthOn(today)
    return { kind: text, month: month - (month % MONTHS_OF[text]) }
  }
  const [, year = '', quarter] = QUARTER.exec(text) ?? []
  const [kind, begin]: readonly [Unit, string] = YEAR.test(text)
    ? ['year', `${text}-01-01`]
    : quarter === undefined
      ? ['month', MONTH.test(text) ? `${text}-01` : '']
      : ['quarter', `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`]
  return isDay(begin) ? { kind, month: monthOn(begin) } : null
}

const readOwn = (text: string): Days | null => {
  const range = readDayRange(text)
  if (range === null || range.from === null || range.to === null) return null
  const days = { from: range.from, to: range.to }
  return dayCount(days) > OWN_DAYS_MAX ? null : days
}

export const writeOwn = ({ from, to }: Days): string => `${from}..${to}`

/** Any day does: whether a text names a period does not depend on it. */
const SOME_DAY = '2026-01-01'

/** Whether it is a period as an address has it: `2026-11`, `2026-q4`, `2026`, `2026-01-05..2026-03-01`, or a unit alone. */
export const isPeriod = (text: string): boolean => readUnit(text, SOME_DAY) !== null || readOwn(text) !== null

/** Of which kind a period is that an address has; of what is none, the usual one. */
export const periodKind = (text: string): PeriodKind =>
  readUnit(text, SOME_DAY)?.kind ?? (readOwn(text) === null ? USUAL_PERIOD : 'own')

/** The days of a period of one's own choice; null of any other. */
export const ownDays = (text: string): Days | null => (readUnit(text, SOME_DAY) === null ? readOwn(text) : null)

export type Period = Readonly<{
  kind: PeriodKind
  /** As an address has it on any day. */
  key: string
  /** Of what is under way, up to today. */
  days: Days
  /** As many days before those: equal windows, or the change between them would say nothing. */
  before: Days
  /** The keys of its neighbours; null where there is none, or it has not begun. */
  previous: string | null
  next: string | null
}>

const neighbour = (key: string, begins: string, today: string): string | null =>
  isPeriod(key) && begins <= today ? key : null

const ofUnit = ({ kind, month }: Readonly<{ kind: Unit; month: number }>, today: string): Period => {
  const whole = unitAt(kind, month)
  const step = MONTHS_OF[kind]
  const days = whole.from <= today && today < whole.to ? { from: whole.from, to: today } : whole
  const count = dayCount(days)
  // As far into the unit before as this one is; where that one is too short, the days that lead up to this one.
  const [first = ''] = [unitAt(kind, month - step).from, daysAfter(days.from, -count)].toSorted()
  return {
    kind,
    key: keyAt(kind, month),
    days,
    before: { from: first, to: daysAfter(first, count - 1) },
    previous: neighbour(keyAt(kind, month - step), unitAt(kind, month - step).from, today),
    next: neighbour(keyAt(kind, month + step), unitAt(kind, month + step).from, today),
  }
}

const ofOwn = (days: Days, today: string): Period => {
  const count = dayCount(days)
  const moved = (by: number): Days => ({ from: daysAfter(days.from, by), to: daysAfter(days.to, by) })
  const [before, after] = [moved(-count), moved(count)]
  return {
    kind: 'own',
    key: writeOwn(days),
    days,
    before,
    previous: neighbour(writeOwn(before), before.from, today),
    next: neighbour(writeOwn(after), after.from, today),
  }
}

/** The days that a period means on a day, by the programme's clock; of what is none, those of the usual one. */
export const periodMeant = (text: string, today: string): Period => {
  const unit = readUnit(text, today)
  if (unit !== null) return ofUnit(unit, today)
  const own = readOwn(text)
  return own === null ? periodMeant(USUAL_PERIOD, today) : ofOwn(own, today)
}

/** The months that some days are in, as `2026-11`, the first first. */
export const monthsOf = ({ from, to }: Days): readonly string[] =>
  Array.from({ length: monthOn(to) - monthOn(from) + 1 }, (_, at) => beginOf(monthOn(from) + at).slice(0, 7))
