import type { Attendance } from '../../../domain/class.ts'
import { DISCIPLINES, type Discipline } from '../../../domain/discipline.ts'
import type { Words } from '../../../i18n/words.tsx'

export const isDiscipline = (value: string | null): value is Discipline => DISCIPLINES.some((one) => one === value)

export const disciplineWords = ({ roster }: Words, discipline: string | null): string =>
  isDiscipline(discipline) ? roster.disciplines[discipline]() : (discipline ?? roster.disciplines.none())

export const markWords = ({ roster }: Words, attendance: Attendance | null): string =>
  roster.marks[attendance ?? 'none']()

export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

/** Keeps a name of another direction from turning the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`

/** The time of day at the venue. */
export const timeThere = (language: string, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(Date.parse(instant))

/** Day, times and the zone's name: from one session's start to its end. */
export const spanThere = (
  language: string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).formatRange(Date.parse(startsAt), Date.parse(endsAt))
