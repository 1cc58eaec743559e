import { array, assert, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'

import { transcriptOf, wordsOf } from '../../../server/modules/course-records/transcripts.ts'
import { readCaptions } from '../../../src/domain/captions.ts'

const file = (name: string) => ({ container: 'lessons', name })
const cues = (...spans: readonly (readonly [start: number, end: number, text: string])[]) =>
  spans.map(([start, end, text]) => ({ start, end, settings: '', text }))
const captions = { en: file('en.vtt'), tr: file('tr.vtt'), ar: null }

test('a transcript has words alone: no voices, styles, entities or lines', () => {
  const read = readCaptions(
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Dana>Stop &amp; <i>look</i>,\n&lt;then&gt;&nbsp;go\n',
  )
  expect(read.cues.map(({ text }) => wordsOf(text))).toEqual(['Stop & look, <then> go'])
})

test('English gives its parts, another language its words by the part that they are heard with longest', () => {
  const read = new Map([
    ['lessons/en.vtt', cues([0, 4, 'One'], [4, 8, 'Two'], [8, 9, ' '], [10, 12, 'Three'])],
    ['lessons/tr.vtt', cues([0.5, 2, 'Bir'], [3, 7, 'iki'], [2, 3, 'bir buçuk'])],
  ])
  expect(transcriptOf({ captions }, read)).toEqual([
    { start: 0, end: 4, text: { en: 'One', tr: 'Bir bir buçuk', ar: 'One' } },
    { start: 4, end: 8, text: { en: 'Two', tr: 'iki', ar: 'Two' } },
    { start: 10, end: 12, text: { en: 'Three', tr: 'Three', ar: 'Three' } },
  ])
})

test('a caption that is heard with none goes to the nearest', () => {
  const read = new Map([
    ['lessons/en.vtt', cues([0, 2, 'One'], [10, 12, 'Two'])],
    ['lessons/tr.vtt', cues([8, 9, 'iki'])],
  ])
  expect(transcriptOf({ captions }, read).map(({ text }) => text.tr)).toEqual(['One', 'iki'])
})

test('without English captions there is none', () => {
  expect(transcriptOf({ captions: { ...captions, en: null } }, new Map())).toEqual([])
})

test('what is no tag is said, and however many begin and never end, they are read once', () => {
  expect(wordsOf('1 < 2, <b>so</b> go')).toBe('1 < 2, so go')
  const many = '<'.repeat(400_000)
  expect(wordsOf(many)).toBe(many)
})

test('it is the longest and of several the first, as all of them compared say', () => {
  const span = tuple(integer({ min: 0, max: 60 }), integer({ min: 1, max: 20 }))
  assert(
    property(array(span, { minLength: 1, maxLength: 20 }), span, (spans, [begin, length]) => {
      const main = cues(...spans.map(([start, long], at) => [start, start + long, `${at}`] as const))
      const read = new Map([
        ['lessons/en.vtt', main],
        ['lessons/tr.vtt', cues([begin, begin + length, 'here'])],
      ])
      const told = transcriptOf({ captions }, read)
      const shares = told.map(({ start, end }) => Math.min(end, begin + length) - Math.max(start, begin))
      expect(told.findIndex(({ text }) => text.tr === 'here')).toBe(shares.indexOf(Math.max(...shares)))
    }),
  )
})

test('of as many captions as a file has room for none is compared with all others', () => {
  const many = cues(...Array.from({ length: 40_000 }, (_, at) => [at, at + 1, `${at}`] as const))
  const read = new Map([
    ['lessons/en.vtt', many],
    ['lessons/tr.vtt', many],
  ])
  const told = transcriptOf({ captions }, read)
  expect(told.every(({ text }) => text.tr === text.en)).toBe(true)
})
