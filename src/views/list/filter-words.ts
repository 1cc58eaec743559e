import { useSelector } from '@xstate/react'

import { isDayPreset, partsOf, readDayRange, type DayPreset } from '../../domain/day-range.ts'
import { readNumberRange } from '../../domain/number-range.ts'
import { useFormats, useWords, type Words } from '../../i18n/words.tsx'
import { selectAsked } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { useDates } from '../dates.ts'
import { NO_FILTERS, type ListFilterField, type ListViewProps } from './list.props.ts'
import { useRefNames } from './ref-names.ts'

export const presetWords = ({ lists: { days } }: Words, preset: DayPreset): string => {
  const parts = partsOf(preset)
  return 'days' in parts ? days[parts.kind]({ days: parts.days }) : days[parts.kind]()
}

type RangeWords = Words['lists']['days' | 'numbers']

const rangeWords = (
  said: Pick<RangeWords, 'since' | 'until' | 'range'>,
  range: Readonly<{ from: string | null; to: string | null }> | null,
  write: (end: string) => string,
): string => {
  const from = range?.from == null ? null : write(range.from)
  const to = range?.to == null ? null : write(range.to)
  if (from !== null && to !== null) return from === to ? from : said.range({ from, to })
  return from === null ? said.until({ to: to ?? '' }) : said.since({ from })
}

/** Shown until it is known how something is called. */
const NOT_YET = '…'

/** Words of a filter's value, as its kind is written: days and numbers in the reader's language, what has a name by it. */
const useSaying = <Item extends Listed, Extra>({
  actor,
  definition,
}: Pick<ListViewProps<Item, Extra>, 'actor' | 'definition'>) => {
  const words = useWords()
  const dates = useDates()
  const formats = useFormats()
  const nameOf = useRefNames(actor)
  const day = (value: string) => dates.date(`${value}T12:00:00Z`, 'UTC')
  const { lists } = words
  return ({ key, say, options }: ListFilterField, value: string): string => {
    if (say) return say(value)
    const kind = definition.filters[key]?.kind
    if (kind === 'day') return day(value)
    if (kind === 'days') {
      return isDayPreset(value) ? presetWords(words, value) : rangeWords(lists.days, readDayRange(value), day)
    }
    if (kind === 'numbers') {
      return rangeWords(lists.numbers, readNumberRange(value), (end) => formats.number(Number(end)))
    }
    if (kind === 'yesNo') return value === 'yes' ? lists.yes() : lists.no()
    if (kind === 'ref') return nameOf(key, value) ?? NOT_YET
    return options?.find((option) => option.value === value)?.label ?? value
  }
}

/** The filters in force, in words: "State: Active and Lapsed". */
export const useFilterWords = <Item extends Listed, Extra>(
  props: Pick<ListViewProps<Item, Extra>, 'actor' | 'definition' | 'filters'>,
): readonly Readonly<{ key: string; text: string }>[] => {
  const { actor, filters = NO_FILTERS } = props
  const { lists } = useWords()
  const saying = useSaying(props)
  const formats = useFormats()
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  return filters.flatMap((field) => {
    const values = asked.filters[field.key]
    if (values === undefined) return []
    const value = formats.list(values.map((one) => saying(field, one)))
    return [{ key: field.key, text: lists.filter({ name: field.label, value }) }]
  })
}
