import type { HexColour } from '../../domain/colour.ts'
import { barTokensOf, legible, tinted, tokensOf } from '../../domain/palette-tokens.ts'
import { isWornIn, THEME_SECTIONS, type OwnPalettes, type Palette, type ThemeSection } from '../../domain/palette.ts'
import type { ThemeMode } from '../../domain/theme-mode.ts'
import { SHARED_PALETTE } from './shared-palette.data.ts'

/** CSS custom property → value. */
export type ThemeVariables = Readonly<Record<string, string>>

type Bar = Exclude<ThemeSection, 'main'>

/** What the theme calls each bar: see `shell` in colors.ts. */
const BAR_NAMES: Readonly<Record<Bar, string>> = { navbar: 'nav', toolbar: 'toolbar', footer: 'footer' }

const STATUSES = ['success', 'warning', 'danger', 'info'] as const

/** The shared colours of a status keep their hue, and move until they can be read on a page of one's own. */
const statusVariables = (mode: ThemeMode, ink: HexColour, surface: HexColour, sheets: readonly HexColour[]) =>
  Object.fromEntries(
    STATUSES.flatMap((status) => {
      const { fg, subtle } = SHARED_PALETTE[mode][status]
      const tint = tinted(surface, subtle, 1, [ink])
      return [
        [`--colors-status-${status}-fg`, legible(fg, ink, [...sheets, tint])],
        [`--colors-status-${status}-subtle`, tint],
      ]
    }),
  )

const pageVariables = (palette: Palette): ThemeVariables => {
  const { bg, fg, border, focus, accent } = tokensOf(palette)
  const sheets = [...Object.values(bg), accent.subtle]
  const { pink, progress } = SHARED_PALETTE[palette.mode]
  return {
    ...Object.fromEntries(Object.entries(bg).map(([name, colour]) => [`--colors-bg-${name}`, colour])),
    ...Object.fromEntries(Object.entries(fg).map(([name, colour]) => [`--colors-fg-${name}`, colour])),
    '--colors-border': border.hairline,
    '--colors-border-control': border.control,
    '--colors-focus': focus,
    ...Object.fromEntries(Object.entries(accent).map(([name, colour]) => [`--colors-accent-${name}`, colour])),
    ...statusVariables(palette.mode, fg.default, bg.surface, sheets),
    '--colors-brand-fg': legible(pink.fg, fg.default, sheets),
    '--colors-progress-fill': legible(progress.fill, fg.default, [bg.sunken], 3),
  }
}

const barVariables = (bar: Bar, palette: Palette): ThemeVariables =>
  Object.fromEntries(
    Object.entries(barTokensOf(palette)).map(([name, colour]) => [`--colors-shell-${BAR_NAMES[bar]}-${name}`, colour]),
  )

/**
 * What the root must set so that the product wears a person's own palettes in this mode; nothing for a section
 * that follows the scheme. A toolbar without a palette is a sheet of the page, own or not.
 */
export const variablesOf = (palettes: OwnPalettes, mode: ThemeMode): ThemeVariables =>
  Object.assign(
    {},
    ...THEME_SECTIONS.map((section) => {
      const palette = palettes[section]
      if (!palette || !isWornIn(section, palette, mode)) return {}
      return section === 'main' ? pageVariables(palette) : barVariables(section, palette)
    }),
  )
