import { createDates } from '../../../../src/domain/dates.ts'
import type { Language } from '../../../../src/domain/language.ts'

const END_OF: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) => `the end of ${day}`,
  tr: (day) => `${day} gününün sonu`,
  ar: (day) => `نهاية ${day}`,
}

/** A day and an hour by the clock of a place, with its name and the year: a message is read at any time. */
export const classTime = (language: Language, instant: string, timeZone: string): string =>
  createDates(language).moment(instant, timeZone)

/** To stand after "until": a midnight is the end of a day. */
export const closingTime = (language: Language, instant: string, timeZone: string): string => {
  const closing = createDates(language).closing(instant, timeZone)
  return 'endOf' in closing ? END_OF[language](closing.endOf) : closing.at
}
