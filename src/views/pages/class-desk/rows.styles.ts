import { css } from 'styled-system/css'

/** What stands of a class in lines, such as who is in it: each line what it is, and at its end what is done about it. */
export const rowStyles = {
  rows: css({ display: 'grid', listStyle: 'none', padding: '0', margin: '0' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingBlock: '2.5',
    borderColor: 'border',
    '& + &': { borderBlockStartWidth: 'hairline' },
  }),
  what: css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
}
