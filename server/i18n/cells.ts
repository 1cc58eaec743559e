import type { Language } from '../../src/domain/language.ts'
import { ar } from './cells/ar.ts'
import { en, type CellWords } from './cells/en.ts'
import { tr } from './cells/tr.ts'

/** What the columns of files are called. */
export const CELLS: Readonly<Record<Language, CellWords>> = { en, tr, ar }
