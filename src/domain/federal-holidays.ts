import { addDays } from './recurrence.ts'

/**
 * Legal public holidays of the United States (5 U.S.C. 6103), on which most of those who come to classes are off or on
 * other duty: by a day of the year, or by the nth weekday of a month (0 is Sunday, -1 is the last).
 */
const HOLIDAYS = {
  newYear: { month: 1, day: 1 },
  martinLutherKing: { month: 1, weekday: 1, nth: 3 },
  washington: { month: 2, weekday: 1, nth: 3 },
  memorial: { month: 5, weekday: 1, nth: -1 },
  juneteenth: { month: 6, day: 19 },
  independence: { month: 7, day: 4 },
  labor: { month: 9, weekday: 1, nth: 1 },
  columbus: { month: 10, weekday: 1, nth: 2 },
  veterans: { month: 11, day: 11 },
  thanksgiving: { month: 11, weekday: 4, nth: 4 },
  christmas: { month: 12, day: 25 },
} as const satisfies Readonly<
  Record<string, Readonly<{ month: number; day: number }> | Readonly<{ month: number; weekday: number; nth: number }>>
>

export type FederalHoliday = keyof typeof HOLIDAYS
export const FEDERAL_HOLIDAYS = Object.keys(HOLIDAYS) as readonly FederalHoliday[] as readonly [
  FederalHoliday,
  ...FederalHoliday[],
]

const WEEK = 7
const SATURDAY = 6
const SUNDAY = 0
/** The first whose date says so: the law is of 2021. */
const JUNETEENTH_SINCE = 2021

const written = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

const dateOf = (holiday: FederalHoliday, year: number): string => {
  const rule = HOLIDAYS[holiday]
  if ('day' in rule) return written(year, rule.month, rule.day)
  const { month, weekday, nth } = rule
  if (nth < 0) {
    const end = written(year, month + 1, 0)
    return addDays(end, -((weekdayOf(end) - weekday + WEEK) % WEEK))
  }
  const begin = written(year, month, 1)
  return addDays(begin, ((weekday - weekdayOf(begin) + WEEK) % WEEK) + (nth - 1) * WEEK)
}

/** One on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
const observed = (day: string): string => {
  const weekday = weekdayOf(day)
  return weekday === SATURDAY ? addDays(day, -1) : weekday === SUNDAY ? addDays(day, 1) : day
}

/** The federal holiday that a day is, or on which one is kept; null on any other day. */
export const holidayOn = (day: string): FederalHoliday | null => {
  const year = Number(day.slice(0, 4))
  // New Year's Day of the year after may be kept on the last of December.
  for (const kept of [year, year + 1]) {
    const found = FEDERAL_HOLIDAYS.find((holiday) => {
      if (holiday === 'juneteenth' && kept < JUNETEENTH_SINCE) return false
      const date = dateOf(holiday, kept)
      return date === day || observed(date) === day
    })
    if (found) return found
  }
  return null
}
