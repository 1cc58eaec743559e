import type { Language } from '../../src/domain/language.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import type { ServerTexts } from './en.ts'
import { tr } from './tr.ts'

const catalogues: Readonly<Record<Language, ServerTexts>> = { en, tr, ar }

export type RefusalCode = keyof ServerTexts['refusals']

type FieldTexts = ServerTexts['fields']

/** What can be wrong with a field and needs no figure to be said. */
export type FieldCode = { [Code in keyof FieldTexts]: FieldTexts[Code] extends string ? Code : never }[keyof FieldTexts]

/** The server's own words in a language. */
export const textsIn = (language: Language): ServerTexts => catalogues[language]
