import type { Cue } from '../../../src/domain/captions.ts'
import { fileKey, type CourseLesson } from '../../../src/domain/course/course-document.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Localized } from '../../../src/domain/language.ts'
import type { ReadCaptions } from './publish-facts.ts'

export type TranscriptCue = Readonly<{ start: number; end: number; text: Localized }>

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

/** The words of a caption: a transcript has no voices, styles or lines. */
export const wordsOf = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

const shared = (one: Cue, other: Cue): number => Math.min(one.end, other.end) - Math.max(one.start, other.start)

/** Each caption of another language beside the one that it is heard with longest, or the nearest where with none. */
const besideEach = (cues: readonly Cue[], others: readonly Cue[]): readonly string[] => {
  const texts: string[][] = cues.map(() => [])
  for (const other of others) {
    const best = cues.reduce(
      (found, cue, at) => {
        const share = shared(cue, other)
        return share > found.share ? { at, share } : found
      },
      { at: 0, share: -Infinity },
    )
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
  const beside = new Map(LANGUAGES.map((language) => [language, besideEach(main, cuesIn(language))]))
  return main.map((cue, at) => {
    const words = wordsOf(cue.text)
    const inLanguage = (language: Language) =>
      language === DEFAULT_LANGUAGE ? words : beside.get(language)?.[at] || words
    return { start: cue.start, end: cue.end, text: { en: words, tr: inLanguage('tr'), ar: inLanguage('ar') } }
  })
}
