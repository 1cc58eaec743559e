import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { SEARCH_MAX } from '../../src/domain/transcript-limits.ts'
import { isWorthSearching, linesSaying, markTyped } from '../../src/domain/transcript-search.ts'

const shown = (line: string, typed: string) =>
  markTyped(line, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Stand where the truck shields you.', 'TRUCK', 'Stand where the [truck] shields you.'],
  ['Çalışma alanını işaretleyin.', 'calisma alani', '[Çalışma alanı]nı işaretleyin.'],
  ['IŞIKLARI söndürün.', 'ışık', '[IŞIK]LARI söndürün.'],
  ['قِفْ خَلْفَ الشاحنة.', 'خلف', 'قِفْ [خَلْفَ] الشاحنة.'],
  ['قف خلف الشاحنة.', 'الشّاحنه', 'قف خلف [الشاحنة].'],
  ['one, and one\nmore one', 'one  more', 'one, and [one\nmore] one'],
  ['aaa', 'aa', '[aa]a'],
  ['What costs $5 (each)?', '$5 (e', 'What costs [$5 (e]ach)?'],
  ['nothing of it', 'vest', 'nothing of it'],
  ['a', 'a', 'a'],
])('%s, for %s', (line, typed, marked) => {
  expect(shown(line, typed)).toBe(marked)
})

test('lines are found in their order, and none by a single letter or by blanks', () => {
  const lines = [{ text: 'Wear the vest.' }, { text: 'Look.' }, { text: 'The VEST again.' }]
  expect(['vest', 'v', '   ', 'helmet'].map((typed) => linesSaying(lines, typed))).toEqual([[0, 2], [], [], []])
  expect(['v', ' v ', 've', '\u0301\u0301\u0301'].map(isWorthSearching)).toEqual([false, false, true, false])
})

const line = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('a', 'B', 'İ', 'ı', 'ß', 'ﬃ', 'é', 'e\u0301', 'ق', 'ِ', 'ة', ' ', '\n', '(', '$') }),
)

test('the pieces are the line again, and what a line says of itself is found in it', () => {
  fc.assert(
    fc.property(line, fc.nat(20), fc.nat(20), (text, from, length) => {
      const typed = text.slice(from, from + length)
      const pieces = markTyped(text, typed)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      const isFound = linesSaying([{ text }], typed).length > 0
      // The two ways of looking agree.
      expect(pieces.some(({ isMatch }) => isMatch)).toBe(isFound)
    }),
  )
})

test('a page that is pasted is read as far as a search goes', () => {
  expect(linesSaying([{ text: 'x'.repeat(SEARCH_MAX) }], 'x'.repeat(100_000))).toEqual([0])
})
