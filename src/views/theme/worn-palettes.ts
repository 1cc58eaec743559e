import type { Appearance } from '../../domain/appearance.ts'
import { isWornIn, THEME_SECTIONS, type Palette, type ThemeSection } from '../../domain/palette.ts'
import { paletteOf } from './current-palette.ts'

/** What a section wears now: a palette of the person's own, or its scheme's. */
export const wornPalette = ({ scheme, mode, palettes }: Appearance, section: ThemeSection): Palette => {
  const own = palettes[section]
  return own && isWornIn(section, own, mode) ? own : paletteOf(scheme, mode, section)
}

/** The theme settings as one value (specification, section 3), for a person to copy. */
export const themeSettingsOf = (appearance: Appearance) => ({
  layout: appearance.layout,
  theme: Object.fromEntries(THEME_SECTIONS.map((section) => [section, wornPalette(appearance, section)])),
  customScrollbars: appearance.customScrollbars,
  direction: appearance.direction,
})
