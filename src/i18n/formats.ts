import type { Locales } from './i18n-types'
import { numbersIn } from './numbers.ts'

/** Values as a language writes them, through `Intl`. Instants are ISO-8601, durations whole seconds. */
export type Formats = Readonly<{
  number: (value: number) => string
  percent: (share: number) => string
  /** Time needed, rounded up to minutes from two minutes on: "6 min". */
  duration: (seconds: number) => string
  hours: (hours: number) => string
  miles: (miles: number) => string
  /** "41 kB", "2.4 MB". */
  fileSize: (bytes: number) => string
  /** Things joined as a sentence joins them: "a, b, and c". */
  list: (items: readonly string[]) => string
  /** How far an instant is from `now` (milliseconds), in the largest unit that is full: "in 3 days", "2 hours ago". */
  relative: (instant: string, now: number) => string
}>

/** In seconds; a month has thirty days here. */
const SPANS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const KILO = 1024
const MEGA = KILO * KILO
const GIGA = KILO * KILO * KILO

/** Made when it is first needed: each takes a phone some milliseconds, and a page needs few of them. */
const later = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

const create = (language: Locales): Formats => {
  const number = numbersIn(language)
  const numbers = (options: Intl.NumberFormatOptions) =>
    later(() => new Intl.NumberFormat(`${language}-u-nu-latn`, options))
  const percent = numbers({ style: 'percent' })
  // Arabic shortens them to single letters, which nobody reads.
  const unitDisplay = language === 'ar' ? 'long' : 'short'
  const unit = (name: 'hour' | 'minute' | 'second') =>
    numbers({ style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 1 })
  const size = (name: 'kilobyte' | 'megabyte' | 'gigabyte', maximumFractionDigits: number) =>
    numbers({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits })
  const [kilobytes, megabytes, gigabytes] = [size('kilobyte', 0), size('megabyte', 1), size('gigabyte', 1)]
  const hour = unit('hour')
  const minute = unit('minute')
  const second = unit('second')
  const mile = numbers({ style: 'unit', unit: 'mile', maximumFractionDigits: 0 })
  const list = later(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  const ago = (numeric: 'auto' | 'always') =>
    later(() => new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric }))
  // Within a minute it is "now"; "tomorrow" would depend on more than the distance.
  const [moments, spans] = [ago('auto'), ago('always')]
  return {
    number: (value) => number.format(value),
    percent: (share) => percent().format(share),
    duration: (seconds) =>
      seconds < 120 ? second().format(Math.max(0, Math.round(seconds))) : minute().format(Math.ceil(seconds / 60)),
    hours: (hours) => hour().format(hours),
    miles: (miles) => mile().format(miles),
    fileSize: (bytes) => {
      if (bytes < MEGA) return kilobytes().format(Math.max(1, bytes / KILO))
      return bytes < GIGA ? megabytes().format(bytes / MEGA) : gigabytes().format(bytes / GIGA)
    },
    list: (items) => list().format(items),
    relative: (instant, now) => {
      const seconds = (Date.parse(instant) - now) / 1000
      const [unit, length] = SPANS.find(([, span]) => Math.abs(seconds) >= span) ?? (['second', Infinity] as const)
      return (unit === 'second' ? moments : spans)().format(Math.trunc(seconds / length), unit)
    },
  }
}

const held: Partial<Record<Locales, Formats>> = {}

/** The same for the same language: what was made for one page writes on the next. */
export const formatsIn = (language: Locales): Formats => (held[language] ??= create(language))
