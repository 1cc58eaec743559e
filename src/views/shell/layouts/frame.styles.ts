import { css } from 'styled-system/css'

/** A panel beside the page stays while the page scrolls, between the bars that stay too. */
export const beside = css({
  position: 'sticky',
  insetBlockStart: '[var(--stuck)]',
  height: '[calc(100dvh - var(--bar-above) - var(--bar-below))]',
})

/**
 * The frame around a page. Its data attributes say what the layout's config asks for; what a large screen has, a
 * phone does not: there it is always the bar, the page and the footer.
 */
export const frame = {
  outer: css({ backgroundColor: 'bg.canvas', '&[data-width=boxed]': { backgroundColor: 'bg.sunken' } }),
  frame: css({
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'viewport',
    backgroundColor: 'bg.canvas',
    // What bars from edge to edge leave of the screen to the panels between them.
    '--bar-above': '0rem',
    '--bar-below': '0rem',
    '--stuck': '0rem',
    '&[data-above=true]': { '--bar-above': '6.5rem' },
    '&[data-above=true][data-tools=fixed]': { '--stuck': '6.5rem' },
    '&[data-below=true]': { '--bar-below': '5.4rem' },
    '[data-width=boxed] > &': {
      maxWidth: '[var(--container-width)]',
      marginInline: 'auto',
      borderInlineWidth: 'hairline',
    },
  }),
  body: css({
    display: 'flex',
    flex: '1',
    minWidth: '0',
    '[data-position=right] > &': { flexDirection: 'row-reverse' },
  }),
  column: css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' }),
  bare: css({ display: 'flex', flexDirection: 'column', minHeight: 'viewport' }),
  main: css({
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    // On a phone what the bar above leaves: what a page says while it comes is short, and would have the foot in sight.
    minHeight: { base: '[calc(100dvh - 6.5rem)]', md: '0' },
    outlineStyle: 'none',
  }),
  /** Pages bring their own measure and margins: some go from edge to edge. */
  page: css({
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    '& > *': { flex: '1' },
    '[data-width=container] &': {
      width: 'full',
      maxWidth: '[var(--container-width)]',
      marginInline: 'auto',
    },
  }),
  /** The bar of tools: always on a phone, where the way to the menu is in it. */
  toolbar: css({
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'sticky',
    '&[data-fixed=false]': { lg: { position: 'static' } },
    '&[data-display=false]': { lg: { display: 'none' } },
    // Over the panels that it goes across.
    '[data-above=true] > &': { zIndex: '[250]' },
  }),
  footer: css({
    '&[data-fixed=true]': { lg: { position: 'sticky', insetBlockEnd: '0', zIndex: 'sticky' } },
    '[data-below=true] > &': { lg: { zIndex: '[250]' } },
  }),
}
