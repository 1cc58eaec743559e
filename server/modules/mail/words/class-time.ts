import type { Language } from '../../../../src/domain/language.ts'

/** A day and an hour by the clock of a place, with its name; `instant` is ISO 8601. */
export const classTime = (language: Language, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
    timeZone,
  }).format(new Date(instant))

/** The same in few characters, for a text message. */
export const shortClassTime = (language: Language, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant))
