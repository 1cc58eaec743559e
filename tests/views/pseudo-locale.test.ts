import { afterEach, describe, expect, test } from 'vitest'

import { i18nObject } from '../../src/i18n/i18n-util'
import { loadWords } from '../../src/i18n/words.tsx'
import { pseudoDictionary, pseudoText, speakPseudo } from '../../src/views/pages/story-pseudo.ts'

afterEach(() => speakPseudo(false))

describe('the pseudo-language', () => {
  test('is two fifths longer, accented and in brackets', () => {
    expect(pseudoText('Traffic incident')).toBe('⟦Ťŕááfffíç ííñççídééñťť⟧')
    const sentence = 'Traffic incident management training for everyone who works at the roadside.'
    const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
    expect(letters(pseudoText(sentence)) / letters(sentence)).toBeGreaterThan(1.38)
  })

  test('leaves what is filled in as it is', () => {
    expect(pseudoText('Version {version:string}')).toBe('⟦Véŕŕšííóñ {version:string}⟧')
    expect(pseudoText('{{count:one lesson|other lessons}}')).toBe('⟦{{count:one lesson|other lessons}}⟧')
  })

  test('goes through a dictionary and leaves the dictionary as it was', () => {
    const dictionary = { a: 'Yes', b: { c: 'No' } }
    expect([pseudoDictionary(dictionary), dictionary]).toEqual([
      { a: '⟦Ýéšš⟧', b: { c: '⟦Ñó⟧' } },
      { a: 'Yes', b: { c: 'No' } },
    ])
  })

  test('is spoken instead of English, namespaces that come later too, and then English again', async () => {
    await speakPseudo(true)
    await loadWords('en', ['welcome'])
    expect(i18nObject('en').actions.close()).toBe('⟦Çļóóšéé⟧')
    expect(i18nObject('en').welcome.title({ name: 'Ada' })).toBe('⟦Ŵéļļçóómé, Ada⟧')
    await speakPseudo(false)
    expect(i18nObject('en').actions.close()).toBe('Close')
  })
})
