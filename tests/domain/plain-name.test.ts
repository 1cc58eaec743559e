import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { nameUpTo, optionalNameUpTo } from '../../src/domain/contract/name.contract.ts'
import { rulesOf } from '../../src/domain/field-rules.ts'
import { isPlainName, onOneLine } from '../../src/domain/plain-name.ts'

const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => code).filter((code) => code < 0x20 || code >= 0x7f)
const BIDI = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
const BREAKS = [0x2028, 0x2029]
const HALVES = [0xd800, 0xdbff, 0xdc00, 0xdfff]

const hostile = fc.constantFrom(
  ...[...CONTROLS, ...BIDI, ...BREAKS, ...HALVES].map((code) => String.fromCharCode(code)),
  '://',
  ':\u200B//',
  '：／／',
  ' WWW.',
  'pay.example/now',
  ' claim.Com ',
  // What follows is another word: with a letter it would be another ending.
  'a\u00ADb．org ',
)
const letters = fc.stringMatching(/^[\p{L}\p{M}' .-]{1,12}$/u)

describe('a name', () => {
  it('with a control, a turn of direction, a break, half a character or a web address is none, wherever it stands', () => {
    fc.assert(
      fc.property(letters, hostile, letters, (before, sign, after) => {
        expect(isPlainName(`${before}${sign}${after}`)).toBe(false)
      }),
    )
  })

  it('of letters, marks and the signs of names is one', () => {
    fc.assert(
      fc.property(letters, (name) => {
        expect(isPlainName(name)).toBe(true)
      }),
    )
  })

  it.each([
    'Ada Moreno',
    "O'Neil",
    'Şükrü Işık Çağlayan',
    'نور الهاشمي',
    'می\u200Cخواهم',
    'A/B shift: days',
    'I-40 & 5th',
    'St.John',
    'J.R.R. Smith',
    'County Comm./Dispatch',
  ])('%j is one', (name) => {
    expect(isPlainName(name)).toBe(true)
  })

  it.each(['\u200B', '\u200C\u200D', '\u00AD', '\u2060 \uFE0F', '\u3164', '\u115F\uFFA0', '\u2800', '\u{E0041}'])(
    'is needed where there is nothing to see of it: %j',
    (name) => {
      expect(rulesOf(z.object({ name: nameUpTo(60) }))({ name })).toEqual({ name: 'required' })
    },
  )

  it('is refused by one rule, whether or not it may be empty', () => {
    const rules = rulesOf(z.object({ name: nameUpTo(60), number: optionalNameUpTo(40) }))
    expect([rules({ name: 'a\u202Eb', number: 'https://x' }), rules({ name: '', number: '' })]).toEqual([
      { name: 'plainName', number: 'plainName' },
      { name: 'required' },
    ])
  })
})

describe('a text on one line', () => {
  it.each([
    ['people.csv', 'people.csv'],
    [' a\r\n\u2028b ', 'a b'],
    ['\u202Evsc\u2066.exe\uD800', 'vsc .exe'],
    ['ğrup مجموعة می\u200Cخواهم', 'ğrup مجموعة می\u200Cخواهم'],
    ['\u202E\n', ''],
  ])('of %j is %j', (text, line) => expect(onOneLine(text)).toBe(line))
})
