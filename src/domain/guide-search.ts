import { fold, foldWithPlaces, type Folded } from './text-folding.ts'

/** An article as a search sees it. Texts are in reading order, the title first. */
export type GuideText<Id extends string = string> = Readonly<{
  id: Id
  texts: readonly GuidePassage[]
}>

type GuidePassage = Readonly<{
  text: string
  /** How much a word counts that is found here. */
  weight: number
  /** Found, but never shown: other words for the same thing. */
  isHidden?: boolean
}>

/** A text cut at the borders of what was found; `at` is where a piece began. */
export type Marked = readonly Readonly<{ text: string; isMatch: boolean; at: number }>[]

export type GuideHit<Id extends string = string> = Readonly<{ id: Id; title: Marked; excerpt: Marked }>

/** More is not read: a search field is for words, not for pages. */
const LONGEST_QUERY = 100
const MOST_TERMS = 8
const SHORTEST_STEM = 3

const EXCERPT = { before: 40, length: 150 }

/** Latin plural, Arabic article with what is joined before it, Arabic feminine ending: the rest is looked for. */
const stemOf = (term: string): string => {
  const stems = [
    /^(.+)s$/.exec(term)?.[1],
    /^(?:[وف]?[بك]?ال|[وف]?لل)(.+)ه$/.exec(term)?.[1],
    /^(?:[وف]?[بك]?ال|[وف]?لل)(.+)$/.exec(term)?.[1],
    /^(.*\p{Script=Arabic})ه$/u.exec(term)?.[1],
  ]
  return stems.find((stem) => stem !== undefined && stem.length >= SHORTEST_STEM) ?? term
}

type Term = Readonly<{ whole: string; stem: string }>

const termsOf = (query: string): readonly Term[] =>
  fold(query.slice(0, LONGEST_QUERY))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_TERMS)
    .map((whole) => ({ whole, stem: stemOf(whole) }))

type Span = readonly [from: number, to: number]

/** The places of a term in a folded text. Where the whole term stands, all of it is taken. */
const spansIn = (text: string, { whole, stem }: Term): Span[] => {
  const spans: Span[] = []
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1)) {
    spans.push([at, at + (text.startsWith(whole, at) ? whole.length : stem.length)])
  }
  return spans
}

const isInWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
const isWordStart = (text: string, at: number) => !isInWord(text[at - 1])

/** Arabic joins its letters and changes a word at both ends: there the whole word is shown as found. */
const wholeWord = (text: string, [from, to]: Span): Span => {
  if (!/\p{Script=Arabic}/u.test(text.slice(from, to))) return [from, to]
  let start = from
  let end = to
  while (start > 0 && isInWord(text[start - 1])) start -= 1
  while (isInWord(text[end])) end += 1
  return [start, end]
}

/** From folded units to the original's, and with the last letter's own marks. */
const original = ({ places }: Folded, [from, to]: Span, length: number): Span => {
  const last = places[to - 1] ?? 0
  let after = to
  while (after < places.length && places[after] === last) after += 1
  return [places[from] ?? 0, places[after] ?? length]
}

const joined = (spans: readonly Span[]): Span[] => {
  const merged: [number, number][] = []
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

const mark = (text: string, terms: readonly Term[]): Marked => {
  const folded = foldWithPlaces(text)
  const spans = joined(
    terms
      .flatMap((term) => spansIn(folded.text, term))
      .map((span) => original(folded, wholeWord(folded.text, span), text.length)),
  )
  const pieces: { text: string; isMatch: boolean; at: number }[] = []
  let at = 0
  for (const [from, to] of spans) {
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false, at })
    pieces.push({ text: text.slice(from, to), isMatch: true, at: from })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false, at })
  return pieces
}

/** The part of a long text around its first match, from the beginning of a word to the end of one. */
const cut = (text: string, first: number): string => {
  if (text.length <= EXCERPT.length) return text
  const wanted = Math.max(0, first - EXCERPT.before)
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const end = from + EXCERPT.length
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end)
  const shown = text.slice(from, to > first ? to : end)
  return `${from > 0 ? '… ' : ''}${shown}${from + shown.length < text.length ? ' …' : ''}`
}

type Field = GuidePassage & Readonly<{ folded: string }>

const worthOf = ({ weight, folded }: Field, term: Term): number => {
  const spans = spansIn(folded, term)
  if (spans.length === 0) return 0
  return spans.some(([at]) => isWordStart(folded, at)) ? weight * 2 : weight
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What each further place is worth beside the best: an article that is about it says it more than once. */
const REPETITION = 0.2

/** Who types a title, or begins one, means that article. */
const titleScore = ([title]: readonly Field[], query: string): number => {
  if (!title?.folded.startsWith(query)) return 0
  return title.folded === query ? title.weight * 2 : title.weight
}

/** What an article is worth to a search: every term must be in it. */
const scoreOf = (fields: readonly Field[], terms: readonly Term[], query: string): number => {
  const worths = terms.map((term) => {
    const places = fields.map((field) => worthOf(field, term))
    const best = Math.max(...places)
    return best + (sum(places) - best) * REPETITION
  })
  return worths.includes(0) ? 0 : sum(worths) + titleScore(fields, query)
}

const excerptOf = ([title, ...rest]: readonly Field[], terms: readonly Term[]): Marked => {
  const ranked = rest
    .filter(({ isHidden }) => isHidden !== true)
    .map((field) => ({ field, found: terms.filter((term) => worthOf(field, term) > 0).length }))
  const best = ranked.toSorted((a, b) => b.found - a.found)[0]?.field ?? title
  if (!best) return []
  const spans = terms.flatMap((term) => spansIn(best.folded, term))
  const first = spans.length === 0 ? 0 : Math.min(...spans.map(([at]) => at))
  return mark(cut(best.text, foldWithPlaces(best.text).places[first] ?? 0), terms)
}

export type GuideSearch<Id extends string = string> = (query: string) => readonly GuideHit<Id>[]

/**
 * Finds the articles that hold every word of a query, the best first, equals in the guide's order. Words are found
 * within words, as Turkish and Arabic join them. The texts are folded at the first search.
 */
export const createGuideSearch = <Id extends string>(guide: readonly GuideText<Id>[]): GuideSearch<Id> => {
  let articles: readonly Readonly<{ id: Id; fields: readonly Field[] }>[] | null = null
  return (query) => {
    const terms = termsOf(query)
    if (terms.length === 0) return []
    articles ??= guide.map(({ id, texts }) => ({
      id,
      fields: texts.map((field) => ({ ...field, folded: fold(field.text) })),
    }))
    const whole = fold(query.trim())
    return articles
      .map(({ id, fields }) => ({ id, fields, score: scoreOf(fields, terms, whole) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ id, fields }) => ({
        id,
        title: fields[0] ? mark(fields[0].text, terms) : [],
        excerpt: excerptOf(fields, terms),
      }))
  }
}
