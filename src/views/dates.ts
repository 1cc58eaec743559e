import { createDates, type Dates } from '../domain/dates.ts'
import type { ByOneClock } from '../domain/programme-dates.ts'
import { useLanguage, useWords } from '../i18n/words.tsx'
import { useClock } from './clock.context.tsx'

type OwnDates = Omit<Dates, 'closing'> &
  Readonly<{
    /** To stand after "until": "the end of Friday, Nov 27", or a day, an hour and the name of the clock. */
    closing: (instant: string, timeZone: string) => string
  }>

/** Whichever clock they go by: the reader's own or the programme's, which takes no other for an hour. */
export type WrittenDates = ByOneClock<OwnDates>

/**
 * Days and hours in the reader's language, as of the server's clock. The only way in which a view writes them. They are
 * the reader's own where no other clock is told; those of lists are not: see `useProgrammeDates`.
 */
export const useDates = (): OwnDates => {
  const { endOfDay } = useWords()
  const dates = createDates(useLanguage(), useClock())
  return {
    ...dates,
    closing: (instant, timeZone) => {
      const closing = dates.closing(instant, timeZone)
      return 'endOf' in closing ? endOfDay({ day: closing.endOf }) : closing.at
    },
  }
}
