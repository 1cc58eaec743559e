import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { ICalLuxonDateTimeStub } from 'ical-generator'

import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import type { ClassRow } from '../classes/class-access.ts'
import { timeZoneBlock } from './time-zone-block.ts'

export type CalendarClass = Readonly<{
  held: ClassRow
  courseTitle: string
  sessions: readonly Readonly<{ startsAt: Date; endsAt: Date }>[]
  /** Whether the student still has a seat in it. */
  isHeld: boolean
  url: string
  /** Of the installation: it makes the ids unique in the world. */
  host: string
  product: string
  now: Date
}>

/** An instant as the generator takes it to write it by the clock of a place, whatever the server's own zone is. */
const zoned = (instant: Date, timeZone: string): ICalLuxonDateTimeStub => {
  const at: ICalLuxonDateTimeStub = {
    isValid: true,
    setZone: () => at,
    toFormat: (format) => {
      const { date, time } = wallTimeOf(instant.getTime(), timeZone)
      return format === 'HHmmss' ? `${time.replace(':', '')}00` : date.replaceAll('-', '')
    },
    toJSDate: () => instant,
    toJSON: () => instant.toISOString(),
    zone: { type: 'iana' },
  }
  return at
}

/**
 * The class for a calendar, an event a session. Ids and sequence are the class's: a file that is fetched again after
 * a change moves what is in the calendar, and takes it out when the class or the seat is gone.
 */
export const calendarFile = (source: CalendarClass): string => {
  const { held, courseTitle, sessions, isHeld, url, host, product, now } = source
  const isOff = !isHeld || held.courseStatusId === CLASS_STATUS.cancelled
  const calendar = new ICalCalendar({
    prodId: { company: product.replaceAll('/', ' '), product: 'Classes' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: {
      name: null,
      generator: (timeZone) =>
        timeZoneBlock(timeZone, sessions[0]?.startsAt ?? held.courseDate, sessions.at(-1)?.endsAt ?? held.courseDate),
    },
  })
  for (const [index, { startsAt, endsAt }] of sessions.entries()) {
    calendar.createEvent({
      id: `class-${held.id}-session-${index + 1}@${host}`,
      sequence: held.version,
      stamp: now,
      start: zoned(startsAt, held.timeZone),
      end: zoned(endsAt, held.timeZone),
      timezone: held.timeZone,
      summary: courseTitle,
      location: { title: held.venue, address: `${held.address}, ${held.city}` },
      description: held.notes ?? '',
      url,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
