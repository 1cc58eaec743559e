/** What a clock on the wall of a place shows: `2026-11-22` and `08:30`. */
export type WallTime = Readonly<{ date: string; time: string }>

const DAY = 86_400_000
const WALL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockIn = (timeZone: string): Intl.DateTimeFormat => {
  // A zone may be written in any case: who spells it anew each time is given the same clock.
  const name = timeZone.toLowerCase()
  const known = clocks.get(name)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(name, clock)
  return clock
}

/** An area's name, as `America/Chicago`, or `UTC`. An offset is none: it does not know of summer. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    clockIn(name)
    return true
  } catch {
    return false
  }
}

/** The wall clock's reading as milliseconds, as if it were one of UTC. Instants before the year 1 are none of ours. */
const readingAt = (instant: number, timeZone: string): number => {
  const parts = clockIn(timeZone).formatToParts(instant)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

const offsetAt = (instant: number, timeZone: string): number =>
  readingAt(instant, timeZone) - Math.floor(instant / 1000) * 1000

const textOf = (reading: number): WallTime => {
  const text = new Date(reading).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/** What the wall clock of a zone shows at an instant, in milliseconds. */
export const wallTimeOf = (instant: number, timeZone: string): WallTime => textOf(readingAt(instant, timeZone))

/** Null where the day or the time is none of the calendar. */
const readingOf = ({ date, time }: WallTime): number | null => {
  const [, year, month, day, hour, minute] = WALL.exec(`${date}T${time}`)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined) {
    return null
  }
  const reading = Date.UTC(year, month - 1, day, hour, minute)
  const { date: sameDate, time: sameTime } = textOf(reading)
  return sameDate === date && sameTime === time ? reading : null
}

export const isWallTime = (wall: WallTime): boolean => readingOf(wall) !== null

/**
 * The instants, in milliseconds, at which a clock in the zone shows a time: one as a rule, none in the hour that is
 * skipped when summer begins, two in the hour that is repeated when it ends. The earlier comes first.
 */
export const instantsOf = (wall: WallTime, timeZone: string): readonly number[] => {
  const reading = readingOf(wall)
  if (reading === null) return []
  const offsets = new Set([offsetAt(reading - DAY, timeZone), offsetAt(reading + DAY, timeZone)])
  return [...offsets]
    .map((offset) => reading - offset)
    .filter((instant) => readingAt(instant, timeZone) === reading)
    .toSorted((a, b) => a - b)
}

/**
 * The instant that a person means: the first of two; and in the skipped hour as much after the change as was
 * written after its beginning. Throws where the day is none of the calendar.
 */
export const instantOf = (wall: WallTime, timeZone: string): number => {
  const [first] = instantsOf(wall, timeZone)
  if (first !== undefined) return first
  const reading = readingOf(wall)
  if (reading === null) throw new RangeError(`${wall.date} ${wall.time} is no time of the calendar`)
  return reading - offsetAt(reading - DAY, timeZone)
}

/** The same clock time some days later or earlier; a day of 23 or 25 hours is still a day. */
export const daysLater = ({ date, time }: WallTime, days: number): WallTime => {
  const reading = readingOf({ date, time })
  if (reading === null) throw new RangeError(`${date} ${time} is no time of the calendar`)
  return textOf(reading + days * DAY)
}
