import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import type { Listed, ListRead, ListRowsActor } from '../../machines/list/list.machine.ts'
import { selectData } from '../../machines/resource/resource.connect.ts'
import type { ListViewProps } from './list.props.ts'

const count = css({
  flex: { base: '1', lg: 'none' },
  textStyle: 'label',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  paddingInline: { lg: '2' },
})

type CountProps<Item extends Listed, Extra> = Pick<ListViewProps<Item, Extra>, 'count'> &
  Readonly<{ rows: ListRowsActor<Item, Extra> }>

/** How many there are of what is asked for. */
export const ListCount = <Item extends Listed, Extra>({ rows, count: said }: CountProps<Item, Extra>) => {
  const { lists } = useWords()
  const page = useSelector(rows, selectData<ListRead<Item, Extra>, ListAsked>)
  if (!page) return null
  const { total, isTotalExact } = page
  return (
    <p role="status" className={count}>
      {isTotalExact ? (said?.(total) ?? lists.count({ count: total })) : lists.atLeast({ count: total })}
    </p>
  )
}
