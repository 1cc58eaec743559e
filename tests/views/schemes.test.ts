import { describe, expect, test } from 'vitest'

import { SCHEME_PALETTES } from '../../src/views/theme/scheme-palettes.data.ts'
import { SCHEME_IDS, THEME_MODES, type SchemePalette, type ThemeMode } from '../../src/views/theme/schemes.ts'
import { SHARED_PALETTE } from '../../src/views/theme/shared-palette.data.ts'

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** WCAG 2 contrast ratio of two colours. */
const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

type Pair = [name: string, colour: string, background: string]

const sheets = (palette: SchemePalette) => Object.entries({ ...palette.bg, selected: palette.accent.subtle })
const shells = (palette: SchemePalette) => Object.entries({ nav: palette.nav, footer: palette.footer })

const textPairs = (palette: SchemePalette, mode: ThemeMode): Pair[] => {
  const { success, warning, danger, info, pink } = SHARED_PALETTE[mode]
  const statuses = Object.entries({ success, warning, danger, info })
  return [
    ...sheets(palette).flatMap(([name, background]): Pair[] => [
      [`text on ${name}`, palette.fg.default, background],
      [`muted text on ${name}`, palette.fg.muted, background],
      [`links on ${name}`, palette.accent.fg, background],
    ]),
    ...Object.entries(palette.bg).flatMap(([name, background]): Pair[] => [
      [`success on ${name}`, success.fg, background],
      [`warning on ${name}`, warning.fg, background],
      [`danger on ${name}`, danger.fg, background],
      [`info on ${name}`, info.fg, background],
      [`pink text on ${name}`, pink.fg, background],
    ]),
    ...statuses.flatMap(([status, { fg, subtle }]): Pair[] => [
      [`${status} on its tint`, fg, subtle],
      [`text on the tint of ${status}`, palette.fg.default, subtle],
    ]),
    ['words of a solid button', palette.accent.on, palette.accent.solid],
    ['words of a solid button under the pointer', palette.accent.on, palette.accent.hover],
    ['words of a dangerous button', danger.on, danger.solid],
    ['words on the brand pink', pink.on, pink.solid],
    ...shells(palette).flatMap(([name, shell]): Pair[] => [
      [`${name} text`, shell.fg, shell.bg],
      [`${name} text where active`, shell.fg, shell.active],
      [`${name} muted text`, shell.muted, shell.bg],
      [`${name} muted text where active`, shell.muted, shell.active],
    ]),
  ]
}

const shapePairs = (palette: SchemePalette, mode: ThemeMode): Pair[] => [
  ...sheets(palette).flatMap(([name, background]): Pair[] => [
    [`focus ring on ${name}`, palette.focus, background],
    [`edge of a control on ${name}`, palette.border.control, background],
  ]),
  ...shells(palette).map(([name, shell]): Pair => [`focus ring in ${name}`, shell.focus, shell.bg]),
  ['progress on its track', SHARED_PALETTE[mode].progress.fill, palette.bg.sunken],
]

const tooFaint = (pairs: Pair[], least: number) =>
  pairs
    .map(([name, colour, background]) => ({ name, colour, background, ratio: contrast(colour, background) }))
    .filter(({ ratio }) => ratio < least)

test('the contrast of black and white is 21, of a colour and itself 1', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#ff63af', '#ff63af')]).toEqual([21, 1])
})

describe.for(SCHEME_IDS.flatMap((scheme) => THEME_MODES.map((mode) => [scheme, mode] as const)))(
  'scheme %s, %s',
  ([scheme, mode]) => {
    const palette = SCHEME_PALETTES[scheme][mode]

    test('every text meets WCAG AA, 4.5 to 1', () => {
      expect(tooFaint(textPairs(palette, mode), 4.5)).toEqual([])
    })

    test('focus rings, edges of controls and progress meet 3 to 1', () => {
      expect(tooFaint(shapePairs(palette, mode), 3)).toEqual([])
    })
  },
)
