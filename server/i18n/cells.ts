import type { Language } from '../../src/domain/language.ts'
import { ar } from './cells/ar.ts'
import { en, type CellKey } from './cells/en.ts'
import { tr } from './cells/tr.ts'

/** What the columns of files are called. */
export const CELLS: Readonly<Record<Language, Readonly<Record<CellKey, string>>>> = { en, tr, ar }
