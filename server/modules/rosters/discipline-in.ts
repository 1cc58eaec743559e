import { DISCIPLINES } from '../../../src/domain/discipline.ts'
import type { Language } from '../../../src/domain/language.ts'
import { rosterWords } from './roster.words.ts'

/** What files call a discipline; one that is not known has no name. */
export const disciplineIn = (language: Language, key: string | null): string => {
  const known = DISCIPLINES.find((discipline) => discipline === key)
  return known === undefined ? '' : rosterWords[language].disciplines[known]
}
