import type { Language } from '../domain/language.ts'

export type NumberFormat = Readonly<{ format: (value: number) => string }>

/** Whose digits are those of `String`: below a thousand nothing is grouped. */
const IS_PLAIN: Readonly<Record<Language, boolean>> = { en: true, tr: true, ar: false }
const GROUPED = 1000

const held = new Map<Language, NumberFormat>()

const create = (language: Language): NumberFormat => {
  let format: Intl.NumberFormat | undefined
  return {
    format: (value) => {
      if (IS_PLAIN[language] && Number.isInteger(value) && value >= 0 && value < GROUPED) return String(value)
      format ??= new Intl.NumberFormat(language)
      return format.format(value)
    },
  }
}

/**
 * Numbers in the digits and grouping of a language. The browser's own way to write them takes a phone a tenth of a second
 * to begin with: it is begun when there is a number that is written otherwise than `String` does.
 */
export const numbersIn = (language: Language): NumberFormat => {
  const format = held.get(language) ?? create(language)
  held.set(language, format)
  return format
}
