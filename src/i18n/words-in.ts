import type { Locales, TranslationFunctions } from './i18n-types'
import { i18nObject, loadedLocales } from './i18n-util'
import { numbersIn, type NumberFormat } from './numbers.ts'

/** Counts as the number that it is, and is written as the language writes it: the words' runtime writes "5001". */
const spoken = (value: number, format: NumberFormat) => ({
  [Symbol.toPrimitive]: (hint: string): number | string => (hint === 'number' ? value : format.format(value)),
})

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && value.constructor === Object

const spokenFields = (fields: Readonly<Record<string, unknown>>, format: NumberFormat) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === 'number' ? spoken(value, format) : value]),
  )

/** The runtime copies all words of an area for each that is said: what was reached once is kept. */
const speaking = <T extends object>(words: T, format: NumberFormat): T => {
  const reached = new Map<PropertyKey, unknown>()
  return new Proxy(words, {
    get: (held, key): unknown => {
      if (reached.has(key)) return reached.get(key)
      const below: unknown = Reflect.get(held, key)
      const said = typeof below === 'function' ? speaking(below, format) : below
      reached.set(key, said)
      return said
    },
    apply: (say, self, given: readonly unknown[]): unknown =>
      Reflect.apply(
        // Only what can be called is applied.
        say as unknown as (...given: readonly unknown[]) => unknown,
        self,
        given.map((argument) => (isFields(argument) ? spokenFields(argument, format) : argument)),
      ),
  })
}

const kept = new WeakMap<object, TranslationFunctions>()

/**
 * The words of a language whose dictionaries are in memory, with every number in them grouped as the language groups:
 * "5,001 results", "5.001 sonuç". The same for the same dictionaries: an area that arrives later makes others.
 */
export const wordsIn = (language: Locales): TranslationFunctions => {
  const dictionary = loadedLocales[language]
  const held = kept.get(dictionary)
  if (held) return held
  const words = speaking(i18nObject(language), numbersIn(language))
  // None has come yet: the next asks again.
  if (dictionary) kept.set(dictionary, words)
  return words
}
