import { contrastOf, isDark, isLight, toHexColour, type HexColour } from './colour.ts'
import type { ThemeMode } from './theme-mode.ts'

export type { HexColour } from './colour.ts'

/** The colours that a person may choose for a part of the product (specification, section 3, "Palette"). */
export type Palette = Readonly<{
  mode: ThemeMode
  primary: HexColour
  secondary: HexColour
  background: Readonly<{ paper: HexColour; default: HexColour }>
  text: HexColour
}>

/** The parts of the product that have a palette of their own. */
export const THEME_SECTIONS = ['main', 'navbar', 'toolbar', 'footer'] as const
export type ThemeSection = (typeof THEME_SECTIONS)[number]

/** Palettes that a person made. A section without one follows the colour scheme. */
export type OwnPalettes = Readonly<Partial<Record<ThemeSection, Palette>>>

/**
 * A page of one's own is shown in the mode that it was made for, and the other mode follows the scheme, so that
 * light and dark stay two things. A dark bar suits a light page too, as the schemes' own do; a light one does not
 * suit the night.
 */
export const isWornIn = (section: ThemeSection, palette: Palette, mode: ThemeMode): boolean =>
  palette.mode === mode || (section !== 'main' && palette.mode === 'dark')

export const PALETTE_FIELDS = ['primary', 'secondary', 'paper', 'default', 'text'] as const
export type PaletteField = (typeof PALETTE_FIELDS)[number]

/** What the editor holds: colours as they are written, right or wrong. */
export type PaletteDraft = Readonly<{ mode: ThemeMode } & Record<PaletteField, string>>

/** Least contrast of text with what it stands on (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5

export type PaletteProblem = 'notAColour' | 'mustBeLight' | 'mustBeDark' | 'tooFaint'
export type PaletteProblems = Readonly<Partial<Record<PaletteField, PaletteProblem>>>

export type PaletteBackground = 'paper' | 'default'

export const draftOf = ({ mode, primary, secondary, background, text }: Palette): PaletteDraft => ({
  mode,
  primary,
  secondary,
  paper: background.paper,
  default: background.default,
  text,
})

/** The same colours, however they are written. */
export const isSameDraft = (one: PaletteDraft, other: PaletteDraft): boolean =>
  one.mode === other.mode &&
  PALETTE_FIELDS.every(
    (field) => (toHexColour(one[field]) ?? one[field]) === (toHexColour(other[field]) ?? other[field]),
  )

/** How far the text stands out from a background; null while either of them is no colour. */
export const textContrast = (draft: PaletteDraft, background: PaletteBackground): number | null => {
  const [text, behind] = [toHexColour(draft.text), toHexColour(draft[background])]
  return text && behind && contrastOf(text, behind)
}

const problemOf = (draft: PaletteDraft, field: PaletteField): PaletteProblem | null => {
  const colour = toHexColour(draft[field])
  if (!colour) return 'notAColour'
  if (field === 'paper' || field === 'default') {
    if (draft.mode === 'light' && !isLight(colour)) return 'mustBeLight'
    if (draft.mode === 'dark' && !isDark(colour)) return 'mustBeDark'
  }
  if (field === 'text') {
    const contrasts = [textContrast(draft, 'paper'), textContrast(draft, 'default')]
    if (contrasts.some((contrast) => contrast !== null && contrast < TEXT_CONTRAST)) return 'tooFaint'
  }
  return null
}

/** At most one for each colour; none when the palette can be saved. */
export const problemsOf = (draft: PaletteDraft): PaletteProblems =>
  Object.fromEntries(
    PALETTE_FIELDS.flatMap((field) => {
      const problem = problemOf(draft, field)
      return problem ? [[field, problem] as const] : []
    }),
  )

/** The palette that was written, or null while something is wrong with it. */
export const toPalette = (draft: PaletteDraft): Palette | null => {
  const [primary, secondary, paper, page, text] = PALETTE_FIELDS.map((field) => toHexColour(draft[field]))
  if (!primary || !secondary || !paper || !page || !text) return null
  if (Object.keys(problemsOf(draft)).length > 0) return null
  return { mode: draft.mode, primary, secondary, background: { paper, default: page }, text }
}
