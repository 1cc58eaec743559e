import type { Marked } from './guide-search.ts'
import { fold, foldWithPlaces } from './text-folding.ts'
import { SEARCH_LEAST, SEARCH_MAX } from './transcript-limits.ts'

/** What was typed as a search sees it: without case, accents and vowel signs, and each gap a single one. */
const soughtIn = (typed: string): string => fold(typed.slice(0, SEARCH_MAX)).trim().replaceAll(/\s+/gu, ' ')

export const isWorthSearching = (typed: string): boolean => soughtIn(typed).length >= SEARCH_LEAST

const escaped = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** What was typed, in folded text, with any gap where it has one; null where it is not worth searching. */
const patternOf = (typed: string): RegExp | null => {
  const sought = soughtIn(typed)
  return sought.length < SEARCH_LEAST
    ? null
    : new RegExp(
        sought
          .split(' ')
          .map(escaped)
          .join(String.raw`\s+`),
        'gu',
      )
}

/** The places of the lines that hold what was typed, in their order; none where that is not worth searching. */
export const linesSaying = (lines: readonly Readonly<{ text: string }>[], typed: string): number[] => {
  const pattern = patternOf(typed)
  return pattern === null ? [] : lines.flatMap(({ text }, at) => (fold(text).search(pattern) < 0 ? [] : [at]))
}

/** A line cut at the borders of what was typed, for showing it there. Marks that belong to a letter go with it. */
export const markTyped = (line: string, typed: string): Marked => {
  const pattern = patternOf(typed)
  const whole = [{ text: line, isMatch: false, at: 0 }]
  if (pattern === null) return whole
  const { text, places } = foldWithPlaces(line)
  const pieces: { text: string; isMatch: boolean; at: number }[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const from = places[match.index] ?? 0
    const last = places[match.index + match[0].length - 1] ?? 0
    // The next unit of another letter; what stands between is unseen signs of the last one.
    const to = places.find((place) => place > last) ?? line.length
    if (from > at) pieces.push({ text: line.slice(at, from), isMatch: false, at })
    pieces.push({ text: line.slice(from, to), isMatch: true, at: from })
    at = to
  }
  if (at < line.length) pieces.push({ text: line.slice(at), isMatch: false, at })
  return pieces.length === 0 ? whole : pieces
}
