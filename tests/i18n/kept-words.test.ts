import { describe, expect, test } from 'vitest'

import { LANGUAGES } from '../../src/domain/language.ts'
import { formatsIn } from '../../src/i18n/formats.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'
import { wordsIn } from '../../src/i18n/words-in.ts'
import { holdWords, loadWords } from '../../src/i18n/words.tsx'

describe.each(LANGUAGES)('the words of %s', (language) => {
  test('are the same for whoever asks, until an area of them arrives', async () => {
    await loadWords(language, ['shell', 'lists'])
    const before = wordsIn(language)
    const said = before.shell.skip()
    expect([wordsIn(language) === before, wordsIn(language).shell === before.shell]).toEqual([true, true])
    holdWords(language, { lists: loadedLocales[language].lists })
    const after = wordsIn(language)
    expect([after === before, after.shell.skip()]).toEqual([false, said])
    expect(formatsIn(language)).toBe(formatsIn(language))
  })

  test('say each time what they are given, however often they were said', async () => {
    await loadWords(language, ['lists'])
    const { count } = wordsIn(language).lists
    const [one, many] = [1, 5001].map((each) => count({ count: each }))
    expect(one).not.toBe(many)
    expect([count({ count: 1 }), count({ count: 5001 })]).toEqual([one, many])
  })
})
