import { createContext, use, useMemo, type ReactNode } from 'react'

import type { FirstArea } from './first-areas.ts'
import { formatsIn, type Formats } from './formats.ts'
import { initFormatters } from './formatters'
import { firstWords } from './i18n-first-words.ts'
import type { Locales, Namespaces, TranslationFunctions } from './i18n-types'
import { loadedFormatters, loadedLocales } from './i18n-util'
import { wordsIn } from './words-in.ts'

export type Words = TranslationFunctions

type Speech = Readonly<{ language: Locales; words: Words; formats: Formats }>

const SpeechContext = createContext<Speech | null>(null)

/** Which dictionaries are in memory, so that a screen loads only what it adds. */
const loaded = new Map<string, Promise<void>>()

/** Milliseconds until what did not come is asked for again: whoever waited hears of the failure first. */
export const FAILURE_HELD_MS = 1000

const once = (key: string, load: () => Promise<void>): Promise<void> => {
  const held = loaded.get(key)
  if (held) return held
  const loading = load().catch((cause: unknown) => {
    setTimeout(() => loaded.delete(key), FAILURE_HELD_MS)
    throw cause
  })
  loaded.set(key, loading)
  return loading
}

const hold = (language: Locales, words: object): void => {
  loadedLocales[language] = { ...loadedLocales[language], ...words }
  loadedFormatters[language] ??= initFormatters(language)
}

const isFirst = (area: Namespaces): area is FirstArea => area in firstWords.en

/** Where the words of all but the first pages are comes with the routes of those pages. */
const loadArea = async (language: Locales, area: Namespaces): Promise<void> => {
  const load = isFirst(area)
    ? firstWords[language][area]
    : (await import('./i18n-further-words.ts')).furtherWords[language][area]
  hold(language, { [area]: (await load()).default })
}

const loadBase = async (language: Locales): Promise<void> => {
  hold(language, (await firstWords[language].base()).default)
}

/**
 * Brings the words of a language, and of the namespaces that a screen speaks, into memory. The same promise for the
 * same words, so that a view may wait for it. Rejects offline.
 */
export const loadWords = (language: Locales, namespaces: readonly Namespaces[]): Promise<void> =>
  once(`${language}: ${namespaces.join(' ')}`, async () => {
    await once(`${language}/`, () => loadBase(language))
    await Promise.all(namespaces.map((name) => once(`${language}/${name}`, () => loadArea(language, name))))
  })

/** Takes words that came with the page, as `wordsOf` gave them: no file is asked for them. */
export const holdWords = (language: Locales, given: Readonly<Record<string, object>>): void => {
  for (const [area, words] of Object.entries(given)) {
    hold(language, area ? { [area]: words } : words)
    loaded.set(`${language}/${area}`, Promise.resolve())
  }
}

/** Speaks `language` to everything below. Its dictionaries must have been brought in by `loadWords`. */
export const SpeechProvider = ({ language, children }: { language: Locales; children: ReactNode }) => {
  'use no memo'
  // A namespace that arrives later makes a new dictionary object, and the words are made from it afresh: the
  // compiler would take the dictionary for a constant.
  const dictionary = loadedLocales[language]
  const speech = useMemo(
    () => (dictionary ? { language, words: wordsIn(language), formats: formatsIn(language) } : null),
    [language, dictionary],
  )
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

const useSpeech = (): Speech => {
  const speech = use(SpeechContext)
  if (!speech) throw new Error('No SpeechProvider above.')
  return speech
}

/** Every visible word, typed by key and by what it takes: `useWords().lesson.resume()`. */
export const useWords = (): Words => useSpeech().words
export const useLanguage = (): Locales => useSpeech().language
/** Dates, numbers, durations and lists as the language writes them. */
export const useFormats = (): Formats => useSpeech().formats
