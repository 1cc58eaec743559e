import { css } from 'styled-system/css'

export const form = css({ display: 'grid', gap: '5', minWidth: '0', maxWidth: 'form' })
export const part = css({ display: 'grid', gap: '5', minWidth: '0' })
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
export const start = css({ justifySelf: 'start' })
export const text = css({ maxWidth: 'prose', overflowWrap: 'anywhere' })
export const muted = css({ color: 'fg.muted', maxWidth: 'prose', overflowWrap: 'anywhere' })
/** A number or an address that reads left to right, wherever it stands. */
export const fact = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })
/** Says what became of something. Empty it takes no room, but is there to be listened to. */
export const outcome = css({ _empty: { position: 'absolute' } })
/** A choice that is closed for now. */
export const closed = css({ color: 'fg.muted' })
export const legend = css({ textStyle: 'label' })
