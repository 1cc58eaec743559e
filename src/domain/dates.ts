import { paintedZone } from './own-place.ts'
import { wallTimeOf } from './zoned-time.ts'

/** A time by which something ends: at the end of a day, or at an hour of it. Both as they are written. */
export type Closing = Readonly<{ endOf: string } | { at: string }>

/**
 * Days and hours as a language writes them. Instants are ISO 8601; without a zone they are shown by the reader's own
 * clock. The year is left out only where it is this year and still ahead; without a `now` it is always there, as what
 * is printed or mailed is read at any time.
 */
export type Dates = Readonly<{
  /** "May 4, 2026", "November 27". */
  date: (instant: string, timeZone?: string) => string
  /** "Sep 4, 2026", "Nov 27": where many stand below one another. */
  shortDate: (instant: string, timeZone?: string) => string
  /** "May 4, 2026, 11:30 PM". */
  dateTime: (instant: string, timeZone?: string) => string
  /** "Friday", by the reader's own clock. */
  weekday: (instant: string) => string
  /** "November 2026", of a day in it. */
  month: (day: string) => string
  /** "Fri", of a day. */
  shortWeekday: (day: string) => string
  /** "Friday, November 27". */
  day: (instant: string, timeZone: string) => string
  /** "Fri, Nov 27, 8:00 AM (Central Time)". */
  moment: (instant: string, timeZone: string) => string
  /** "Fri, Nov 27, 8:00 AM – 12:00 PM (Central Time)". */
  span: (from: string, to: string, timeZone: string) => string
  /** "8:00 AM". */
  time: (instant: string, timeZone: string) => string
  /** "8:00 AM – 12:00 PM (Central Time)", with the day of the end where that is another one. */
  hours: (from: string, to: string, timeZone: string) => string
  /** "Central Time": what the clock of a place is called. */
  zone: (instant: string, timeZone: string) => string
  /** The end of "Friday, Nov 27" for a midnight, "Fri, Nov 27, 5:00 PM (Central Time)" else. */
  closing: (instant: string, timeZone: string) => Closing
  /** "Nov 2026": where months stand side by side. */
  shortMonth: (instant: string, timeZone: string) => string
  /** "Nov" and "27", for a sheet of a calendar. */
  sheet: (instant: string, timeZone: string) => Readonly<{ month: string; day: string }>
}>

type Parts = Intl.DateTimeFormatOptions

const MINUTE = 60_000
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const DATE = { month: 'long', day: 'numeric' } as const
const SHORT_DATE = { month: 'short', day: 'numeric' } as const
const DAY = { weekday: 'long', ...DATE } as const
const SHORT_DAY = { weekday: 'short', ...SHORT_DATE } as const

/** A server writes for every zone that there is. */
const MOST_KEPT = 400

const keep = <T>(kept: Map<string, T>, key: string, make: () => T): T => {
  const value = kept.get(key) ?? make()
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, value)
  return value
}

const writers = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than writing hundreds of dates. */
const writerOf = (language: string, parts: Parts): Intl.DateTimeFormat =>
  keep(writers, `${language} ${JSON.stringify(parts)}`, () => new Intl.DateTimeFormat(`${language}-u-nu-latn`, parts))

/** What a clock was called at a time: that takes longer to find than all else of a date, and is asked each time that it is shown. */
const zoneNames = new Map<string, string>()

const inZone = (parts: Parts, timeZone: string | undefined = paintedZone()): Parts =>
  timeZone === undefined ? parts : { ...parts, timeZone }

/** `now`: the server's, in milliseconds. */
export const createDates = (language: string, now?: () => number): Dates => {
  const write = (parts: Parts, instant: string, timeZone?: string): string =>
    writerOf(language, inZone(parts, timeZone)).format(Date.parse(instant))

  const isThisYearAndAhead = (instant: string, timeZone?: string): boolean => {
    if (now === undefined || Date.parse(instant) <= now()) return false
    const year = writerOf('en', inZone({ year: 'numeric', calendar: 'gregory' }, timeZone))
    return year.format(Date.parse(instant)) === year.format(now())
  }
  const dated = (parts: Parts, instant: string, timeZone?: string): string =>
    write(isThisYearAndAhead(instant, timeZone) ? parts : { year: 'numeric', ...parts }, instant, timeZone)

  const zone = (instant: string, timeZone: string): string =>
    keep(
      zoneNames,
      `${language} ${timeZone} ${instant}`,
      () =>
        writerOf(language, { timeZoneName: 'longGeneric', timeZone })
          .formatToParts(Date.parse(instant))
          .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    )
  const zoned = (text: string, instant: string, timeZone: string): string => `${text} (${zone(instant, timeZone)})`

  const moment = (instant: string, timeZone: string): string =>
    zoned(dated({ ...SHORT_DAY, ...TIME }, instant, timeZone), instant, timeZone)
  // Put together here: the ranges of `Intl` differ between the server that paints and the browser that takes over.
  const range = (first: string, from: string, to: string, timeZone: string): string => {
    const [begin, end] = [from, to].map((instant) => wallTimeOf(Date.parse(instant), timeZone).date)
    return `${first} – ${begin === end ? write(TIME, to, timeZone) : dated({ ...SHORT_DAY, ...TIME }, to, timeZone)}`
  }

  return {
    date: (instant, timeZone) => dated(DATE, instant, timeZone),
    shortDate: (instant, timeZone) => dated(SHORT_DATE, instant, timeZone),
    dateTime: (instant, timeZone) => dated({ ...SHORT_DATE, ...TIME }, instant, timeZone),
    weekday: (instant) => write({ weekday: 'long' }, instant),
    month: (day) => write({ month: 'long', year: 'numeric' }, `${day}T12:00:00Z`, 'UTC'),
    shortWeekday: (day) => write({ weekday: 'short' }, `${day}T12:00:00Z`, 'UTC'),
    day: (instant, timeZone) => dated(DAY, instant, timeZone),
    moment,
    span: (from, to, timeZone) =>
      zoned(range(dated({ ...SHORT_DAY, ...TIME }, from, timeZone), from, to, timeZone), from, timeZone),
    time: (instant, timeZone) => write(TIME, instant, timeZone),
    hours: (from, to, timeZone) => zoned(range(write(TIME, from, timeZone), from, to, timeZone), from, timeZone),
    zone,
    closing: (instant, timeZone) => {
      const { time } = wallTimeOf(Date.parse(instant), timeZone)
      if (time !== '00:00' && time !== '23:59') return { at: moment(instant, timeZone) }
      const within = new Date(Date.parse(instant) - MINUTE).toISOString()
      return { endOf: dated({ ...SHORT_DAY, weekday: 'long' }, within, timeZone) }
    },
    shortMonth: (instant, timeZone) => write({ month: 'short', year: 'numeric' }, instant, timeZone),
    sheet: (instant, timeZone) => ({
      month: write({ month: 'short' }, instant, timeZone),
      day: write({ day: 'numeric' }, instant, timeZone),
    }),
  }
}
