import { fold } from './text-folding.ts'

export type Option = Readonly<{ value: string; label: string }>
export type FoldedOption = Option & Readonly<{ folded: string }>

/** Folded once, since a list may have thousands. */
export const foldOptions = (options: readonly Option[]): FoldedOption[] =>
  options.map((option) => ({ ...option, folded: fold(option.label) }))

export const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean)

/** 0 begins with what is looked for, 1 has a word that does, 2 has it somewhere. */
const rankOf = (folded: string, first: string): number => {
  if (folded.startsWith(first)) return 0
  return folded.includes(` ${first}`) ? 1 : 2
}

/**
 * Options whose label has every word that was typed, whatever the case, accents and script of digits: those that
 * begin with it first, then in the order that they came in. All of them for an empty query.
 */
export const searchOptions = <Item extends FoldedOption>(options: readonly Item[], query: string): readonly Item[] => {
  const words = wordsOf(query)
  const [first] = words
  if (first === undefined) return options
  return options
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .map((option) => ({ option, rank: rankOf(option.folded, first) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** The option that a text names in full; null when none or several do. */
export const optionNamed = <Item extends FoldedOption>(options: readonly Item[], text: string): Item | null => {
  const folded = fold(text.trim())
  const [option, another] = folded === '' ? [] : options.filter((item) => item.folded === folded)
  return option !== undefined && another === undefined ? option : null
}
