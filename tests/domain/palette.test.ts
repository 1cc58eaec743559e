import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrastOf, type HexColour } from '../../src/domain/colour.ts'
import { barTokensOf, tokensOf } from '../../src/domain/palette-tokens.ts'
import {
  draftOf,
  isWornIn,
  problemsOf,
  textContrast,
  toPalette,
  type Palette,
  type PaletteDraft,
  type PaletteProblems,
} from '../../src/domain/palette.ts'
import { palettes } from './support/palettes.ts'

const DAY: PaletteDraft = {
  mode: 'light',
  primary: '#005f98',
  secondary: '#ff7f0d',
  paper: '#ffffff',
  default: '#f4f6f9',
  text: '#171b21',
}
const NIGHT: PaletteDraft = { ...DAY, mode: 'dark', paper: '#1b1e22', default: '#13161a', text: '#eceff3' }

describe('the form of a palette', () => {
  test.each<[what: string, draft: PaletteDraft, problems: PaletteProblems]>([
    ['a page by day', DAY, {}],
    ['a page by night', NIGHT, {}],
    ['a dark paper in light mode', { ...DAY, paper: '#1b1e22' }, { paper: 'mustBeLight', text: 'tooFaint' }],
    ['a dark page in light mode', { ...DAY, default: '#13161a' }, { default: 'mustBeLight', text: 'tooFaint' }],
    ['a light paper in dark mode', { ...NIGHT, paper: '#ffffff' }, { paper: 'mustBeDark', text: 'tooFaint' }],
    ['a light page in dark mode', { ...NIGHT, default: '#f4f6f9' }, { default: 'mustBeDark', text: 'tooFaint' }],
    ['another mode, the same colours', { ...DAY, mode: 'dark' }, { paper: 'mustBeDark', default: 'mustBeDark' }],
    ['text too faint on the paper only', { ...DAY, default: '#cccccc', text: '#767676' }, { text: 'tooFaint' }],
    ['text too faint on the page only', { ...DAY, paper: '#cccccc', text: '#767676' }, { text: 'tooFaint' }],
    ['text at the least contrast', { ...DAY, default: '#ffffff', text: '#767676' }, {}],
    [
      'no colour at all',
      { ...DAY, primary: 'blue', secondary: '' },
      { primary: 'notAColour', secondary: 'notAColour' },
    ],
    ['an unfinished background', { ...DAY, paper: '#ff' }, { paper: 'notAColour' }],
    ['an unfinished text', { ...DAY, text: '#1' }, { text: 'notAColour' }],
  ])('%s', (_, draft, problems) => {
    expect(problemsOf(draft)).toEqual(problems)
    expect(toPalette(draft) === null).toBe(Object.keys(problems).length > 0)
  })

  test('is saved as the colours that were meant', () => {
    expect(toPalette({ ...DAY, paper: ' FFF ', primary: '005F98' })).toEqual({
      mode: 'light',
      primary: '#005f98',
      secondary: '#ff7f0d',
      background: { paper: '#ffffff', default: '#f4f6f9' },
      text: '#171b21',
    } satisfies Palette)
  })

  test('tells the contrast on each background, and nothing of what is no colour yet', () => {
    const draft = { ...DAY, default: '#f', text: '#767676' }
    expect([textContrast(draft, 'paper')?.toFixed(2), textContrast(draft, 'default')]).toEqual(['4.54', null])
  })

  test('a palette goes into the form and comes back the same', () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        expect(toPalette(draftOf(palette))).toEqual(palette)
      }),
    )
  })
})

test('a page is worn in its own mode; a dark bar in both, a light one by day', () => {
  const [day, night] = [toPalette(DAY), toPalette(NIGHT)] as [Palette, Palette]
  const worn = [day, night].map((palette) =>
    (['light', 'dark'] as const).map((mode) => [isWornIn('main', palette, mode), isWornIn('navbar', palette, mode)]),
  )
  expect(worn).toEqual([
    [
      [true, true],
      [false, false],
    ],
    [
      [false, true],
      [true, true],
    ],
  ])
})

const faintest = (text: HexColour, backgrounds: readonly HexColour[]) =>
  Math.min(...backgrounds.map((background) => contrastOf(text, background)))

describe('the colours of a palette', () => {
  test('keep what was chosen', () => {
    const palette = toPalette(DAY) as Palette
    const { bg, fg, accent } = tokensOf(palette)
    expect({
      canvas: bg.canvas,
      surface: bg.surface,
      text: fg.default,
      solid: accent.solid,
      mark: accent.mark,
    }).toEqual({
      canvas: '#f4f6f9',
      surface: '#ffffff',
      text: '#171b21',
      solid: '#005f98',
      mark: '#ff7f0d',
    })
    const bar = barTokensOf(palette)
    expect([bar.bg, bar.fg]).toEqual(['#f4f6f9', '#171b21'])
  })

  test('every text of a page can be read on every sheet, and edges and focus seen, whatever was chosen', () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        const { bg, fg, border, focus, accent } = tokensOf(palette)
        const sheets = [...Object.values(bg), accent.subtle]
        for (const text of [fg.default, fg.muted, accent.fg]) expect(faintest(text, sheets)).toBeGreaterThanOrEqual(4.5)
        expect(faintest(accent.on, [accent.solid, accent.hover])).toBeGreaterThanOrEqual(4.5)
        for (const shape of [border.control, focus]) expect(faintest(shape, sheets)).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 500 },
    )
  })

  test('every text of a bar can be read in it and where it is active, and focus seen', () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        const { bg, active, fg, muted, focus } = barTokensOf(palette)
        expect(faintest(fg, [bg, active])).toBeGreaterThanOrEqual(4.5)
        expect(faintest(muted, [bg, active])).toBeGreaterThanOrEqual(4.5)
        expect(faintest(focus, [bg, active])).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 500 },
    )
  })

  test('a palette that could not be saved, from another hand, still gets a text that reads on its page', () => {
    const faint: Palette = { ...(toPalette(DAY) as Palette), text: '#f0f0f0' }
    expect([tokensOf(faint).fg.default, barTokensOf(faint).fg]).toEqual(['#000000', '#000000'])
  })
})
