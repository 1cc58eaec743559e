import { defineSlotRecipe } from '@pandacss/dev'

/**
 * What scrolls is one piece to a printer: laid out whole, its heads are printed again on every page. It is as wide as paper,
 * whose text is read from nearer.
 */
const onPaper = { maxHeight: 'none', overflow: 'visible', zoom: '0.67' }

export const table = defineSlotRecipe({
  className: 'table',
  slots: ['scroll', 'root', 'caption', 'head', 'cell', 'row'],
  base: {
    // Words for screen readers alone are placed absolutely: they have to scroll with their cell.
    scroll: { position: 'relative', width: 'full', overflowX: 'auto', borderRadius: 'inset', _print: onPaper },
    root: { width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    caption: { textAlign: 'start', textStyle: 'heading.card', paddingBlockEnd: '3' },
    head: {
      paddingInline: '3',
      paddingBlock: '2',
      borderBlockEndWidth: 'thick',
      borderColor: 'fg.default',
      textStyle: 'label',
      textAlign: 'start',
      verticalAlign: 'bottom',
      '&[data-align=end]': { textAlign: 'end' },
      _print: { paddingInline: '2' },
    },
    cell: {
      paddingInline: '3',
      paddingBlock: '3',
      borderBlockEndWidth: 'hairline',
      borderColor: 'border',
      fontWeight: 'normal',
      textAlign: 'start',
      verticalAlign: 'baseline',
      '&[data-align=end]': { textAlign: 'end' },
      '&:is(th)': { fontWeight: 'semibold' },
      _print: { paddingInline: '2' },
    },
    row: { breakInside: 'avoid' },
  },
})

export const descriptionList = defineSlotRecipe({
  className: 'facts',
  slots: ['root', 'item', 'term', 'value'],
  base: {
    root: { display: 'grid' },
    item: { minWidth: '0' },
    term: { textStyle: 'small', color: 'fg.muted' },
    value: { margin: '0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    layout: {
      rows: {
        item: {
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: 'minmax(12rem, 1fr) 2fr' },
          columnGap: '6',
          rowGap: '0.5',
          paddingBlock: '3',
          borderBlockEndWidth: 'hairline',
          _last: { borderBlockEndWidth: 'none' },
        },
      },
      columns: {
        root: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))', columnGap: '6', rowGap: '4' },
        value: { fontWeight: 'semibold' },
      },
    },
  },
  defaultVariants: { layout: 'rows' },
  staticCss: ['*'],
})

export const stat = defineSlotRecipe({
  className: 'stat',
  slots: ['root', 'label', 'value', 'note'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      minWidth: '0',
      paddingInlineStart: '4',
      borderInlineStartWidth: 'mark',
      borderColor: 'accent.mark',
    },
    label: { textStyle: 'small', color: 'fg.muted' },
    value: { textStyle: 'figure' },
    note: { textStyle: 'small', color: 'fg.muted' },
  },
})
