import { defineRecipe } from '@pandacss/dev'

export const button = defineRecipe({
  className: 'button',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, opacity',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _disabled: { cursor: 'not-allowed', opacity: '0.5' },
    '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: '0.5' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '1' },
  },
  variants: {
    variant: {
      solid: {
        backgroundColor: 'accent.solid',
        color: 'accent.on',
        '&:hover:not(:disabled)': { backgroundColor: 'accent.hover' },
      },
      outline: {
        backgroundColor: 'bg.surface',
        borderColor: 'border.control',
        color: 'fg.default',
        '&:hover:not(:disabled)': { backgroundColor: 'bg.sunken' },
      },
      ghost: {
        backgroundColor: 'transparent',
        color: 'accent.fg',
        '&:hover:not(:disabled)': { backgroundColor: 'accent.subtle' },
      },
      danger: {
        backgroundColor: 'status.danger.solid',
        color: 'status.danger.on',
        '&:hover:not(:disabled)': { filter: 'brightness(0.94)' },
      },
      brand: {
        backgroundColor: 'brand.pink',
        color: 'brand.on',
        '&:hover:not(:disabled)': { filter: 'brightness(1.06)' },
      },
    },
    size: {
      sm: { minHeight: '8', paddingInline: '3', paddingBlock: '1', fontSize: 'sm', _touch: { minHeight: 'touch' } },
      // In large letters no wider than a phone can spare.
      md: {
        minHeight: '10',
        paddingInline: 'min({spacing.4}, 5vw)',
        paddingBlock: '1.5',
        fontSize: 'md',
        _touch: { minHeight: 'touch' },
      },
      lg: { minHeight: '12', paddingInline: 'min({spacing.6}, 7.5vw)', paddingBlock: '2', fontSize: 'lg' },
    },
    block: { true: { display: 'flex', width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

export const iconButton = defineRecipe({
  className: 'icon-button',
  staticCss: ['*'],
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    borderRadius: 'control',
    color: 'fg.default',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { backgroundColor: 'bg.sunken' },
    '&[aria-pressed=true]': { backgroundColor: 'accent.subtle', color: 'accent.fg' },
    _disabled: { cursor: 'not-allowed', opacity: '0.5' },
  },
  variants: {
    variant: { ghost: {}, outline: { borderColor: 'border.control', backgroundColor: 'bg.surface' } },
    size: {
      sm: { width: '8', height: '8' },
      md: { width: '10', height: '10', _touch: { width: 'touch', height: 'touch' } },
      lg: { width: '12', height: '12' },
    },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
})

export const link = defineRecipe({
  className: 'link',
  staticCss: ['*'],
  base: {
    borderRadius: 'inset',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    variant: {
      inline: { color: 'accent.fg', textDecorationLine: 'underline' },
      quiet: { color: 'inherit', textDecorationLine: 'none', _hover: { textDecorationLine: 'underline' } },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1.5',
        minHeight: 'target',
        color: 'accent.fg',
        fontWeight: 'semibold',
        textDecorationLine: 'none',
        _hover: { textDecorationLine: 'underline' },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
})

export const icon = defineRecipe({
  className: 'icon',
  staticCss: ['*'],
  base: { flexShrink: '0', display: 'inline-block', verticalAlign: 'middle' },
  variants: {
    size: {
      sm: { width: '4', height: '4' },
      md: { width: '5', height: '5' },
      lg: { width: '6', height: '6' },
      xl: { width: '8', height: '8' },
    },
    mirrored: { true: { _rtl: { transform: 'scaleX(-1)' } } },
  },
  defaultVariants: { size: 'md' },
})

export const spinner = defineRecipe({
  className: 'spinner',
  staticCss: ['*'],
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderWidth: 'thick',
    borderColor: 'current',
    borderBlockStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
    _motionReduce: { borderBlockStartColor: 'current', borderStyle: 'dotted' },
  },
  variants: {
    size: { sm: { width: '4', height: '4' }, md: { width: '6', height: '6' }, lg: { width: '10', height: '10' } },
  },
  defaultVariants: { size: 'md' },
})
