import { useSelector } from '@xstate/react'

import { selectChoices } from '../../machines/list/list.connect.ts'
import type { ListActor, Listed } from '../../machines/list/list.machine.ts'
import { RefField, type RefFieldProps } from './ref-field.view.tsx'
import { useRefNames } from './ref-names.ts'

type FoundFieldProps<Item extends Listed, Extra> = Pick<RefFieldProps, 'error' | 'required' | 'except'> &
  Readonly<{
    list: ListActor<Item, Extra>
    /** Of the list: what it can refer to is what is looked for. */
    filter: string
    label: string
    value: number | null
    onValue: (id: number | null) => void
  }>

/** A course, a group and so on by its name, as a filter of a list finds it: for what is done with the list's rows. */
export const FoundField = <Item extends Listed, Extra>({
  list,
  filter,
  label,
  value,
  onValue,
  ...field
}: FoundFieldProps<Item, Extra>) => {
  const search = useSelector(list, selectChoices<Item, Extra>)
  const nameOf = useRefNames(list)
  return (
    search && (
      <RefField
        {...field}
        search={search}
        filter={filter}
        label={label}
        value={value === null ? null : String(value)}
        name={value === null ? null : nameOf(filter, String(value))}
        onValue={(chosen) => onValue(chosen === null ? null : Number(chosen))}
      />
    )
  )
}
