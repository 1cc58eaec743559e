import type { Locales } from './i18n-types'

export type NumberFormat = Readonly<{ format: (value: number) => string }>

/** Below it nothing is grouped, and the digits are those of `String`. */
const GROUPED = 1000

const held: Partial<Record<Locales, NumberFormat>> = {}

const create = (language: Locales): NumberFormat => {
  let format: Intl.NumberFormat | undefined
  return {
    format: (value) => {
      if (value >= 0 && value < GROUPED && value % 1 === 0) return String(value)
      format ??= new Intl.NumberFormat(`${language}-u-nu-latn`)
      return format.format(value)
    },
  }
}

/**
 * Numbers in the digits and grouping of a language. The browser's own way to write them takes a phone a tenth of a second
 * to begin with: it is begun when there is a number that is written otherwise than `String` does.
 */
export const numbersIn = (language: Locales): NumberFormat => (held[language] ??= create(language))
