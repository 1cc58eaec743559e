/** The colour schemes of the product; the first is the default. */
export const SCHEME_IDS = [
  'asphalt',
  'incident-pink',
  'safety-orange',
  'high-vis-lime',
  'guide-sign-green',
  'interstate-blue',
  'night-shift',
] as const

export const THEME_MODES = ['light', 'dark'] as const

export type SchemeId = (typeof SCHEME_IDS)[number]
export type ThemeMode = (typeof THEME_MODES)[number]

export type ShellPalette = Readonly<Record<'bg' | 'fg' | 'muted' | 'active' | 'border' | 'focus', string>>

export type SchemePalette = Readonly<{
  bg: Readonly<Record<'canvas' | 'surface' | 'raised' | 'sunken', string>>
  fg: Readonly<Record<'default' | 'muted', string>>
  border: Readonly<Record<'hairline' | 'control', string>>
  focus: string
  accent: Readonly<Record<'solid' | 'hover' | 'on' | 'subtle' | 'fg' | 'mark', string>>
  nav: ShellPalette
  footer: ShellPalette
}>

export type SchemePalettes = Readonly<Record<ThemeMode, SchemePalette>>
