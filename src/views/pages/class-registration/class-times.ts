import type { Language } from '../../../domain/language.ts'

export type ClassTimes = Readonly<{
  /** "Thursday, December 12, 2026" */
  day: (instant: string, timeZone: string) => string
  /** "Dec" and "12", for a sheet of a calendar. */
  sheet: (instant: string, timeZone: string) => Readonly<{ month: string; day: string }>
  /** "7:00 – 9:00 PM" */
  hours: (from: string, to: string, timeZone: string) => string
  /** "Saturday, December 12, 2026, 7:00 – 9:00 PM" */
  session: (from: string, to: string, timeZone: string) => string
  /** "Central Time": what the venue's clock is called. */
  zone: (instant: string, timeZone: string) => string
  /** A day and an hour with the name of the clock. */
  moment: (instant: string, timeZone: string) => string
}>

/** When a class is, by the clock of its venue. */
export const createClassTimes = (language: Language): ClassTimes => {
  const format = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone })
  const zone = (instant: string, timeZone: string) =>
    format({ timeZoneName: 'longGeneric' }, timeZone)
      .formatToParts(Date.parse(instant))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const hour = { hour: 'numeric', minute: '2-digit' } as const
  return {
    day: (instant, timeZone) => format({ dateStyle: 'full' }, timeZone).format(Date.parse(instant)),
    sheet: (instant, timeZone) => ({
      month: format({ month: 'short' }, timeZone).format(Date.parse(instant)),
      day: format({ day: 'numeric' }, timeZone).format(Date.parse(instant)),
    }),
    hours: (from, to, timeZone) => format(hour, timeZone).formatRange(Date.parse(from), Date.parse(to)),
    session: (from, to, timeZone) =>
      format({ dateStyle: 'full', timeStyle: 'short' }, timeZone).formatRange(Date.parse(from), Date.parse(to)),
    zone,
    moment: (instant, timeZone) =>
      `${format({ weekday: 'short', month: 'short', day: 'numeric', ...hour }, timeZone).format(Date.parse(instant))} (${zone(instant, timeZone)})`,
  }
}
