import type { Language } from '../../../../src/domain/language.ts'

/** A day in words; `instant` is ISO 8601. */
export const longDate = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
