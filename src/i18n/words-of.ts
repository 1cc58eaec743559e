import type { Locales, Namespaces } from './i18n-types'
import { loadedLocales, namespaces } from './i18n-util'

const AREAS: ReadonlySet<string> = new Set(namespaces)

/** Words that are in memory as they are sent with a page: by area, and those that all areas share by ''. */
export const wordsOf = (language: Locales, areas: readonly Namespaces[]): Readonly<Record<string, object>> => {
  const words = loadedLocales[language]
  const shared = Object.fromEntries(Object.entries(words).filter(([key]) => !AREAS.has(key)))
  return { '': shared, ...Object.fromEntries(areas.map((area) => [area, words[area]])) }
}
