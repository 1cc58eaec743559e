import { defineConfig } from '@pandacss/dev'

import { breakpoints } from './src/views/theme/breakpoints.ts'
import { colors, plainColors } from './src/views/theme/colors.ts'
import { conditions } from './src/views/theme/conditions.ts'
import { globalCss } from './src/views/theme/global-styles.ts'
import { recipes, slotRecipes } from './src/views/theme/recipes.ts'
import { textStyles } from './src/views/theme/text-styles.ts'
import * as tokens from './src/views/theme/tokens.ts'
import { utilities } from './src/views/theme/utilities.ts'

const { keyframes, semanticLineHeights: lineHeights, semanticLetterSpacings: letterSpacings, ...plainTokens } = tokens

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  logLevel: 'warn',
  jsxStyleProps: 'none',
  include: ['./src/**/*.{ts,tsx}', './.storybook/**/*.{ts,tsx}'],
  exclude: ['./src/views/theme/recipes/**', './src/views/theme/*.ts'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: 'styled-system',
  strictTokens: true,
  strictPropertyValues: true,
  conditions: { extend: conditions },
  utilities: { extend: utilities },
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens: { ...plainTokens, colors: plainColors },
    semanticTokens: { colors, lineHeights, letterSpacings },
    textStyles,
    recipes,
    slotRecipes,
  },
})
