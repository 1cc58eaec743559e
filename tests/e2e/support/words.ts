import type { Language } from '../../../src/domain/language.ts'
import type { TranslationFunctions } from '../../../src/i18n/i18n-types.ts'
import { loadLocale } from '../../../src/i18n/i18n-util.sync.ts'
import { i18nObject } from '../../../src/i18n/i18n-util.ts'

/** The words of a language as the product says them, so that one story is told in each. */
export const wordsFor = (language: Language): TranslationFunctions => {
  loadLocale(language)
  return i18nObject(language)
}
