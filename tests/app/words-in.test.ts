import { beforeAll, describe, expect, it } from 'vitest'

import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { wordsIn } from '../../src/i18n/words-in.ts'

beforeAll(() => loadAllLocales())

describe('a number in a sentence', () => {
  it('is grouped as the language groups, also where it chooses the plural', () => {
    const said = (language: 'en' | 'tr' | 'ar', count: number) => wordsIn(language).lists.count({ count })
    expect([0, 1, 2, 5001].map((count) => said('en', count))).toEqual([
      'No results',
      'One result',
      '2 results',
      '5,001 results',
    ])
    expect(said('tr', 5001)).toBe('5.001 sonuç')
    expect([0, 1, 2, 5, 5011].map((count) => said('ar', count))).toEqual([
      'لا نتائج',
      'نتيجة واحدة',
      'نتيجتان',
      '5 نتائج',
      '5,011 نتيجة',
    ])
  })

  it('is grouped once where the sentence asks for it, and beside text', () => {
    expect(wordsIn('en').lists.atLeast({ count: 10_000 })).toBe('More than 10,000 results')
    expect(wordsIn('en').lists.pages.whereOf({ page: '2', pages: '5' })).toBe('Page 2 of 5')
    expect(wordsIn('tr').actions.close()).toBe('Kapat')
  })
})
