import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

import { fold } from '../../../src/domain/text-folding.ts'

/** Marks that stand on or between letters, and signs that are not seen. */
const UNSEEN = '[\u0300-\u036f\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\u00ad\ufeff]'
const ALIKE = ['ıøłđςٱىیکة’ʼ٠١٢٣٤٥٦٧٨٩', "ioldσايي\u0643ه''0123456789"] as const

/** Scripts with two cases end here: Latin, Greek, Cyrillic and Armenian. */
const LAST_CASED = 0x58f

/** Capitals that no mark can be taken from, and their small letters: `lower` knows no more than the locale does. */
const CASES = Array.from({ length: LAST_CASED + 1 }, (_, code) => String.fromCharCode(code))
  .map((letter) => [letter, letter.toLowerCase()] as const)
  .filter(([letter, small]) => small !== letter && small.length === 1 && letter.normalize('NFKD') === letter)
const CAPITALS = CASES.map(([letter]) => letter).join('')
const SMALL = CASES.map(([, small]) => small).join('')

const alikeOf = (letter: string): string => {
  const at = ALIKE[0].indexOf(letter)
  return at === -1 ? letter : ALIKE[1].charAt(at)
}
const FOLDED = [CAPITALS + ALIKE[0], Array.from(SMALL, alikeOf).join('') + ALIKE[1]] as const

const foldedWith = (text: SQLWrapper, constant: (value: string) => SQL): SQL<string> =>
  sql`translate(regexp_replace(normalize(replace(replace(${text}, 'ß', 'ss'), 'ـ', ''), NFKD), ${constant(UNSEEN)}, '', 'g'), ${constant(FOLDED[0])}, ${constant(FOLDED[1])})`

/**
 * A text in the database as `fold` of the domain sees it, for the letters that names here are written with: a list
 * is searched for names as people type them, without case and accents. Independent of the database's locale.
 */
export const folded = (text: SQLWrapper): SQL<string> => foldedWith(text, (value) => sql`${value}`)

/** The same for the definition of a column, which takes no parameters. */
export const foldedColumn = (text: SQLWrapper): SQL<string> =>
  foldedWith(text, (value) => sql.raw(`'${value.replaceAll("'", "''")}'`))

/** What was typed as patterns of `like`, one for each word, of a text that is folded. */
export const typedPatterns = (typed: string): readonly string[] =>
  fold(typed.trim())
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`)

/** Whether what was typed stands somewhere in the text. */
export const isFoundIn = (text: SQLWrapper, typed: string): SQL =>
  sql`strpos(${folded(text)}, ${fold(typed.trim())}) > 0`

/** Whether each word that was typed stands somewhere in a text that is not folded yet. Folded once for a row. */
export const areFoundIn = (text: SQLWrapper, typed: string): SQL | undefined => {
  const words = fold(typed.trim())
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  const found = words.map((word) => sql`strpos(seen.text, ${word}) > 0`)
  return sql`exists (select 1 from (select ${folded(text)} as text offset 0) as seen where ${sql.join(found, sql` and `)})`
}
