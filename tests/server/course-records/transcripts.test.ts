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
