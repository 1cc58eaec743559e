import { isDay } from './calendar.ts'
import type { Language } from './language.ts'

const DAY = 86_400_000
const WEEK_DAYS = 7

/** A month of the calendar, as an address has it: `2026-11`. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`)

/** The month that a day, `2026-11-22`, is in. */
export const monthOf = (day: string): string => day.slice(0, 7)

const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** So many months later, or earlier. */
export const monthsLater = (month: string, count: number): string => {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return dayAt(Date.UTC(year, nth - 1 + count, 1)).slice(0, 7)
}

/** The first and the last day of a month. */
export const daysOfMonth = (month: string): Readonly<{ from: string; to: string }> => ({
  from: `${month}-01`,
  to: dayAt(midnightOf(`${monthsLater(month, 1)}-01`) - DAY),
})

/** On which day weeks begin where a language is read here: 0 is a Sunday. After the regions of CLDR: US, TR, and SA. */
export const FIRST_WEEKDAY: Readonly<Record<Language, number>> = { en: 0, tr: 1, ar: 0 }

/** The weeks that a month touches, whole: days of the months beside it begin the first and end the last. */
export const weeksOfMonth = (month: string, firstWeekday: number): readonly (readonly string[])[] => {
  const { from, to } = daysOfMonth(month)
  const ahead = (new Date(midnightOf(from)).getUTCDay() - firstWeekday + WEEK_DAYS) % WEEK_DAYS
  const begins = midnightOf(from) - ahead * DAY
  const weeks = Math.ceil((midnightOf(to) + DAY - begins) / (WEEK_DAYS * DAY))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_day, at) => dayAt(begins + (week * WEEK_DAYS + at) * DAY)),
  )
}
