import { createDates, type Dates } from '../domain/dates.ts'
import { daysBy, type ByOneClock } from '../domain/programme-dates.ts'
import { useLanguage, useWords } from '../i18n/words.tsx'
import { useClock, useProgrammeZone } from './clock.context.tsx'

type OwnDates = Omit<Dates, 'closing'> &
  Readonly<{
    /** As `date`, by the reader's own calendar: of what nobody else reads, and of today. */
    ownDay: (instant: string) => string
    /** To stand after "until": "the end of Friday, Nov 27", or a day, an hour and the name of the clock. */
    closing: (instant: string, timeZone: string) => string
  }>

/** Whichever clock hours go by: the reader's own or the programme's, which takes no other for an hour. */
export type WrittenDates = ByOneClock<OwnDates>

/**
 * Days and hours in the reader's language, as of the server's clock. The only way in which a view writes them. Where no
 * other clock is told, a day that stands alone is the programme's (`daysBy`), and an hour the reader's own; the hours of
 * lists are not: see `useProgrammeDates`. Classes go by the clock of their venue, certificates by `CERTIFICATE_CLOCK`.
 */
export const useDates = (): OwnDates => {
  const { endOfDay } = useWords()
  const dates = createDates(useLanguage(), useClock())
  const home = useProgrammeZone()
  return {
    ...daysBy(home, dates),
    ownDay: (instant) => dates.date(instant),
    closing: (instant, timeZone) => {
      const closing = dates.closing(instant, timeZone)
      return 'endOf' in closing ? endOfDay({ day: closing.endOf }) : closing.at
    },
  }
}
