import { css } from 'styled-system/css'

export const pageStyles = {
  /** The rail stands beside the video, and below it on a phone. */
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 34rem)' },
    alignItems: 'start',
    gap: '8',
    '&[data-width=theatre]': { gridTemplateColumns: '[minmax(0, 1fr)]' },
  }),
  rail: css({
    display: 'grid',
    gap: '6',
    position: { lg: 'sticky' },
    insetBlockStart: { lg: '20' },
    '[data-width=theatre] > &': { position: 'static' },
  }),
}
