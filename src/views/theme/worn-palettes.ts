import type { Appearance } from '../../domain/appearance.ts'
import { tokensOf } from '../../domain/palette-tokens.ts'
import { isWornIn, THEME_SECTIONS, type Palette, type ThemeSection } from '../../domain/palette.ts'
import { paletteOf } from './current-palette.ts'

const ownPalette = ({ mode, palettes }: Appearance, section: ThemeSection): Palette | null => {
  const own = palettes[section]
  return own && isWornIn(section, own, mode) ? own : null
}

/** Where the colours of a section come from: a toolbar without its own is a sheet of the page. */
export type PaletteOrigin = 'own' | 'ownElsewhere' | 'fromPage' | 'fromScheme'

export const paletteOrigin = (appearance: Appearance, section: ThemeSection): PaletteOrigin => {
  if (ownPalette(appearance, section)) return 'own'
  if (section === 'toolbar' && ownPalette(appearance, 'main')) return 'fromPage'
  return appearance.palettes[section] ? 'ownElsewhere' : 'fromScheme'
}

const sheetOf = (page: Palette): Palette => {
  const { bg, fg, focus, accent } = tokensOf(page)
  return {
    mode: page.mode,
    primary: accent.mark,
    secondary: focus,
    background: { paper: bg.sunken, default: bg.surface },
    text: fg.default,
  }
}

/** What a section wears now: a palette of the person's own, or its scheme's. */
export const wornPalette = (appearance: Appearance, section: ThemeSection): Palette => {
  const own = ownPalette(appearance, section)
  if (own) return own
  const page = section === 'toolbar' ? ownPalette(appearance, 'main') : null
  return page ? sheetOf(page) : paletteOf(appearance.scheme, appearance.mode, section)
}

/** The theme settings as one value (specification, section 3), for a person to copy. */
export const themeSettingsOf = (appearance: Appearance) => ({
  layout: appearance.layout,
  theme: Object.fromEntries(THEME_SECTIONS.map((section) => [section, wornPalette(appearance, section)])),
  customScrollbars: appearance.customScrollbars,
  direction: appearance.direction,
})
