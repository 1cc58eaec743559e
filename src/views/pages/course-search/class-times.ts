import { useLanguage, useWords } from '../../../i18n/words.tsx'

const DAY = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const ZONE = { timeZoneName: 'short' } as const

/**
 * Times of a class by the venue's clock, with the clock's name. A span is put together here: ranges of `Intl` differ
 * between the server that paints and the browser that takes over.
 */
export const useClassTimes = (timeZone: string) => {
  const { detail } = useWords().courseSearch
  const language = useLanguage()
  const writer = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...parts, timeZone })
    return (instant: string): string => format.format(Date.parse(instant))
  }
  const day = writer(DAY)
  const begin = writer({ ...DAY, ...TIME })
  const end = writer({ ...TIME, ...ZONE })
  const at = writer({ ...DAY, ...TIME, ...ZONE })
  return {
    at,
    span: (startsAt: string, endsAt: string): string =>
      detail.session({ start: begin(startsAt), end: (day(startsAt) === day(endsAt) ? end : at)(endsAt) }),
  }
}
