import type { Cue } from '../../../src/domain/captions.ts'
import { fileKey, type CourseLesson } from '../../../src/domain/course/course-document.ts'
import { recordOf } from '../../../src/domain/keys.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Localized } from '../../../src/domain/language.ts'
import type { ReadCaptions } from './publish-facts.ts'

export type TranscriptCue = Readonly<{ start: number; end: number; text: Localized }>

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

/** The words of a caption: a transcript has no voices, styles or lines. */
export const wordsOf = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

const shared = (one: Cue, other: Cue): number => Math.min(one.end, other.end) - Math.max(one.start, other.start)

/** How many of them, in the order of their beginnings, begin before that. */
const countBefore = (cues: readonly Cue[], second: number): number => {
  let [from, to] = [0, cues.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((cues[middle]?.start ?? Infinity) < second) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * Each caption of another language beside the one that it is heard with longest, or the nearest where with none; of
 * several the first. `cues` are in the order of their beginnings, so that those around it alone are looked at.
 */
const besideEach = (cues: readonly Cue[], others: readonly Cue[]): readonly string[] => {
  const texts: string[][] = cues.map(() => [])
  let latest = -Infinity
  /** Where it is quiet after each and all before it. */
  const quietAt = cues.map(({ end }) => (latest = Math.max(latest, end)))
  for (const other of others) {
    const after = countBefore(cues, other.end)
    const next = cues[after]
    let best = { at: after, share: next ? shared(next, other) : -Infinity }
    for (let at = after - 1; (quietAt[at] ?? -Infinity) - other.start >= best.share; at -= 1) {
      const cue = cues[at]
      if (cue === undefined) break
      const share = shared(cue, other)
      if (share >= best.share) best = { at, share }
    }
    texts[best.at]?.push(wordsOf(other.text))
  }
  return texts.map((all) => all.join(' '))
}

/**
 * The transcript of a lesson: its English captions give its parts, those of other languages their words by their place
 * in time. Where a language has no captions, or none for a part, its words are the English ones.
 */
export const transcriptOf = ({ captions }: Pick<CourseLesson, 'captions'>, read: ReadCaptions): TranscriptCue[] => {
  const cuesIn = (language: Language): readonly Cue[] => {
    const file = captions[language]
    return file === null ? [] : (read.get(fileKey(file)) ?? [])
  }
  const main = cuesIn(DEFAULT_LANGUAGE)
    .filter(({ text }) => wordsOf(text) !== '')
    .toSorted((one, other) => one.start - other.start)
  const beside = recordOf(LANGUAGES, (language) =>
    language === DEFAULT_LANGUAGE ? [] : besideEach(main, cuesIn(language)),
  )
  return main.map((cue, at) => {
    const words = wordsOf(cue.text)
    const inLanguage = (language: Language) => (language === DEFAULT_LANGUAGE ? words : beside[language][at] || words)
    return { start: cue.start, end: cue.end, text: { en: words, tr: inLanguage('tr'), ar: inLanguage('ar') } }
  })
}
