import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  contrastOf,
  isDark,
  isLight,
  luminanceOf,
  mix,
  onColour,
  readsOn,
  toHexColour,
  type HexColour,
} from '../../src/domain/colour.ts'
import { colours } from './support/palettes.ts'

describe('a written colour', () => {
  test.each<[written: string, colour: HexColour | null]>([
    ['#1a2b3c', '#1a2b3c'],
    ['1A2B3C', '#1a2b3c'],
    ['  #FFF ', '#ffffff'],
    ['0f8', '#00ff88'],
    ['', null],
    ['#', null],
    ['#12', null],
    ['#12345', null],
    ['#1234567', null],
    ['#ggg', null],
    ['##123', null],
    ['red', null],
    ['rgb(0 0 0)', null],
  ])('%j is %j', (written, colour) => {
    expect(toHexColour(written)).toEqual(colour)
  })

  test('reads back as itself, whatever colour it is', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect([toHexColour(colour), toHexColour(colour.toUpperCase()), toHexColour(colour.slice(1))]).toEqual(
          Array(3).fill(colour),
        )
      }),
    )
  })
})

describe('contrast', () => {
  test('luminance is 0 for black, 1 for white, and that of the primaries is their weight', () => {
    expect((['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff'] as const).map(luminanceOf)).toEqual([
      0, 1, 0.2126, 0.7152, 0.0722,
    ])
  })

  test('the pairs that WCAG gives as examples', () => {
    const pairs: readonly [HexColour, HexColour][] = [
      ['#000000', '#ffffff'],
      ['#777777', '#ffffff'],
      ['#767676', '#ffffff'],
      ['#ff0000', '#ffffff'],
    ]
    expect(pairs.map(([one, other]) => Number(contrastOf(one, other).toFixed(2)))).toEqual([21, 4.48, 4.54, 4])
  })

  test('is the same both ways, from 1 to 21', () => {
    fc.assert(
      fc.property(colours, colours, (one, other) => {
        const contrast = contrastOf(one, other)
        expect(contrast).toBe(contrastOf(other, one))
        expect(contrast).toBeGreaterThanOrEqual(1)
        expect(contrast).toBeLessThanOrEqual(21)
      }),
    )
  })

  test('every colour is either light or dark, and black or white is legible on it', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(isLight(colour)).toBe(!isDark(colour))
        expect(readsOn(onColour(colour), [colour], 4.5)).toBe(true)
      }),
    )
  })

  test.each<[HexColour, 'light' | 'dark']>([
    ['#ffffff', 'light'],
    ['#ffd75e', 'light'],
    ['#808080', 'light'],
    ['#757575', 'dark'],
    ['#0000ff', 'dark'],
    ['#1a1e25', 'dark'],
  ])('%s is %s', (colour, kind) => {
    expect([isLight(colour), isDark(colour)]).toEqual([kind === 'light', kind === 'dark'])
  })
})

test('a mix goes from the first colour to the second', () => {
  expect([0, 0.5, 1].map((share) => mix('#000000', '#ff8040', share))).toEqual(['#000000', '#804020', '#ff8040'])
})
