import type { Dates } from './dates.ts'

type Days = Pick<Dates, 'date' | 'shortDate'>
type Written = Days & Pick<Dates, 'dateTime' | 'zone'>

/**
 * Days that stand without an hour, by the clock of the programme where no other is told: the day on which an enrolment
 * ends is one day, whoever reads of it and wherever, on a page as in a list, a file and a mail.
 */
export const daysBy = <D extends Days>(home: string, dates: D): D => ({
  ...dates,
  date: (instant: string, timeZone = home) => dates.date(instant, timeZone),
  shortDate: (instant: string, timeZone = home) => dates.shortDate(instant, timeZone),
})

/** Hours by one clock: none takes another, which would be told for that one. */
export type ByOneClock<D extends Written> = Omit<D, 'dateTime'> & Readonly<{ dateTime: (instant: string) => string }>

/** Hours too by the clock of the programme: they name it where the reader's shows another. */
export const datesBy = <D extends Written>(home: string, dates: D): ByOneClock<D> => ({
  ...daysBy(home, dates),
  dateTime: (instant: string) => {
    const there = dates.dateTime(instant, home)
    return there === dates.dateTime(instant) ? there : `${there} (${dates.zone(instant, home)})`
  },
})
