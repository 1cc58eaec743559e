import type { Language } from '../../src/domain/language.ts'
import { textsIn } from '../i18n/texts.ts'
import { DAY } from './clock.ts'
import { refusedField } from './refusal.ts'

const YEAR = 366 * DAY
/** Nobody was trained longer ago, and nothing is planned or approved further ahead: the year was mistyped. */
const YEARS_BEHIND = 50
const YEARS_AHEAD = 10

/** 400 at the field where an instant is so far from now that its year cannot be meant. */
export const refuseFar = (field: string, instant: Date, now: Date, language: Language): void => {
  const away = instant.getTime() - now.getTime()
  if (away > YEARS_AHEAD * YEAR || away < -YEARS_BEHIND * YEAR)
    throw refusedField(field, textsIn(language).fields.dayFar)
}
