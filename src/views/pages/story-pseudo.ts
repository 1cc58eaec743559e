import { loadedLocales, namespaces } from '../../i18n/i18n-util'
import { loadWords } from '../../i18n/words.tsx'

/** Shown by Storybook and tests only: a language that is two fifths longer than English and has no plain letter. */
export const PSEUDO = 'pseudo'

const PLAIN = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ'
const ACCENTED = 'áçéĝĥíĵķļñóŕšťúŵýžÁÇÉĜĤÍĴĶĻÑÓŔŠŤÚŴÝŽ'
const LONGER_BY = 0.4

const accented = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter

/** Each word grows, so that long ones become longer than any line. */
const stretch = (text: string): string => {
  let owed = 0
  return Array.from(text, (sign) => {
    if (!/\p{L}/u.test(sign)) return sign
    owed += LONGER_BY
    if (owed < 1) return accented(sign)
    owed -= 1
    return accented(sign).repeat(2)
  }).join('')
}

/** What stands in braces, values and plurals, is for the reader's language to fill in: it stays as it is. */
export const pseudoText = (text: string): string =>
  `⟦${text
    .split(/(\{\{.*?\}\}|\{.*?\})/)
    .map((part) => (part.startsWith('{') ? part : stretch(part)))
    .join('')}⟧`

/** The same dictionary, each of its texts in the pseudo-language. */
export const pseudoDictionary = <Dictionary>(dictionary: Dictionary): Dictionary => {
  if (typeof dictionary === 'string') return pseudoText(dictionary) as Dictionary
  if (typeof dictionary !== 'object' || dictionary === null) return dictionary
  return Object.fromEntries(
    Object.entries(dictionary).map(([key, value]) => [key, pseudoDictionary(value)]),
  ) as Dictionary
}

let english: typeof loadedLocales.en | null = null

/** Has English said in the pseudo-language, or in English again. Every namespace is there afterwards. */
export const speakPseudo = async (isPseudo: boolean): Promise<void> => {
  if (!isPseudo && english === null) return
  if (english === null) {
    await loadWords('en', namespaces)
    english = loadedLocales.en
  }
  loadedLocales.en = isPseudo ? pseudoDictionary(english) : english
}
