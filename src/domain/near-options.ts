import { wordsOf, type FoldedOption } from './option-search.ts'

/** Of a word with fewer letters one that is wrong makes another word. */
const LETTERS_PER_SLIP = 4
const SLIPS = 2
const NEAR_MOST = 10

/** How many letters of a word are wrong, lacking, too many or changed about, where it is the beginning of another. */
const slipsIn = (typed: string, word: string): number => {
  let [before, last] = [[] as number[], Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1]
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      const [left = i, above = i, aslant = i, far = i] = [row[j - 1], last[j], last[j - 1], before[j - 2]]
      row[j] = Math.min(left + 1, above + 1, aslant + (isSame ? 0 : 1), isSwapped ? far + 1 : Infinity)
    }
    ;[before, last] = [last, row]
  }
  return Math.min(...last)
}

/** The slips of a word in the word of a label that is nearest to it; none that is near enough is `Infinity`. */
const slipsAmong = (typed: string, words: readonly string[]): number => {
  const least = Math.min(...words.map((word) => slipsIn(typed, word)))
  return least <= Math.min(SLIPS, Math.floor(typed.length / LETTERS_PER_SLIP)) ? least : Infinity
}

/**
 * Where nothing has every word that was typed: the options that have most of them, a slip of the keys forgiven, those with
 * the fewest slips first.
 */
export const nearOptions = <Item extends FoldedOption>(options: readonly Item[], query: string): readonly Item[] => {
  const typed = wordsOf(query)
  const near = options.map((option) => {
    const words = option.folded.split(/[^\p{L}\p{N}]+/u)
    const slips = typed.map((word) => slipsAmong(word, words)).filter(Number.isFinite)
    return { option, had: slips.length, slips: slips.reduce((sum, one) => sum + one, 0) }
  })
  const most = Math.max(1, ...near.map(({ had }) => had))
  return near
    .filter(({ had }) => had === most)
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, NEAR_MOST)
    .map(({ option }) => option)
}
