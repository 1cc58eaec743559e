import { css, cx } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Surface } from '../ui/surface.view.tsx'
import type { ShownProps } from './list-faces.view.tsx'
import { LONG_PAGE } from './list.props.ts'
import { PageBox, RowBox } from './row-box.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' }),
  all: css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label' }),
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' }),
  card: css({ display: 'grid', gap: '3' }),
  // A long page draws the cards that are in sight.
  long: css({ '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: '[20rem]' } }),
  head: css({ display: 'flex', alignItems: 'start', gap: '2', minWidth: '0' }),
  title: css({ flex: '[1 1 0]', minWidth: '0', fontWeight: 'semibold', overflowWrap: 'anywhere', paddingBlock: '0.5' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: '[fit-content(50%) minmax(0, 1fr)]',
    columnGap: '4',
    rowGap: '1',
    overflowWrap: 'anywhere',
  }),
  fact: css({ display: 'contents' }),
  term: css({ textStyle: 'small', color: 'fg.muted' }),
}

type CardProps<Item extends Listed, Extra> = ShownProps<Item, Extra> & Readonly<{ item: Item }>

const Card = <Item extends Listed, Extra>(props: CardProps<Item, Extra>) => {
  const { item, page, shown, card, bulk, rowActions } = props
  const [title, ...facts] = shown
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        {bulk && <RowBox {...props} />}
        <div className={styles.title}>{card ? card(item, page) : title?.cell(item, page)}</div>
      </div>
      {!card && facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ key, header, cell }) => (
            <div key={key} className={styles.fact}>
              <dt className={styles.term}>{header}</dt>
              <dd>{cell(item, page)}</dd>
            </div>
          ))}
        </dl>
      )}
      {rowActions?.(item, page)}
    </div>
  )
}

/** Where there is no room for a table: the first column is the title, the others are its facts. */
export const ListCards = <Item extends Listed, Extra>(props: ShownProps<Item, Extra>) => {
  const { page, label, bulk } = props
  const { lists } = useWords()
  return (
    <div className={styles.root}>
      {bulk && (
        <div className={styles.all}>
          <PageBox {...props} />
          <span aria-hidden>{lists.selectPage()}</span>
        </div>
      )}
      <ul aria-label={label} className={cx(styles.list, page.items.length >= LONG_PAGE && styles.long)}>
        {page.items.map((item) => (
          <Surface as="li" key={item.id}>
            <Card {...props} item={item} />
          </Surface>
        ))}
      </ul>
    </div>
  )
}
