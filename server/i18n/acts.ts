import type { Language } from '../../src/domain/language.ts'
import { ar } from './acts/ar.ts'
import { en, type ActsWords } from './acts/en.ts'
import { tr } from './acts/tr.ts'

/** What the files of acts and of their results say. */
export const ACTS: Readonly<Record<Language, ActsWords>> = { en, tr, ar }
