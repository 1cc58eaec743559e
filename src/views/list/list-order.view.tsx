import { useSelector } from '@xstate/react'

import { sortKeyOf } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectAsked } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Select } from '../ui/select.view.tsx'
import type { ListViewProps } from './list.props.ts'

/** Where no heads are to be pressed. */
export const ListOrder = <Item extends Listed, Extra>({ actor, definition, columns }: ListViewProps<Item, Extra>) => {
  const { lists } = useWords()
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  const named = columns.filter(({ key }) => definition.sorts.includes(key))
  const { key } = sortKeyOf(asked.sort)
  if (named.length === 0) return null
  return (
    <Select
      label={lists.order()}
      options={named.flatMap(({ key: sort, header: name }) => [
        { value: sort, label: lists.ascending({ name }) },
        { value: `-${sort}`, label: lists.descending({ name }) },
      ])}
      {...(!named.some((column) => column.key === key) && { placeholder: '' })}
      value={named.some((column) => column.key === key) ? asked.sort : ''}
      onValueChange={(sort) => sort !== '' && actor.send({ type: 'sort.chosen', sort })}
    />
  )
}
