import { z } from 'zod'

import { SCHEME_IDS, THEME_MODES } from '../../../src/domain/appearance.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { idParam } from '../../http/queries.ts'

export const userParams = z.object({ id: idParam })

const palette = z.strictObject({
  mode: z.enum(THEME_MODES),
  primary: z.strictObject({ main: z.string().max(40) }),
  secondary: z.strictObject({ main: z.string().max(40) }),
  background: z.strictObject({ paper: z.string().max(40), default: z.string().max(40) }),
  text: z.record(z.string().max(40), z.string().max(40)),
})

const bar = z.strictObject({
  display: z.boolean().optional(),
  position: z.enum(['left', 'right', 'above', 'below']).optional(),
  style: z.string().max(40).optional(),
  folded: z.boolean().optional(),
})

/** The settings of section 3 of the specification; only what is sent changes. */
export const settingsBody = z.strictObject({
  mode: z.enum(THEME_MODES).optional(),
  scheme: z.enum(SCHEME_IDS).optional(),
  language: z.enum(LANGUAGES).optional(),
  fontScale: z.number().min(0.7).max(1.3).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  customScrollbars: z.boolean().optional(),
  layout: z
    .strictObject({
      style: z.string().max(40),
      config: z
        .strictObject({
          navbar: bar.optional(),
          toolbar: bar.optional(),
          footer: bar.optional(),
          leftSidePanel: bar.optional(),
          rightSidePanel: bar.optional(),
          mode: z.enum(['fullwidth', 'boxed', 'container']).optional(),
          containerWidth: z.number().int().min(320).max(4000).optional(),
        })
        .optional(),
    })
    .optional(),
  theme: z
    .strictObject({
      main: palette.optional(),
      navbar: palette.optional(),
      toolbar: palette.optional(),
      footer: palette.optional(),
    })
    .optional(),
})

export const settingsAnswer = z.object({ settings: z.record(z.string(), z.unknown()) })

export const shortcutsBody = z.strictObject({ shortcuts: z.array(z.string().min(1).max(100)).max(50) })

export const confirmEmailBody = z.strictObject({ code: z.string().min(1).max(100) })
