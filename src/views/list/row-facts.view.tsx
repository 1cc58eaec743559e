import { css } from 'styled-system/css'

import type { Listed } from '../../machines/list/list.machine.ts'
import type { ListColumn, ShownProps } from './list.props.ts'
import { RowButtons } from './row-acts.view.tsx'

const styles = {
  root: css({ display: 'grid', gap: '3' }),
  details: css({
    display: 'grid',
    gridTemplateColumns: '[fit-content(50%) minmax(0, 1fr)]',
    columnGap: '4',
    rowGap: '1',
    overflowWrap: 'anywhere',
  }),
  // What a row does not have is not asked after it one by one, as it is in a table.
  detail: css({ display: 'contents', '&:has(> dd:empty, > dd > bdi:empty:only-child)': { display: 'none' } }),
  term: css({ textStyle: 'small', color: 'fg.muted' }),
}

type FactsProps<Item extends Listed, Extra> = Pick<ShownProps<Item, Extra>, 'nameOf' | 'page' | 'rowActs' | 'beside'> &
  Readonly<{ item: Item; columns: readonly ListColumn<Item, Extra>[] }>

/** All that a table's row says, and what can be done with it. */
export const RowFacts = <Item extends Listed, Extra>(props: FactsProps<Item, Extra>) => {
  const { item, page, columns, beside } = props
  return (
    <div className={styles.root}>
      <dl className={styles.details}>
        {columns
          .filter(({ isWholeBelow }) => isWholeBelow !== true)
          .map(({ key, header, cell }) => (
            <div key={key} className={styles.detail}>
              <dt className={styles.term}>{header}</dt>
              <dd>{cell(item, page)}</dd>
            </div>
          ))}
      </dl>
      <RowButtons {...props} />
      {beside?.(item)}
    </div>
  )
}
