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
      sm: { padding: '4' },
      md: { padding: { base: '5', md: '6' } },
      lg: { padding: { base: '6', md: '10' } },
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
