import { isDay } from './calendar.ts'
import { isDayRange } from './day-range.ts'
import { ID_MAX } from './id-max.ts'
import { isDecimal, isNumberRange } from './number-range.ts'

/** What a filter refers to by its id, and a person finds by its name. */
export type RefTarget = 'person' | 'agency' | 'course' | 'category' | 'group'

/** Where the days of a list lie, as seen from today: which presets a filter has. */
export type DaysLook = 'back' | 'ahead' | 'both'

export const YES_NO = ['yes', 'no'] as const

/**
 * What a filter of a list takes:
 *
 * - `one` or `many` of some values, or `yesNo`;
 * - a `day` (`2026-11-22`), or `days`, as a range or by a preset: see day-range.ts;
 * - a `number`, or `numbers`, as a range: see number-range.ts;
 * - `ref`, the id of a person, an agency, a course, a category of these or a group, which the server finds by name and
 *   names again;
 * - free `text`.
 */
export type ListFilter =
  | Readonly<{ kind: 'one' | 'many'; of: readonly string[] }>
  | Readonly<{ kind: 'days'; looks: DaysLook }>
  | Readonly<{ kind: 'ref'; to: RefTarget }>
  | Readonly<{ kind: 'day' | 'number' | 'numbers' | 'text' | 'yesNo' }>

const FILTER_TEXT_MAX = 100

const ID = /^[1-9]\d{0,9}$/

/** The id of something, as an address has it. */
export const isId = (text: string): boolean => ID.test(text) && Number(text) <= ID_MAX

/** The values that a filter has, where they are known; null where anything of its kind is one. */
export const valuesOf = (filter: ListFilter): readonly string[] | null => {
  if (filter.kind === 'yesNo') return YES_NO
  return 'of' in filter ? filter.of : null
}

/** Those of the values that a filter takes. */
export const acceptedBy = (filter: ListFilter, values: readonly string[]): readonly string[] => {
  const first = (isTaken: (value: string) => boolean) => values.filter(isTaken).slice(0, 1)
  switch (filter.kind) {
    case 'one':
      return first((value) => filter.of.includes(value))
    case 'many':
      return filter.of.filter((value) => values.includes(value))
    case 'yesNo':
      return first((value) => value === 'yes' || value === 'no')
    case 'day':
      return first(isDay)
    case 'days':
      return first((value) => isDayRange(value, filter.looks))
    case 'number':
      return first(isDecimal)
    case 'numbers':
      return first(isNumberRange)
    case 'ref':
      return first(isId)
    case 'text':
      break
  }
  const texts = values.map((value) => value.trim().slice(0, FILTER_TEXT_MAX).trim())
  return texts.filter((value) => value !== '').slice(0, 1)
}

/** Whether all that is asked of a filter is something that it takes: what is not is refused, never left out. */
export const isAccepted = (filter: ListFilter, values: readonly string[]): boolean =>
  values.length > 0 && acceptedBy(filter, values).length === new Set(values).size
