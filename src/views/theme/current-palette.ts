import type { SchemeId } from '../../domain/appearance.ts'
import { isLight, toHexColour, type HexColour } from '../../domain/colour.ts'
import type { Palette, ThemeSection } from '../../domain/palette.ts'
import type { ThemeMode } from '../../domain/theme-mode.ts'
import { SCHEME_PALETTES } from './scheme-palettes.data.ts'
import type { ShellPalette } from './schemes.ts'

const hex = (value: string): HexColour => {
  const colour = toHexColour(value)
  if (!colour) throw new Error(`The theme has no colour "${value}".`)
  return colour
}

const barPalette = ({ bg, fg, active, focus }: ShellPalette, primary: string): Palette => ({
  mode: isLight(hex(bg)) ? 'light' : 'dark',
  primary: hex(primary),
  secondary: hex(focus),
  background: { paper: hex(active), default: hex(bg) },
  text: hex(fg),
})

/** What a section of a colour scheme looks like, in the words of the palette editor: where its work starts. */
export const paletteOf = (scheme: SchemeId, mode: ThemeMode, section: ThemeSection): Palette => {
  const { bg, fg, border, focus, accent, nav, footer } = SCHEME_PALETTES[scheme][mode]
  if (section === 'main') {
    return {
      mode,
      primary: hex(accent.solid),
      secondary: hex(accent.mark),
      background: { paper: hex(bg.surface), default: hex(bg.canvas) },
      text: hex(fg.default),
    }
  }
  // The toolbar is a sheet of the page in every scheme.
  const toolbar = { bg: bg.surface, fg: fg.default, muted: fg.muted, active: bg.sunken, border: border.hairline, focus }
  const bars = { navbar: nav, toolbar, footer }
  return barPalette(bars[section], accent.mark)
}
