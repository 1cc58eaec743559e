import type { Language } from '../../../domain/language.ts'

/** Each language by its own name, for a reader who speaks no other. */
export const OWN_NAME: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' }

/** Where a guide tells how the product speaks several languages. */
export const ABOUT_LANGUAGES = '/documentation/configuration/multi-language'
