import type { Language } from '../../src/domain/language.ts'
import type { ActKey, ActOutcome, ActReason, ListActState, UndoOutcome } from '../../src/domain/list-act.ts'
import { ar } from './acts/ar.ts'
import { en } from './acts/en.ts'
import { tr } from './acts/tr.ts'

export type ActsWords = Readonly<{
  acts: Readonly<Record<ActKey, string>>
  states: Readonly<Record<ListActState, string>>
  outcomes: Readonly<Record<ActOutcome | 'none', string>>
  undos: Readonly<Record<UndoOutcome, string>>
  reasons: Readonly<Record<ActReason, string>>
  /** Of who waits for a seat: with the place on the waitlist. */
  waiting: (place: number) => string
}>

/** What the files of acts and of their results say. */
export const ACTS: Readonly<Record<Language, ActsWords>> = { en, tr, ar }
