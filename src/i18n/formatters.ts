import type { FormattersInitializer } from 'typesafe-i18n'

import type { Formatters, Locales } from './i18n-types'
import { numbersIn } from './numbers.ts'

/** Numbers inside a sentence, in the digits and grouping of the language. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => {
  const number = numbersIn(locale)
  return { number: (value: number) => number.format(value) }
}
