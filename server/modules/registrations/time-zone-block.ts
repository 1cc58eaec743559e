import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { DAY, MINUTE } from '../../platform/clock.ts'

const readingOf = (instant: number, timeZone: string): number => {
  const { date, time } = wallTimeOf(instant, timeZone)
  return Date.parse(`${date}T${time}:00Z`)
}

/** Minutes ahead of UTC. */
const offsetAt = (instant: number, timeZone: string): number => (readingOf(instant, timeZone) - instant) / MINUTE

const asOffset = (minutes: number): string => {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}

const asLocal = (reading: number): string => new Date(reading).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')

/** The minute at which the offset of `to` begins; it does so once between the two. */
const changeBetween = (from: number, to: number, timeZone: string): number => {
  if (to - from <= MINUTE) return to
  const middle = from + Math.floor((to - from) / 2 / MINUTE) * MINUTE
  return offsetAt(middle, timeZone) === offsetAt(to, timeZone)
    ? changeBetween(from, middle, timeZone)
    : changeBetween(middle, to, timeZone)
}

/**
 * The clock of a place, from the beginning of the year of `from` to the end of that of `to`, as RFC 5545 wants it
 * beside every TZID: whoever reads the file need not know the zone by its name.
 */
export const timeZoneBlock = (timeZone: string, from: Date, to: Date): string => {
  const begin = Date.UTC(from.getUTCFullYear(), 0, 1)
  const end = Date.UTC(to.getUTCFullYear() + 1, 0, 1)
  const days = Array.from({ length: Math.round((end - begin) / DAY) + 1 }, (_, day) => begin + day * DAY)
  const changes = days.flatMap((day) => {
    const [before, after] = [offsetAt(day - DAY, timeZone), offsetAt(day, timeZone)]
    return before === after ? [] : [{ at: changeBetween(day - DAY, day, timeZone), before, after }]
  })
  const first = offsetAt(begin, timeZone)
  const standard = Math.min(first, ...changes.map(({ after }) => after))
  const blocks = [{ at: begin, before: first, after: first }, ...changes].map(({ at, before, after }) => {
    const kind = after > standard ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${asLocal(at + before * MINUTE)}`,
      `TZOFFSETFROM:${asOffset(before)}`,
      `TZOFFSETTO:${asOffset(after)}`,
      `END:${kind}`,
    ]
  })
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...blocks.flat(), 'END:VTIMEZONE'].join('\r\n')
}
