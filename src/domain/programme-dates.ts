import type { Dates } from './dates.ts'

type Written = Pick<Dates, 'date' | 'shortDate' | 'dateTime' | 'zone'>

/** Hours by one clock: none takes another, which would be told for that one. */
export type ByOneClock<D extends Written> = Omit<D, 'dateTime'> & Readonly<{ dateTime: (instant: string) => string }>

/** The same by the clock of the programme where no other is told: an hour names it where the reader's shows another. */
export const datesBy = <D extends Written>(home: string, dates: D): ByOneClock<D> => ({
  ...dates,
  date: (instant: string, timeZone = home) => dates.date(instant, timeZone),
  shortDate: (instant: string, timeZone = home) => dates.shortDate(instant, timeZone),
  dateTime: (instant: string) => {
    const there = dates.dateTime(instant, home)
    return there === dates.dateTime(instant) ? there : `${there} (${dates.zone(instant, home)})`
  },
})
