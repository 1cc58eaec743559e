import { css } from 'styled-system/css'

export const section = css({ display: 'grid', gap: '3', minWidth: '0' })
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  minHeight: '8',
})
export const heading = css({ textStyle: 'heading.card', minWidth: '0', overflowWrap: 'anywhere' })
export const list = css({ display: 'grid' })
export const empty = css({ textStyle: 'small', color: 'fg.muted', textWrap: '[pretty]' })
export const title = css({ fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' })
export const detail = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
