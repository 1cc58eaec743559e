/** Years that a day or an instant can be of: before and behind them somebody mistyped, and databases differ. */
export const KEPT_YEAR = /^(?:19|20|21)\d\d-/

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day of the calendar that exists, as `2026-11-22`. */
export const isDay = (text: string): boolean => {
  if (!DAY.test(text) || !KEPT_YEAR.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** Midnight UTC of the day that a clock in the zone shows; the reader's own zone if none is given. */
const dayOf = (instant: number, timeZone?: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    calendar: 'gregory',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).formatToParts(instant)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'))
}

/** Pages of the calendar from one instant to another, by a clock in the zone: from late today to early tomorrow is 1. */
export const calendarDays = (from: number, to: number, timeZone?: string): number =>
  Math.round((dayOf(to, timeZone) - dayOf(from, timeZone)) / 86_400_000)
