import { describe, expect, test } from 'vitest'

import { arabicSounds } from '../../scripts/media/speech/arabic-sounds.ts'
import { withoutVowels, withVowels } from '../../scripts/media/speech/arabic-vowels.ts'
import { saidIn } from '../../scripts/media/speech/sayings.ts'
import { lessonScripts } from '../../server/demo/content/lessons/lesson-scripts.ts'
import { LANGUAGES } from '../../src/domain/language.ts'

const cues = lessonScripts.flatMap(({ scenes }) => scenes.flatMap((scene) => scene.cues))

test('every Arabic caption has its vowels, over the very letters of the caption', () => {
  expect(cues.map(({ ar }) => withoutVowels(withVowels(ar)))).toEqual(cues.map(({ ar }) => withoutVowels(ar)))
  expect(() => withVowels('جملة لم يكتبها أحد')).toThrow(RangeError)
})

test.each(LANGUAGES)('no voice is given what it would misread (%s)', (language) => {
  const said = cues.map((cue) => saidIn(language, cue[language]))
  expect(said.filter((line) => /\b(?:MUTCD|TIM|NIMS|ERG|ANSI|6O|911|107)\b/.test(line))).toEqual([])
})

test('Arabic is told by its sounds alone, between pauses', () => {
  const said = cues.map(({ ar }) => saidIn('ar', ar))
  expect(said.filter((line) => !/^(?:\[\[.+?\]\](?=[,.?!]|$)|[,.?!])+$/.test(line))).toEqual([])
})

describe('vowelled Arabic as sounds', () => {
  test.each([
    ['الطَّرِيق', "[[at[t[a.R'i:q]]", 'a letter of the sun takes the place of the article'],
    ['فِي المِئَة', "[[f'i: lm'i?a]]", 'a helping alif is silent after a vowel, and the last letter is no t at a pause'],
    ['سُرْعَةٍ', "[[s'uRAatin]]", 'and one before a word goes on'],
    ['مُوَحَّدَة', "[[muw'aHHada]]", 'a letter with a vowel of its own is no long vowel'],
    ['اثْنَيْن', "[[iTn'ajn]]", 'a word may begin with a helping alif'],
    ['اتَّفِقُوا', "[[itt'afiqu:]]", 'an alif behind a long u says nothing'],
    ['أَوَّلًا، ثُمَّ؟', "[[?'awwalan]],[[T'umma]]?", 'pauses stay'],
    ['ذَلِكَ', "[[D'a:lika]]", 'a long vowel that no letter tells is known'],
  ])('%s is %s: %s', (text, sounds) => {
    expect(arabicSounds(text)).toBe(sounds)
  })

  test('what is no letter of it has no sound', () => {
    expect(() => arabicSounds('TIM')).toThrow(RangeError)
  })
})
