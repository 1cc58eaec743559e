import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fold, foldWithPlaces } from '../../src/domain/text-folding.ts'

test.each([
  ['istanbul', ['İstanbul', 'ISTANBUL', 'ıstanbul', 'İSTANBUL', 'ı̇stanbul']],
  ['sinav', ['sınav', 'SINAV', 'Sınav']],
  ['ogrenci', ['Öğrenci', 'ÖĞRENCİ', 'o\u0308g\u0306renci']],
  ['امتحان', ['إمتحان', 'أمتحان', 'امتحان', 'ٱمتحان', 'اِمْتِحَان', 'امتـــحان']],
  ['شهاده', ['شهادة', 'شَهادة', 'شهاده']],
  ['مستشفي', ['مستشفى', 'مستشفی']],
  ['95', ['95', '٩٥', '۹۵']],
])('%s is found however it is written', (folded, written) => {
  expect(written.map(fold)).toEqual(written.map(() => folded))
})

test('a fold is folded already', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
    { numRuns: 2000 },
  )
})

test('every folded letter knows where in the original it begins', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { text: folded, places } = foldWithPlaces(text)
      expect([folded, places.length]).toEqual([fold(text), folded.length])
      for (const [unit, place] of places.entries()) {
        const letter = String.fromCodePoint(text.codePointAt(place) ?? 0)
        expect(fold(letter)).toContain(folded[unit])
      }
    }),
    { numRuns: 2000 },
  )
})
