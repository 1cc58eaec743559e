import { useFormats, useLanguage } from '../../../i18n/words.tsx'
import { createClassTimes } from '../class-registration/class-times.ts'

/** A moment of a class by the clock of its venue, with what that clock is called. */
export const useClassMoment = (): ((instant: string, timeZone: string) => string) => {
  const formats = useFormats()
  const { zone } = createClassTimes(useLanguage())
  return (instant, timeZone) => `${formats.dateTime(instant, timeZone)} (${zone(instant, timeZone)})`
}
