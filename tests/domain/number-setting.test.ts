import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { toLatinDigits } from '../../src/domain/digits.ts'
import { readNumber, type NumberReading } from '../../src/domain/number-setting.ts'

const LIMITS = { min: 960, max: 1920 }
const right = (value: number): NumberReading => ({ value, problem: null })
const wrong = (problem: NumberReading['problem']) => ({ value: null, problem })

/** The zero of every script that has digits of its own. */
const zeros = Array.from({ length: 0x1_1000 }, (_, code) => code).filter(
  (code) => /^\p{Nd}$/u.test(String.fromCodePoint(code)) && toLatinDigits(String.fromCodePoint(code)) === '0',
)

describe('a written number', () => {
  test.each<[written: string, reading: unknown]>([
    ['960', right(960)],
    ['1920', right(1920)],
    [' 1440 ', right(1440)],
    ['+1440', right(1440)],
    ['١٤٤٠', right(1440)],
    ['۱۴۴۰', right(1440)],
    ['१४४०', right(1440)],
    ['1440', right(1440)],
    ['\u200F١٤٤٠\u200F', right(1440)],
    ['', wrong('empty')],
    ['   ', wrong('empty')],
    ['wide', wrong('notANumber')],
    ['1440px', wrong('notANumber')],
    ['1440.5', wrong('notANumber')],
    ['1e3', wrong('notANumber')],
    ['959', wrong('tooLow')],
    ['٩٥٩', wrong('tooLow')],
    ['-1440', wrong('tooLow')],
    ['−1440', wrong('tooLow')],
    ['1921', wrong('tooHigh')],
    ['9'.repeat(400), wrong('tooHigh')],
  ])('%j', (written, reading) => {
    expect(readNumber(written, LIMITS)).toEqual(reading)
  })

  test('is the same in the digits of every script', () => {
    expect(zeros.length).toBeGreaterThan(30)
    fc.assert(
      fc.property(fc.constantFrom(...zeros), fc.integer({ min: 0, max: 99_999 }), (zero, value) => {
        const written = String(value).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
        expect(readNumber(written, { min: 0, max: 99_999 })).toEqual(right(value))
      }),
    )
  })
})

test('other text keeps its letters', () => {
  expect(toLatinDigits('مخرج ٤٢ 𝟘𝟡 exit 7')).toBe('مخرج 42 09 exit 7')
})
