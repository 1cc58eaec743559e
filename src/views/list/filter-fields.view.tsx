import { useSelector } from '@xstate/react'
import { ListFilter as Funnel } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'

import { toLatinDigits } from '../../domain/digits.ts'
import type { ListFilter } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectAsked } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { Checkbox } from '../ui/checkbox.view.tsx'
import { Popover } from '../ui/popover.view.tsx'
import { Select } from '../ui/select.view.tsx'
import { TextField } from '../ui/text-field.view.tsx'
import { NO_FILTERS, type ListFilterField, type ListViewProps } from './list.props.ts'

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
}>

const INPUT = {
  day: { type: 'date' },
  number: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
  text: { type: 'text', dir: 'auto' },
} as const

type TypedProps = Omit<FieldProps, 'filter'> & Readonly<{ kind: keyof typeof INPUT }>

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
        onValues([kind === 'number' ? toLatinDigits(value).trim() : value])
      }}
    />
  )
}

const Field = ({ field, filter, values, onValues }: FieldProps) => {
  const { lists } = useWords()
  const { label, options = [] } = field
  // What is named by a number, such as a group, is chosen by its name.
  if (filter.kind === 'one' || (filter.kind === 'number' && options.length > 0)) {
    return (
      <Select
        label={label}
        options={[{ value: '', label: lists.any() }, ...options]}
        value={values[0] ?? ''}
        onValueChange={(value) => onValues(value === '' ? [] : [value])}
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
  return <Typed field={field} kind={filter.kind} values={values} onValues={onValues} />
}

/** Each choice is in force at once. */
export const FilterFieldList = <Item extends Listed, Extra>({
  actor,
  definition,
  filters = NO_FILTERS,
}: ListViewProps<Item, Extra>) => {
  const { filters: inForce } = useSelector(actor, selectAsked<Item, Extra>)
  return filters.map((field) => {
    const filter = definition.filters[field.key]
    return (
      filter && (
        <Field
          key={field.key}
          field={field}
          filter={filter}
          values={inForce[field.key] ?? []}
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
