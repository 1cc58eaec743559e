import type { ThemeMode } from './appearance.ts'

/** A colour as `#rrggbb`, in lower case. */
export type HexColour = `#${string}`

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
