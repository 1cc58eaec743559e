import * as z from 'zod/mini'

import { FONT_SCALE, SCHEME_IDS, toFontScale } from '../appearance.ts'
import { DIRECTIONS, LANGUAGES } from '../language.ts'
import {
  CONTAINER_WIDTH,
  LAYOUT_MODES,
  LAYOUT_STYLES,
  NAVBAR_POSITIONS,
  NAVBAR_STYLES,
  PART_POSITIONS,
  PART_STYLES,
} from '../layout.ts'
import type { SavedSettings } from '../settings-sync.ts'
import { THEME_MODES } from '../theme-mode.ts'

const colour = z.templateLiteral(['#', z.string().check(z.regex(/[0-9a-f]{6}/))])

/** Plain, or as the specification's palette has it: `{ main }`. */
const mainColour = z.union([
  colour,
  z.pipe(
    z.strictObject({ main: colour }),
    z.transform(({ main }) => main),
  ),
])

const palette = z.strictObject({
  mode: z.enum(THEME_MODES),
  primary: mainColour,
  secondary: mainColour,
  background: z.strictObject({ paper: colour, default: colour }),
  text: colour,
})

const part = z.strictObject({
  display: z.boolean(),
  style: z.exactOptional(z.enum(PART_STYLES)),
  position: z.exactOptional(z.enum(PART_POSITIONS)),
})

const layout = z.strictObject({
  style: z.enum(LAYOUT_STYLES),
  config: z.strictObject({
    mode: z.enum(LAYOUT_MODES),
    containerWidth: z.int().check(z.minimum(CONTAINER_WIDTH.min), z.maximum(CONTAINER_WIDTH.max)),
    navbar: z.strictObject({
      display: z.boolean(),
      position: z.enum(NAVBAR_POSITIONS),
      style: z.enum(NAVBAR_STYLES),
      folded: z.boolean(),
    }),
    toolbar: part,
    footer: part,
    leftSidePanel: part,
    rightSidePanel: part,
  }),
})

/** PATCH /users/{id}/settings: the settings of section 3 of the specification; only what is sent changes. */
export const settingsBody = z.strictObject({
  mode: z.exactOptional(z.enum(THEME_MODES)),
  scheme: z.exactOptional(z.enum(SCHEME_IDS)),
  language: z.exactOptional(z.enum(LANGUAGES)),
  direction: z.exactOptional(z.enum(DIRECTIONS)),
  fontScale: z.exactOptional(z.number().check(z.minimum(FONT_SCALE.min), z.maximum(FONT_SCALE.max))),
  customScrollbars: z.exactOptional(z.boolean()),
  layout: z.exactOptional(layout),
  theme: z.exactOptional(
    z.strictObject({
      main: z.exactOptional(palette),
      navbar: z.exactOptional(palette),
      toolbar: z.exactOptional(palette),
      footer: z.exactOptional(palette),
    }),
  ),
})

/** All that is saved then. An older version of the product may have written some of it. */
export const settingsAnswer = z.object({ settings: z.record(z.string(), z.unknown()) })

export type SettingsBody = z.infer<typeof settingsBody>

export const settingsToSend = ({ palettes, ...settings }: SavedSettings): SettingsBody => ({
  ...settings,
  ...(palettes && { theme: palettes }),
})

/** Of a saved record all that can be understood, key by key: what cannot is as if it had never been saved. */
export const readSavedSettings = (record: Readonly<Record<string, unknown>>): SavedSettings => {
  const understood = Object.entries(record).filter(([key, value]) => settingsBody.safeParse({ [key]: value }).success)
  const { theme, fontScale, ...settings } = settingsBody.parse(Object.fromEntries(understood))
  return {
    ...settings,
    ...(theme && { palettes: theme }),
    ...(fontScale !== undefined && { fontScale: toFontScale(fontScale) }),
  }
}

/** A saved record as it is understood. */
export const savedSettings = z.pipe(z.record(z.string(), z.unknown()), z.transform(readSavedSettings))
