import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  LABEL_ALIGNS,
  LABEL_TONES,
  LABELS_AT_ONCE,
  labelOf,
  readLabels,
  writeLabels,
  type LabelCue,
} from '../../src/domain/picture-label.ts'

const share = (min: number, max: number) => fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000)
const text = fc
  .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
  .filter((words) => words.trim() === words && words !== '')

const cue: fc.Arbitrary<LabelCue> = fc
  .record({
    start: fc.nat(5_000_000),
    lasts: fc.integer({ min: 1, max: 60_000 }),
    label: fc.record({
      text: fc.oneof(text, fc.constantFrom('-->', 'a --> b', '12', 'NOTE', '"{}"', 'خط التضييق')),
      x: share(0, 1),
      y: share(0, 1),
      align: fc.constantFrom(...LABEL_ALIGNS),
      size: share(0.01, 0.3),
      width: share(0.02, 1),
      tone: fc.constantFrom(...LABEL_TONES),
    }),
  })
  .filter(({ label }) => label.text.length <= 200)
  .map(({ start, lasts, label }) => ({ start: start / 1000, end: (start + lasts) / 1000, label }))

describe('labels of a picture', () => {
  test('are read as they were written, whatever they say', () => {
    fc.assert(
      fc.property(fc.array(cue, { maxLength: 8 }), (cues) => {
        const inOrder = cues.toSorted((one, other) => one.start - other.start)
        expect(readLabels(writeLabels(inOrder))).toEqual({ cues: inOrder, lost: [], flaws: [] })
      }),
    )
  })

  test('stand in the middle and on a dark plate where nothing else is said', () => {
    expect(labelOf('{"text":" Shadow ","x":0.4,"y":1}')).toEqual({
      text: 'Shadow',
      x: 0.4,
      y: 1,
      align: 'center',
      size: 0.04,
      width: 0.9,
      tone: 'dark',
    })
  })

  test.each([
    ['words', 'Shadow'],
    ['no words', '{"text":"  ","x":0,"y":0}'],
    ['no place', '{"text":"a","x":0}'],
    ['a place off the picture', '{"text":"a","x":1.01,"y":0}'],
    ['a tone that there is not', '{"text":"a","x":0,"y":0,"tone":"purple"}'],
    ['a key that there is not', '{"text":"a","x":0,"y":0,"style":"x"}'],
    ['letters as large as the picture', '{"text":"a","x":0,"y":0,"size":1}'],
    ['a list', '[]'],
    ['words that nobody sees', String.raw`{"text":"\u200b\u2060","x":0,"y":0}`],
    ['what steers a terminal', String.raw`{"text":"a\u001b[2J","x":0,"y":0}`],
    ['half a letter', String.raw`{"text":"a\ud800","x":0,"y":0}`],
    ['a place that is no number', '{"text":"a","x":NaN,"y":0}'],
    ['a place without end', '{"text":"a","x":1e999,"y":0}'],
    ['a deep place', `{"text":"a","x":${'['.repeat(100_000)}${']'.repeat(100_000)},"y":0}`],
    ['inherited words', '{"__proto__":{"text":"a"},"x":0,"y":0}'],
  ])('are none: %s', (_what, said) => {
    expect(labelOf(said)).toBeNull()
  })

  test('are many at a time, and each that is none is told by its line', () => {
    const label = '{"text":"a","x":0,"y":0}'
    const file = [
      'WEBVTT',
      `00:01.000 --> 00:09.000\n${label}`,
      `00:02.000 --> 00:08.000\n${label}`,
      '00:03.000 --> 00:04.000\n{',
    ]
    const { cues, lost, flaws } = readLabels(file.join('\n\n'), 8.5)
    expect([cues.length, lost, flaws]).toEqual([
      2,
      [{ line: 9, what: 'unreadableLabel' }],
      [{ line: 3, what: 'beyondEnd' }],
    ])
  })

  test('are so many at a time, and the others are told by their lines', () => {
    const cueAt = (second: number) => `00:${second}.000 --> 00:${second + 1}.000\n{"text":"a","x":0,"y":0}`
    const file = ['WEBVTT', ...Array.from({ length: LABELS_AT_ONCE + 2 }, () => cueAt(10)), cueAt(11)]
    const { cues, lost } = readLabels(file.join('\n\n'))
    expect([cues.length, lost]).toEqual([
      LABELS_AT_ONCE + 1,
      [40, 41].map((at) => ({ line: 3 + 3 * at, what: 'crowded' })),
    ])
  })
})
