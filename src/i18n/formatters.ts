import type { FormattersInitializer } from 'typesafe-i18n'

import type { Formatters, Locales } from './i18n-types'

/** Numbers inside a sentence, in the digits and grouping of the language. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => {
  const number = new Intl.NumberFormat(locale)
  return { number: (value: number) => number.format(value) }
}
