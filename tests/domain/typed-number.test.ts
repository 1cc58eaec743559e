import { expect, test } from 'vitest'

import { readTypedClock, readTypedNumber } from '../../src/domain/typed-number.ts'

test('a number is read in the digits of any script, and nothing written is none', () => {
  expect(['12', ' ٤٥ ', '', '1.5', '-1', 'x', '101'].map((text) => readTypedNumber(text, 100))).toEqual([
    12,
    45,
    null,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['1.5', '1,5', '١٫٥', '2.', '.'].map((text) => readTypedNumber(text, 100, false))).toEqual([
    1.5,
    1.5,
    1.5,
    2,
    undefined,
  ])
})

test('a place in a video is read as a clock or as seconds', () => {
  expect(['65', '1:05', '01:05', '1:00:05', '١:٠٥', '1:75', '', 'x'].map(readTypedClock)).toEqual([
    65,
    65,
    65,
    3605,
    65,
    undefined,
    undefined,
    undefined,
  ])
})
