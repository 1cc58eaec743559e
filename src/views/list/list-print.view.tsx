import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { createDates } from '../../domain/dates.ts'
import { useLanguage, useWords } from '../../i18n/words.tsx'
import { selectAsked, selectRows } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { selectData } from '../../machines/resource/resource.connect.ts'
import { useFilterWords } from './filter-words.ts'
import type { ListViewProps } from './list.props.ts'
import { usePrintedAt } from './printed-at.ts'

const styles = {
  root: css({ display: 'none', _print: { display: 'block' } }),
  name: css({ fontWeight: 'bold' }),
}

/**
 * What paper says of a list above its rows: which it is, unless the title of the page says that, what it was narrowed by,
 * how many rows it has not, and when it was printed, by which clock.
 */
export const ListPrint = <Item extends Listed, Extra>(props: ListViewProps<Item, Extra>) => {
  const { actor, label } = props
  const { lists } = useWords()
  // Without a clock: what is printed is read at any time, so its year is always there.
  const dates = createDates(useLanguage())
  const inForce = useFilterWords(props)
  const search = useSelector(actor, (at) => selectAsked(at).search.trim())
  const at = usePrintedAt()
  // As they are when it is printed.
  const rows = selectRows<Item, Extra>(actor.getSnapshot())
  const page = rows && selectData(rows.getSnapshot())
  const said = [...(search === '' ? [] : [lists.searchFor({ search })]), ...inForce.map(({ text }) => text)]
  if (at === '') return null
  const isTitled = document.querySelector('h1')?.textContent === label
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className={styles.root}>
      {!isTitled && <p className={styles.name}>{label}</p>}
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {page?.isTotalExact && page.items.length < page.total && (
        <p>{lists.onPaper({ shown: page.items.length, total: page.total })}</p>
      )}
      <p>{lists.printed({ when: dates.moment(at, timeZone) })}</p>
    </div>
  )
}
