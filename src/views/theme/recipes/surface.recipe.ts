import { defineRecipe } from '@pandacss/dev'

/** A sheet on the page: one hairline, no shadow. */
export const surface = defineRecipe({
  className: 'surface',
  staticCss: ['*'],
  base: {
    display: 'block',
    minWidth: '0',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    color: 'fg.default',
  },
  variants: {
    tone: {
      plain: { backgroundColor: 'bg.surface' },
      sunken: { backgroundColor: 'bg.sunken', borderColor: 'transparent' },
      accent: { backgroundColor: 'accent.subtle', borderColor: 'transparent' },
      bare: { backgroundColor: 'transparent', borderColor: 'transparent', borderRadius: 'none' },
    },
    padding: {
      none: {},
      // In large letters no wider than a phone can spare.
      sm: { padding: 'min({spacing.4}, 5vw)' },
      md: { padding: { base: 'min({spacing.5}, 6.25vw)', md: '6' } },
      lg: { padding: { base: 'min({spacing.6}, 7.5vw)', md: '10' } },
    },
    clip: { true: { overflow: 'hidden' } },
    interactive: {
      true: {
        transitionProperty: 'border-color',
        transitionDuration: 'fast',
        '&:hover, &:focus-within': { borderColor: 'border.control' },
      },
    },
  },
  defaultVariants: { tone: 'plain', padding: 'md' },
})
