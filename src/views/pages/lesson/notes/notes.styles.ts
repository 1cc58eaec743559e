import { css } from 'styled-system/css'

/** What notes and questions beside a lesson look alike in. */
export const talkStyles = {
  root: css({ display: 'grid', gap: '4', minWidth: '0' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' }),
  between: css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', justifyContent: 'space-between' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
  list: css({ display: 'grid', gap: '2' }),
  group: css({ display: 'grid', gap: '2' }),
  groupTitle: css({ textStyle: 'label', color: 'fg.muted' }),
  item: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'start',
    paddingBlock: '2',
    borderBlockEndWidth: 'hairline',
  }),
  body: css({ display: 'grid', gap: '2', minWidth: '0' }),
  /** What can be done with it stands beside it where there is room, and under it on a phone. */
  beside: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) auto]' },
    gap: '2',
    alignItems: 'start',
    minWidth: '0',
  }),
  text: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext', textAlign: 'start' }),
  time: css({
    minHeight: 'target',
    _touch: { minHeight: 'touch', paddingInline: '3' },
    paddingInline: '2',
    borderRadius: 'control',
    borderWidth: 'hairline',
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'label',
    cursor: 'pointer',
    _disabled: { cursor: 'default', color: 'fg.muted', borderColor: 'transparent' },
    '&:hover:not(:disabled)': { backgroundColor: 'bg.sunken' },
  }),
  composer: css({
    display: 'grid',
    gap: '3',
    padding: '3',
    borderRadius: 'surface',
    backgroundColor: 'bg.sunken',
  }),
  wide: css({ width: { base: 'full', sm: 'auto' } }),
}
