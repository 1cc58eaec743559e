import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readLayout, readPalettes, writeLayout, writePalettes } from '../../src/domain/appearance-code.ts'
import {
  CONTAINER_WIDTH,
  LAYOUT_MODES,
  LAYOUT_STYLES,
  layoutOf,
  NAVBAR_POSITIONS,
  NAVBAR_STYLES,
  PART_POSITIONS,
  PART_STYLES,
  type Layout,
  type LayoutPart,
} from '../../src/domain/layout.ts'
import { THEME_SECTIONS, type HexColour, type OwnPalettes, type Palette } from '../../src/domain/palette.ts'

const part: fc.Arbitrary<LayoutPart> = fc.record(
  {
    display: fc.boolean(),
    style: fc.constantFrom(...PART_STYLES),
    position: fc.constantFrom(...PART_POSITIONS),
  },
  { requiredKeys: ['display'] },
)

const layout: fc.Arbitrary<Layout> = fc.record({
  style: fc.constantFrom(...LAYOUT_STYLES),
  config: fc.record({
    mode: fc.constantFrom(...LAYOUT_MODES),
    containerWidth: fc.integer({ min: CONTAINER_WIDTH.min, max: CONTAINER_WIDTH.max }),
    navbar: fc.record({
      display: fc.boolean(),
      position: fc.constantFrom(...NAVBAR_POSITIONS),
      style: fc.constantFrom(...NAVBAR_STYLES),
      folded: fc.boolean(),
    }),
    toolbar: part,
    footer: part,
    leftSidePanel: part,
    rightSidePanel: part,
  }),
})

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): HexColour => `#${value.toString(16).padStart(6, '0')}`)

const palette: fc.Arbitrary<Palette> = fc.record({
  mode: fc.constantFrom('light', 'dark'),
  primary: colour,
  secondary: colour,
  background: fc.record({ paper: colour, default: colour }),
  text: colour,
})

const palettes: fc.Arbitrary<OwnPalettes> = fc.record(
  { main: palette, navbar: palette, toolbar: palette, footer: palette },
  { requiredKeys: [] },
)

const COOKIE_TEXT = /^[\w.,=;-]*$/

describe('a layout as text', () => {
  test('is read as it was written, and fits a cookie', () => {
    fc.assert(
      fc.property(layout, (given) => {
        const text = writeLayout(given)
        expect(readLayout(text)).toEqual(given)
        expect([text.length <= 23, /^[\d.]+$/.test(text)]).toEqual([true, true])
      }),
    )
  })

  test.each(LAYOUT_STYLES)('of the style %s is read with its defaults', (style) => {
    expect(readLayout(writeLayout(layoutOf(style)))).toEqual(layoutOf(style))
  })

  test('that anybody wrote is a layout or nothing', () => {
    const code = fc.stringMatching(/^\d{18}\.\d{1,4}$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), code), (text) => {
        const read = readLayout(text)
        expect(read === null || writeLayout(read) === text).toBe(true)
      }),
    )
  })

  test.each(['', '0', `${writeLayout(layoutOf('layout1'))};`, writeLayout(layoutOf('layout1')).replace('1570', '320')])(
    '%j is nothing',
    (text) => {
      expect(readLayout(text)).toBeNull()
    },
  )
})

describe('palettes as text', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(palettes, (given) => {
        const text = writePalettes(given)
        expect(readPalettes(text)).toEqual(given)
        expect(text).toMatch(COOKIE_TEXT)
      }),
    )
  })

  test('that anybody wrote are palettes or nothing', () => {
    const entry = fc
      .tuple(fc.constantFrom(...THEME_SECTIONS, 'x'), fc.stringMatching(/^(light|dark|dim)(,[0-9a-fG]{5,7}){4,6}$/))
      .map((pair) => pair.join('='))
    fc.assert(
      fc.property(fc.oneof(fc.string(), entry), (text) => {
        const read = readPalettes(text)
        expect(read === null || writePalettes(read) === text).toBe(true)
      }),
    )
  })
})
