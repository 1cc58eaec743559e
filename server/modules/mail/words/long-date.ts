import { createDates } from '../../../../src/domain/dates.ts'
import type { Language } from '../../../../src/domain/language.ts'

/** A day in words; `instant` is ISO 8601, or a day of the calendar. */
export const longDate = (language: Language, instant: string): string => createDates(language).date(instant, 'UTC')
