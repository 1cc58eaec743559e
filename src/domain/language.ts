/** The languages of the product (specification, sections 1 and 9). Arabic is written from right to left. */
export const LANGUAGES = ['en', 'tr', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]
export const DIRECTIONS = ['ltr', 'rtl'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** One text in each language of the product. */
export type Localized = Readonly<Record<Language, string>>

export const DEFAULT_LANGUAGE: Language = 'en'

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

export const isDirection = (value: unknown): value is Direction => DIRECTIONS.some((direction) => direction === value)

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

/**
 * Picks the first language of ours in a list of BCP 47 tags, best first, e.g. `navigator.languages`
 * or a parsed `Accept-Language`. Regions are ignored: `ar-EG` is Arabic.
 */
export const chooseLanguage = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const primary = tag.trim().slice(0, 2).toLowerCase()
    if (isLanguage(primary) && !/^[a-z]/i.test(tag.trim().slice(2))) return primary
  }
  return DEFAULT_LANGUAGE
}
