import { useSelector } from '@xstate/react'
import { ListFilter as Funnel } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'

import { YES_NO, type ListFilter } from '../../domain/list-filter.ts'
import { typedNumber } from '../../domain/number-range.ts'
import { useWords } from '../../i18n/words.tsx'
import type { ChoiceSearchActor } from '../../machines/choice-search/choice-search.machine.ts'
import { selectAsked, selectChoices } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { Checkbox } from '../ui/checkbox.view.tsx'
import { Popover } from '../ui/popover.view.tsx'
import { Select } from '../ui/select.view.tsx'
import { TextField } from '../ui/text-field.view.tsx'
import { NO_FILTERS, type ListFilterField, type ListViewProps } from './list.props.ts'
import { DaysField, NumbersField } from './range-field.view.tsx'
import { RefField } from './ref-field.view.tsx'
import { useRefNames } from './ref-names.ts'

const styles = {
  body: css({ display: 'grid', gap: '4', paddingInline: '4', paddingBlockEnd: '4' }),
  many: css({ border: 'none', padding: '0', minWidth: '0' }),
  legend: css({ textStyle: 'label', padding: '0', marginBlockEnd: '1.5' }),
}

type FieldProps = Readonly<{
  field: ListFilterField
  filter: ListFilter
  values: readonly string[]
  onValues: (values: readonly string[]) => void
  search: ChoiceSearchActor | undefined
  /** How what a filter refers to is called. */
  nameOf: (filter: string, value: string) => string | null
}>

const INPUT = {
  day: { type: 'date' },
  number: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
  text: { type: 'text', dir: 'auto' },
} as const

type TypedProps = Pick<FieldProps, 'field' | 'values' | 'onValues'> & Readonly<{ kind: keyof typeof INPUT }>

/** Holds what is typed, which may be nothing yet that the list can be asked for. */
const Typed = ({ field, kind, values, onValues }: TypedProps) => {
  const [typed, setTyped] = useState(values[0] ?? '')
  return (
    <TextField
      {...INPUT[kind]}
      label={field.label}
      autoComplete="off"
      value={typed}
      onValueChange={(value) => {
        setTyped(value)
        onValues([kind === 'number' ? typedNumber(value) : value])
      }}
    />
  )
}

const Field = ({ field, filter, values, onValues, search, nameOf }: FieldProps) => {
  const { lists } = useWords()
  const { key, label } = field
  const options =
    filter.kind === 'yesNo' ? YES_NO.map((one) => ({ value: one, label: lists[one]() })) : (field.options ?? [])
  const [value = null] = values
  // What is named by a number, such as a group, is chosen by its name.
  if (filter.kind === 'one' || filter.kind === 'yesNo' || (filter.kind === 'number' && options.length > 0)) {
    return (
      <Select
        label={label}
        options={[{ value: '', label: lists.any() }, ...options]}
        value={value ?? ''}
        onValueChange={(chosen) => onValues(chosen === '' ? [] : [chosen])}
      />
    )
  }
  if (filter.kind === 'many') {
    return (
      <fieldset className={styles.many}>
        <legend className={styles.legend}>{label}</legend>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={values.includes(option.value)}
            onCheckedChange={(isOn) =>
              onValues(isOn ? [...values, option.value] : values.filter((value) => value !== option.value))
            }
          />
        ))}
      </fieldset>
    )
  }
  if (filter.kind === 'days')
    return <DaysField label={label} looks={filter.looks} values={values} onValues={onValues} />
  if (filter.kind === 'numbers') return <NumbersField label={label} values={values} onValues={onValues} />
  if (filter.kind === 'ref') {
    return (
      search && (
        <RefField
          search={search}
          filter={key}
          label={label}
          value={value}
          name={value === null ? null : nameOf(key, value)}
          onValue={(chosen) => onValues(chosen === null ? [] : [chosen])}
        />
      )
    )
  }
  return <Typed field={field} kind={filter.kind} values={values} onValues={onValues} />
}

/** Each choice is in force at once. */
export const FilterFieldList = <Item extends Listed, Extra>({
  actor,
  definition,
  filters = NO_FILTERS,
}: Pick<ListViewProps<Item, Extra>, 'actor' | 'definition' | 'filters'>) => {
  const { filters: inForce } = useSelector(actor, selectAsked<Item, Extra>)
  const search = useSelector(actor, selectChoices<Item, Extra>)
  const nameOf = useRefNames(actor)
  return filters.map((field) => {
    const filter = definition.filters[field.key]
    return (
      filter && (
        <Field
          key={field.key}
          field={field}
          filter={filter}
          values={inForce[field.key] ?? []}
          search={search}
          nameOf={nameOf}
          onValues={(values) => actor.send({ type: 'filter.changed', filter: field.key, values })}
        />
      )
    )
  })
}

/** The chip of what was chosen says so, and the popover stays for the next. */
export const FilterFields = <Item extends Listed, Extra>(props: ListViewProps<Item, Extra>) => {
  const { actor, filters = NO_FILTERS } = props
  const { lists } = useWords()
  const triggerId = useId()
  const [isOpen, setOpen] = useState(false)
  const { filters: inForce } = useSelector(actor, selectAsked<Item, Extra>)
  const count = filters.filter(({ key }) => key in inForce).length
  return (
    <>
      <Button
        id={triggerId}
        variant="outline"
        icon={Funnel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? lists.filters() : lists.filtersInForce({ count })}
      </Button>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        triggerId={triggerId}
        title={lists.filters()}
        placement="bottom-start"
      >
        <div className={styles.body}>
          <FilterFieldList {...props} />
        </div>
      </Popover>
    </>
  )
}
