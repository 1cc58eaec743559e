import type { Locales } from './i18n-types.ts'

/** What stands between two facts in one line: Arabic has a comma of its own. */
export const commaIn = (language: Locales): string => (language === 'ar' ? '، ' : ', ')

/** Facts of one thing in one line, as "Jul 4, Springfield", with the comma of the language. Of what is read in Latin letters alone, as an address, the comma is the Latin one. */
export const sideBySide = (language: Locales, ...facts: readonly string[]): string => facts.join(commaIn(language))
