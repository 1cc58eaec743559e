import type { FocusEvent } from 'react'
import { css } from 'styled-system/css'

import type { Option } from '../../domain/option-search.ts'
import { ComboboxBox, type ComboboxBoxProps, type ComboboxWords } from './combobox-box.view.tsx'
import { FilterChip } from './filter-chip.view.tsx'
import { useCombobox } from './use-combobox.ts'

export type { ComboboxWords }

type CommonProps = Omit<ComboboxBoxProps, 'state' | 'children' | 'chosen' | 'isMultiple'> & {
  options: readonly Option[]
  /** Offered last, whatever is looked for, such as "My agency is not listed". */
  extraOption?: Option | undefined
  onBlur?: (event: FocusEvent) => void
}

export type ComboboxProps = CommonProps & {
  value: string | null
  /** What the field shows of a value that is not among the options. */
  valueLabel?: string | undefined
  /** Where the options are looked for elsewhere: see `useCombobox`. */
  onLookedFor?: (typed: string) => void
  onValueChange: (value: string | null) => void
}

export type MultiComboboxProps = CommonProps & {
  values: readonly string[]
  onValuesChange: (values: readonly string[]) => void
  /** As many as may be chosen. */
  most?: number
}

const NONE: readonly string[] = []

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockEnd: '2', minWidth: '0' })

/** One of a list that is too long to look through: typing finds it, whatever the case and the marks. */
export const Combobox = (props: ComboboxProps) => {
  const { options, extraOption, value, valueLabel = '', onValueChange, onLookedFor, onBlur, ...rest } = props
  const held = extraOption?.value === value ? extraOption : options.find((option) => option.value === value)
  const chosen = value !== null && (held || valueLabel !== '') ? [value] : NONE
  const state = useCombobox({
    options,
    extraOption,
    text: held?.label ?? valueLabel,
    chosen,
    isReadOnly: rest.readOnly ?? false,
    isRequired: rest.required,
    isMultiple: false,
    onChosen: onValueChange,
    onEmptied: () => onValueChange(null),
    onLeft: onBlur,
    onLookedFor,
  })
  return <ComboboxBox {...rest} state={state} chosen={chosen} />
}

/** The same for several: those that were chosen stand above it, each with a way to drop it. */
export const MultiCombobox = ({
  options,
  extraOption,
  values,
  onValuesChange,
  onBlur,
  most = Infinity,
  ...rest
}: MultiComboboxProps) => {
  const isReadOnly = rest.readOnly ?? false
  const isFull = values.length >= most
  const all = extraOption ? [...options, extraOption] : options
  const held = values.flatMap((value) => all.find((option) => option.value === value) ?? [])
  const drop = (value: string) => onValuesChange(values.filter((other) => other !== value))
  const state = useCombobox({
    options,
    extraOption,
    text: '',
    chosen: values,
    isReadOnly,
    isMultiple: true,
    onChosen: (value) => {
      if (values.includes(value)) drop(value)
      else if (!isFull) onValuesChange([...values, value])
    },
    onLeft: onBlur,
  })
  return (
    <ComboboxBox {...rest} state={state} chosen={values} isMultiple>
      {held.length > 0 && (
        <ul className={chips} aria-label={rest.words.chosen}>
          {held.map(({ value, label }) => (
            <li key={value}>
              <FilterChip
                removeLabel={rest.words.remove(label)}
                onRemove={() => {
                  if (isReadOnly) return
                  drop(value)
                  // The button goes with the chip.
                  document.getElementById(rest.id)?.focus()
                }}
              >
                {label}
              </FilterChip>
            </li>
          ))}
        </ul>
      )}
    </ComboboxBox>
  )
}
