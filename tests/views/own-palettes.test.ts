import * as fc from 'fast-check'
import { token } from 'styled-system/tokens'
import { describe, expect, test } from 'vitest'

import { DEFAULT_APPEARANCE, SCHEME_IDS } from '../../src/domain/appearance.ts'
import { contrastOf, toHexColour } from '../../src/domain/colour.ts'
import { draftOf, problemsOf, THEME_SECTIONS, type OwnPalettes, type Palette } from '../../src/domain/palette.ts'
import { THEME_MODES } from '../../src/domain/theme-mode.ts'
import { paletteOf } from '../../src/views/theme/current-palette.ts'
import { variablesOf } from '../../src/views/theme/own-palettes.ts'
import { paletteOrigin, wornPalette } from '../../src/views/theme/worn-palettes.ts'
import { palettes } from '../domain/support/palettes.ts'

const DAY: Palette = {
  mode: 'light',
  primary: '#005f98',
  secondary: '#b44f00',
  background: { paper: '#ffffff', default: '#f4f6f9' },
  text: '#171b21',
}
const NIGHT: Palette = {
  ...DAY,
  mode: 'dark',
  background: { paper: '#2f353c', default: '#1a1e25' },
  text: '#f2f5f9',
}

/** Names that the theme knows; a wrong one would be set and never read. */
const cssNames = new Set(
  ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken', 'fg.default', 'fg.muted', 'border', 'border.control', 'focus']
    .concat(['solid', 'hover', 'on', 'subtle', 'fg', 'mark'].map((name) => `accent.${name}`))
    .concat(['success', 'warning', 'danger', 'info'].flatMap((name) => [`status.${name}.fg`, `status.${name}.subtle`]))
    .concat(['brand.fg', 'progress.fill'])
    .map((name) => token.var(`colors.${name}` as Parameters<typeof token.var>[0]).slice('var('.length, -1)),
)
const barNames = (bar: 'nav' | 'toolbar' | 'footer') =>
  (['bg', 'fg', 'muted', 'active', 'border', 'focus'] as const).map((name) =>
    token.var(`colors.shell.${bar}.${name}`).slice('var('.length, -1),
  )

const namesOf = (own: OwnPalettes, mode: Palette['mode']) => new Set(Object.keys(variablesOf(own, mode)))

describe('the variables of own palettes', () => {
  test('without a palette nothing is set', () => {
    expect([variablesOf({}, 'light'), variablesOf({}, 'dark')]).toEqual([{}, {}])
  })

  test('a page sets every colour of a page that the theme has, in its own mode only', () => {
    expect([namesOf({ main: DAY }, 'light'), namesOf({ main: DAY }, 'dark')]).toEqual([cssNames, new Set()])
    expect([namesOf({ main: NIGHT }, 'light'), namesOf({ main: NIGHT }, 'dark')]).toEqual([new Set(), cssNames])
  })

  test('each bar sets its own colours; a dark one in both modes', () => {
    expect(namesOf({ navbar: NIGHT }, 'light')).toEqual(new Set(barNames('nav')))
    expect(namesOf({ toolbar: DAY, footer: NIGHT }, 'light')).toEqual(
      new Set([...barNames('toolbar'), ...barNames('footer')]),
    )
    expect(namesOf({ toolbar: DAY, footer: NIGHT }, 'dark')).toEqual(new Set(barNames('footer')))
  })

  test('a bar is as it was chosen', () => {
    const variables = variablesOf({ navbar: NIGHT }, 'light')
    expect([variables['--colors-shell-nav-bg'], variables['--colors-shell-nav-fg']]).toEqual(['#1a1e25', '#f2f5f9'])
  })

  test('statuses and the brand can be read on any page', () => {
    fc.assert(
      fc.property(palettes, (main) => {
        const variables = variablesOf({ main }, main.mode)
        const colour = (name: string) => toHexColour(variables[`--colors-${name}`] ?? '') ?? '#missing'
        const sheets = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken'].map(colour)
        const faint = ['success', 'warning', 'danger', 'info'].flatMap((status) => {
          const [fg, subtle] = [colour(`status-${status}-fg`), colour(`status-${status}-subtle`)]
          const pairs = [...sheets, subtle].map((sheet) => contrastOf(fg, sheet))
          return [...pairs, contrastOf(colour('fg-default'), subtle)].filter((ratio) => !(ratio >= 4.5))
        })
        const brand = sheets.map((sheet) => contrastOf(colour('brand-fg'), sheet)).filter((ratio) => !(ratio >= 4.5))
        expect([faint, brand]).toEqual([[], []])
      }),
      { numRuns: 300 },
    )
  })
})

test('the editor can start from, and save, every section of every scheme in both modes', () => {
  const problems = SCHEME_IDS.flatMap((scheme) =>
    THEME_MODES.flatMap((mode) =>
      THEME_SECTIONS.map((section) => problemsOf(draftOf(paletteOf(scheme, mode, section)))).filter(
        (found) => Object.keys(found).length > 0,
      ),
    ),
  )
  expect(problems).toEqual([])
})

describe('what a section wears', () => {
  const wearing = (palettes: OwnPalettes) => ({ ...DEFAULT_APPEARANCE, palettes })

  test("is its own, or the scheme's; one for the other mode waits", () => {
    const appearance = wearing({ main: NIGHT, navbar: NIGHT, footer: DAY })
    expect(THEME_SECTIONS.map((section) => paletteOrigin(appearance, section))).toEqual([
      'ownElsewhere',
      'own',
      'fromScheme',
      'own',
    ])
    expect(THEME_SECTIONS.map((section) => wornPalette(appearance, section))).toEqual([
      paletteOf('asphalt', 'light', 'main'),
      NIGHT,
      paletteOf('asphalt', 'light', 'toolbar'),
      DAY,
    ])
  })

  test('a toolbar is a sheet of an own page, as its variables make it, and the editor can start from it', () => {
    fc.assert(
      fc.property(palettes, (main) => {
        const appearance = { ...wearing({ main }), mode: main.mode }
        const toolbar = wornPalette(appearance, 'toolbar')
        const variables = variablesOf({ main }, main.mode)
        expect(paletteOrigin(appearance, 'toolbar')).toBe('fromPage')
        expect([toolbar.background.default, toolbar.text]).toEqual([
          variables['--colors-bg-surface'],
          variables['--colors-fg-default'],
        ])
        expect(problemsOf(draftOf(toolbar)).text).toBeUndefined()
      }),
    )
  })
})
