import type { Locales, TranslationFunctions } from './i18n-types'
import { i18nObject } from './i18n-util'
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

const speaking = <T extends object>(words: T, format: NumberFormat): T =>
  new Proxy(words, {
    get: (held, key): unknown => {
      const below: unknown = Reflect.get(held, key)
      return typeof below === 'function' ? speaking(below, format) : below
    },
    apply: (say, self, given: readonly unknown[]): unknown =>
      Reflect.apply(
        // Only what can be called is applied.
        say as unknown as (...given: readonly unknown[]) => unknown,
        self,
        given.map((argument) => (isFields(argument) ? spokenFields(argument, format) : argument)),
      ),
  })

/**
 * The words of a language whose dictionaries are in memory, with every number in them grouped as the language groups:
 * "5,001 results", "5.001 sonuç".
 */
export const wordsIn = (language: Locales): TranslationFunctions => speaking(i18nObject(language), numbersIn(language))
