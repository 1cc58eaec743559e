import { DEFAULT_LANGUAGE, directionOf, type Direction, type Language } from './language.ts'
import { layoutOf, type Layout } from './layout.ts'
import type { OwnPalettes } from './palette.ts'
import type { ThemeMode } from './theme-mode.ts'

/** How the product looks to a person. Scheme ids are those of the theme; the first of each list is the default. */
export const SCHEME_IDS = [
  'asphalt',
  'incident-pink',
  'safety-orange',
  'high-vis-lime',
  'guide-sign-green',
  'interstate-blue',
  'night-shift',
] as const

export type SchemeId = (typeof SCHEME_IDS)[number]

/** Factors of the root font size (specification, section 9). */
export const FONT_SCALE = { min: 0.7, max: 1.3, step: 0.1, default: 1 } as const

export type Appearance = Readonly<{
  mode: ThemeMode
  scheme: SchemeId
  language: Language
  /** A language brings its own; a person may turn it round. */
  direction: Direction
  fontScale: number
  customScrollbars: boolean
  layout: Layout
  palettes: OwnPalettes
}>

export const DEFAULT_APPEARANCE: Appearance = {
  mode: 'light',
  scheme: 'asphalt',
  language: DEFAULT_LANGUAGE,
  direction: directionOf(DEFAULT_LANGUAGE),
  fontScale: FONT_SCALE.default,
  customScrollbars: true,
  layout: layoutOf('layout1'),
  palettes: {},
}

export const isSchemeId = (value: unknown): value is SchemeId => SCHEME_IDS.some((scheme) => scheme === value)

/** The nearest step of the slider; what is not a number is the default. */
export const toFontScale = (value: number): number => {
  if (!Number.isFinite(value)) return FONT_SCALE.default
  const clamped = Math.min(FONT_SCALE.max, Math.max(FONT_SCALE.min, value))
  return Math.round(clamped * 10) / 10
}
