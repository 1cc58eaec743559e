import { LANGUAGES } from '../../src/domain/language.ts'

/** The language that the demo's films speak as they lie here; the voices of the others lie beside them. */
export const FILMED_IN = 'en'
export const VOICED_APART = LANGUAGES.filter((language) => language !== FILMED_IN)
