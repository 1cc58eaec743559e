import * as fc from 'fast-check'

import type { HexColour } from '../../../src/domain/colour.ts'
import { problemsOf, toPalette, type Palette, type PaletteDraft } from '../../../src/domain/palette.ts'
import { THEME_MODES } from '../../../src/domain/theme-mode.ts'

export const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): HexColour => `#${value.toString(16).padStart(6, '0')}`)

const drafts: fc.Arbitrary<PaletteDraft> = fc.record({
  mode: fc.constantFrom(...THEME_MODES),
  primary: colours,
  secondary: colours,
  paper: colours,
  default: colours,
  text: fc.oneof(colours, fc.constantFrom('#000000', '#ffffff')),
})

/** Palettes that the editor would save, and no others. */
export const palettes: fc.Arbitrary<Palette> = drafts
  .filter((draft) => Object.keys(problemsOf(draft)).length === 0)
  .map((draft) => {
    const palette = toPalette(draft)
    if (!palette) throw new Error('A draft without problems is a palette.')
    return palette
  })
