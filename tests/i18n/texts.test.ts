import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../../src/domain/language.ts'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'

loadAllLocales()

/** Where nothing is said, by its keys. The type of a text cannot tell that it is empty. */
const emptyIn = (texts: unknown, path: readonly string[] = []): readonly string[] => {
  if (typeof texts === 'string') return texts.trim() === '' ? [path.join('.')] : []
  return Object.entries(texts ?? {}).flatMap(([key, below]) => emptyIn(below, [...path, key]))
}

describe('the texts', () => {
  it.each(LANGUAGES)('say something in %s, each of them', (language) => {
    expect(emptyIn(loadedLocales[language])).toEqual([])
  })
})
