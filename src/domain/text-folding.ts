/** Letters that Unicode keeps apart and a person who searches does not. */
const ALIKE: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ـ: '',
  '’': "'",
  ʼ: "'",
}

const UNSEEN = /[\p{M}\p{Cf}]/gu
const SIGNS = /[ıßæøłđςٱىیةکـ’ʼ٠-٩۰-۹]/g
const ARABIC_ZERO = 0x660
const PERSIAN_ZERO = 0x6f0

const foldSign = (sign: string): string => {
  const code = sign.charCodeAt(0)
  if (code >= ARABIC_ZERO && code < ARABIC_ZERO + 10) return String(code - ARABIC_ZERO)
  if (code >= PERSIAN_ZERO && code < PERSIAN_ZERO + 10) return String(code - PERSIAN_ZERO)
  return ALIKE[sign] ?? sign
}

/**
 * Decomposed first, so that İ is an I with a dot, and its dot goes with the other marks. Twice in a fold: a capital may
 * bring marks of its own when it is made small.
 */
const bare = (text: string): string => text.normalize('NFKD').replaceAll(UNSEEN, '')

/**
 * A text as a search sees it: without case, accents, vowel signs and invisible signs; İ, I and ı are one letter, as
 * are the forms of alef; digits are European. Independent of any locale, so that both sides of a comparison agree.
 */
export const fold = (text: string): string => bare(bare(text).toLowerCase()).replaceAll(SIGNS, foldSign)

const known = new Map<string, string>()

const foldLetter = (letter: string): string => {
  const held = known.get(letter)
  if (held !== undefined) return held
  const folded = fold(letter)
  known.set(letter, folded)
  return folded
}

export type Folded = Readonly<{
  text: string
  /** For each UTF-16 unit of `text`, where in the original its letter begins. */
  places: readonly number[]
}>

/** The same, letter by letter: for showing in the original what was found. */
export const foldWithPlaces = (text: string): Folded => {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const letter of text) {
    const seen = foldLetter(letter)
    for (let unit = 0; unit < seen.length; unit += 1) places.push(at)
    folded += seen
    at += letter.length
  }
  return { text: folded, places }
}
