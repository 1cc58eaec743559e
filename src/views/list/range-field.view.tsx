import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { DAY_PRESETS, isDayPreset, readDayRange } from '../../domain/day-range.ts'
import type { ListFilter } from '../../domain/list-filter.ts'
import { isDecimal, readNumberRange, typedNumber, writeRange } from '../../domain/number-range.ts'
import { useWords } from '../../i18n/words.tsx'
import { Select } from '../ui/select.view.tsx'
import { TextField } from '../ui/text-field.view.tsx'
import { presetWords } from './filter-words.ts'

const styles = {
  group: css({ border: 'none', padding: '0', minWidth: '0', display: 'grid', gap: '2' }),
  legend: css({ textStyle: 'label', padding: '0', marginBlockEnd: '1.5' }),
  ends: css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(13rem, 1fr))]', gap: '2' }),
}

type RangeFieldProps = Readonly<{
  label: string
  values: readonly string[]
  onValues: (values: readonly string[]) => void
}>

type Ends = Readonly<{ from: string; to: string }>

const NO_ENDS: Ends = { from: '', to: '' }

const Group = ({ label, children }: Readonly<{ label: string; children: ReactNode }>) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{label}</legend>
    {children}
  </fieldset>
)

/** Holds both ends as they are typed, and asks for what of them is a range. */
const useEnds = (held: Ends, isRange: (text: string) => boolean, { onValues }: RangeFieldProps) => {
  const [ends, setEnds] = useState(held)
  const change = (end: keyof Ends, typed: string, read: (typed: string) => string = (text) => text) => {
    const next = { ...ends, [end]: typed }
    setEnds(next)
    const range = writeRange({ from: read(next.from), to: read(next.to) })
    if (range === '..') onValues([])
    else if (isRange(range)) onValues([range])
  }
  return [ends, change] as const
}

/** Numbers from one to another: in the digits of any script. */
export const NumbersField = (props: RangeFieldProps) => {
  const { label, values } = props
  const { numbers } = useWords().lists
  const held = readNumberRange(values[0] ?? '')
  const [ends, change] = useEnds(
    { from: held?.from ?? '', to: held?.to ?? '' },
    (text) => readNumberRange(text) !== null,
    props,
  )
  const [from, to] = [typedNumber(ends.from), typedNumber(ends.to)]
  const isNone = (end: string) => end !== '' && !isDecimal(end)
  const isCrossed = isDecimal(from) && isDecimal(to) && Number(from) > Number(to)
  const errorOf = (end: string) => (isNone(end) ? numbers.none() : undefined)
  const look = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const
  return (
    <Group label={label}>
      <div className={styles.ends}>
        <TextField
          {...look}
          label={numbers.from()}
          value={ends.from}
          error={errorOf(from)}
          onValueChange={(typed) => change('from', typed, typedNumber)}
        />
        <TextField
          {...look}
          label={numbers.to()}
          value={ends.to}
          error={errorOf(to) ?? (isCrossed ? numbers.crossed() : undefined)}
          onValueChange={(typed) => change('to', typed, typedNumber)}
        />
      </div>
    </Group>
  )
}

/** Stands in the place of a preset where days are chosen one by one. */
const BETWEEN = 'between'

const Days = (props: RangeFieldProps) => {
  const { days } = useWords().lists
  const held = readDayRange(props.values[0] ?? '')
  const [ends, change] = useEnds(
    held ? { from: held.from ?? '', to: held.to ?? '' } : NO_ENDS,
    (text) => readDayRange(text) !== null,
    props,
  )
  const isCrossed = ends.from !== '' && ends.to !== '' && ends.from > ends.to
  return (
    <div className={styles.ends}>
      <TextField
        type="date"
        label={days.from()}
        max={ends.to || undefined}
        value={ends.from}
        onValueChange={(typed) => change('from', typed)}
      />
      <TextField
        type="date"
        label={days.to()}
        min={ends.from || undefined}
        value={ends.to}
        error={isCrossed ? days.crossed() : undefined}
        onValueChange={(typed) => change('to', typed)}
      />
    </div>
  )
}

type DaysFieldProps = RangeFieldProps & Readonly<{ looks: Extract<ListFilter, { kind: 'days' }>['looks'] }>

/** Days by a preset, which stays true tomorrow, or from one to another. */
export const DaysField = ({ looks, ...props }: DaysFieldProps) => {
  const { label, values, onValues } = props
  const words = useWords()
  const { lists } = words
  const [value = ''] = values
  const [isBetween, setBetween] = useState(value !== '' && !isDayPreset(value))
  return (
    <Group label={label}>
      <Select
        label={lists.days.which({ label })}
        isLabelHidden
        options={[
          { value: '', label: lists.any() },
          ...DAY_PRESETS[looks].map((preset) => ({ value: preset, label: presetWords(words, preset) })),
          { value: BETWEEN, label: lists.days.between() },
        ]}
        value={isBetween ? BETWEEN : value}
        onValueChange={(chosen) => {
          setBetween(chosen === BETWEEN)
          // The days are still to be chosen: until then the list stays as it is.
          if (chosen !== BETWEEN) onValues(chosen === '' ? [] : [chosen])
        }}
      />
      {isBetween && <Days {...props} />}
    </Group>
  )
}
