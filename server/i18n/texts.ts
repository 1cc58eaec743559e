import type { Language } from '../../src/domain/language.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import type { ServerTexts } from './en.ts'
import { tr } from './tr.ts'

const catalogues: Readonly<Record<Language, ServerTexts>> = { en, tr, ar }

export type RefusalCode = keyof ServerTexts['refusals']

/** The server's own words in a language. */
export const textsIn = (language: Language): ServerTexts => catalogues[language]
