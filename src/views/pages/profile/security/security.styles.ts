import { css } from 'styled-system/css'

export const form = css({ display: 'grid', gap: '5', minWidth: '0', maxWidth: 'form' })
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
export const start = css({ justifySelf: 'start' })
export const text = css({ maxWidth: 'prose', overflowWrap: 'anywhere' })
export const muted = css({ color: 'fg.muted', maxWidth: 'prose', overflowWrap: 'anywhere' })
/** A number or an address that reads left to right, wherever it stands. */
export const fact = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })
