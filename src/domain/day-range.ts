import { isDay } from './calendar.ts'
import { instantOf, wallTimeOf } from './zoned-time.ts'

/** The days that presets count, today left out. */
const COUNTS = [7, 30, 60, 90] as const
type Count = (typeof COUNTS)[number]

export type DayPreset = 'today' | `last${Count}` | `next${Count}` | 'thisYear'

/** A preset in parts: so many days up to today or from today on, today itself, or the year that today is in. */
export type PresetParts = Readonly<{ kind: 'today' | 'thisYear' }> | Readonly<{ kind: 'last' | 'next'; days: Count }>

const LAST = COUNTS.map((days) => `last${days}` as const)
const NEXT = COUNTS.map((days) => `next${days}` as const)

/** The presets of days that lie behind, ahead, or on either side. */
export const DAY_PRESETS: Readonly<Record<'back' | 'ahead' | 'both', readonly DayPreset[]>> = {
  back: ['today', ...LAST, 'thisYear'],
  ahead: ['today', ...NEXT, 'thisYear'],
  both: ['today', ...LAST, ...NEXT, 'thisYear'],
}

export const isDayPreset = (text: string): text is DayPreset => DAY_PRESETS.both.some((preset) => preset === text)

export const partsOf = (preset: DayPreset): PresetParts => {
  if (preset === 'today' || preset === 'thisYear') return { kind: preset }
  const kind = preset.startsWith('last') ? 'last' : 'next'
  return { kind, days: Number(preset.slice(kind.length)) as Count }
}

/** From a day to a day, both of them counted; null is an open end. */
export type DayRange = Readonly<{ from: string | null; to: string | null }>

/** A range as an address has it: `2026-11-01..2026-11-30`, or with one end left open. Null where it is none. */
export const readDayRange = (text: string): DayRange | null => {
  const ends = text.split('..')
  if (ends.length !== 2) return null
  const [from = '', to = ''] = ends
  if ([from, to].some((end) => end !== '' && !isDay(end))) return null
  if (from === '' && to === '') return null
  if (from !== '' && to !== '' && from > to) return null
  return { from: from === '' ? null : from, to: to === '' ? null : to }
}

/** Whether it is a range of days, or a preset of those that look so. */
export const isDayRange = (text: string, looks: keyof typeof DAY_PRESETS): boolean =>
  DAY_PRESETS[looks].some((preset) => preset === text) || readDayRange(text) !== null

const MIDNIGHT = '00:00'
const DAY = 86_400_000

/** Some days after a day of the calendar, or before it where there are fewer than none. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The days that a preset means on a day: "the last 7" are today and the seven before it. */
const ofPreset = (preset: DayPreset, today: string): Readonly<{ from: string; to: string }> => {
  const parts = partsOf(preset)
  const year = today.slice(0, 4)
  if (!('days' in parts)) {
    return parts.kind === 'today' ? { from: today, to: today } : { from: `${year}-01-01`, to: `${year}-12-31` }
  }
  const { kind, days } = parts
  return kind === 'last' ? { from: daysAfter(today, -days), to: today } : { from: today, to: daysAfter(today, days) }
}

/** By which clock days are told: an instant, in milliseconds, and the zone whose day it is there. */
export type DayClock = Readonly<{ now: number; timeZone: string }>

/** The day that it is by the clock. */
export const todayOf = ({ now, timeZone }: DayClock): string => wallTimeOf(now, timeZone).date

/** The days that a value of a filter means now. Of what is neither a range nor a preset there is no end. */
export const daysMeant = (text: string, clock: DayClock): DayRange =>
  isDayPreset(text) ? ofPreset(text, todayOf(clock)) : (readDayRange(text) ?? { from: null, to: null })

/**
 * The instants of such days, in milliseconds: from the first on, and before the second; null is an open end. Which days
 * are meant the clock says, and when they begin and end the zone: its own, where it is not another's days.
 */
export const instantsMeant = (
  text: string,
  clock: DayClock,
  timeZone = clock.timeZone,
): Readonly<{ from: number | null; before: number | null }> => {
  const { from, to } = daysMeant(text, clock)
  const begins = (day: string) => instantOf({ date: day, time: MIDNIGHT }, timeZone)
  return { from: from === null ? null : begins(from), before: to === null ? null : begins(daysAfter(to, 1)) }
}
