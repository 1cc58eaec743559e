import { css } from 'styled-system/css'

/** By the room of the page itself: the navigation beside it may be wide, narrow or away, and the letters large. */
const ROOMY = '@container (min-width: 76rem)'

export const pageStyles = {
  page: css({ containerType: 'inline-size' }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    columnGap: '12',
    rowGap: '6',
    [ROOMY]: { gridTemplateColumns: '[24rem minmax(0, 1fr)]' },
    '@media print': { display: 'block' },
  }),
  side: css({
    display: 'grid',
    alignContent: 'start',
    gap: '5',
    minWidth: '0',
    [ROOMY]: {
      position: 'sticky',
      insetBlockStart: '20',
      maxHeight: '[calc(100dvh - 10rem)]',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Room for the outline of what has the focus at the edge.
      margin: '[-0.4rem]',
      padding: '1',
    },
    '@media print': { display: 'none' },
  }),
  /** Beside the article only: below it the whole list would be in the way. */
  wideOnly: css({ display: 'none', [ROOMY]: { display: 'block' } }),
  article: css({ minWidth: '0', maxWidth: '[72rem]' }),
  unprinted: css({ '@media print': { display: 'none' } }),
}
