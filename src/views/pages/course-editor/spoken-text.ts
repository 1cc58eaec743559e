import { LANGUAGES, type Language, type Localized } from '../../../domain/language.ts'
import { isSeen } from '../../../domain/plain-name.ts'

/** A text in the reader's language, or in the first that has it. */
export const spokenText = (text: Localized, language: Language): string =>
  [language, ...LANGUAGES].map((one) => text[one]).find(isSeen) ?? ''
