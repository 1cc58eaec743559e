import { css } from 'styled-system/css'

/** A line of the navigation, whatever it is. */
export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '11',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'control',
  color: 'fg.default',
  fontWeight: 'medium',
  lineHeight: 'snug',
  textAlign: 'start',
  textDecoration: 'none',
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _hover: { backgroundColor: 'bg.sunken' },
  '&[aria-current=page]': {
    backgroundColor: 'bg.sunken',
    boxShadow: '[inset 4px 0 0 var(--colors-brand-pink)]',
    _rtl: { boxShadow: '[inset -4px 0 0 var(--colors-brand-pink)]' },
    _forcedColors: { outline: '2px solid' },
  },
})

export const label = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })
