import { KEPT_YEAR } from './calendar.ts'

/** What a filter of a list takes: one or many of some values, a day (`2026-11-22`), a number, or free text. */
export type ListFilter =
  | Readonly<{ kind: 'one' | 'many'; of: readonly string[] }>
  | Readonly<{ kind: 'day' | 'number' | 'text' }>

/** What a list is: both sides read its address by this. Keys are those of the columns. */
export type ListDefinition = Readonly<{
  id: string
  columns: readonly string[]
  /** Shown whatever is chosen: the first column names the thing. */
  fixed: readonly string[]
  /** Not shown until they are chosen. */
  hidden: readonly string[]
  sorts: readonly string[]
  /** A key of `sorts`, with `-` before it where the greatest comes first. */
  sort: string
  filters: Readonly<Record<string, ListFilter>>
  /** Where a filter's value says which of the others there are beside it; its first value is usual. */
  kinds?: Readonly<{ by: string; filters: Readonly<Record<string, readonly string[]>> }>
  /** The first is usual. */
  perPage: readonly number[]
}>

/** Which rows are looked at, and how: all of it stands in the address, so an address is a saved view. */
export type ListAsked = Readonly<{
  search: string
  sort: string
  /** By filter; one that asks for nothing is absent. */
  filters: Readonly<Record<string, readonly string[]>>
  /** From 1; what is shown. Where the page begins, `cursor` says. */
  page: number
  /** From the answer of the page before or after. Null is the beginning, or `page` counted from it. */
  cursor: string | null
  perPage: number
  /** Null is the usual ones. */
  columns: readonly string[] | null
}>

/** A page of a list. `total` counts to a ceiling and says whether it got there. */
export type ListPage<Item> = Readonly<{
  items: readonly Item[]
  total: number
  isTotalExact: boolean
  next: string | null
  previous: string | null
}>

export const LIST_SEARCH_MAX = 200
export const LIST_CURSOR_MAX = 600
const FILTER_TEXT_MAX = 100
const LAST_PAGE = 1_000_000

const RESERVED = ['search', 'sort', 'page', 'cursor', 'perPage', 'columns'] as const

const DAY = /^\d{4}-\d{2}-\d{2}$/

const COUNT = /^[1-9]\d{0,6}$/

/** As a person writes it: what else `Number` takes (`0x10`, `1e3`, ` 5 `) is another way to write an address. */
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** A count from 1, as a person writes it; null is none. */
export const countIn = (text: string | null): number | null => (text !== null && COUNT.test(text) ? Number(text) : null)

/** A day of the calendar that exists, as `2026-11-22`. */
export const isDay = (text: string): boolean => {
  if (!DAY.test(text) || !KEPT_YEAR.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** Those of the values that a filter takes. */
export const acceptedBy = (filter: ListFilter, values: readonly string[]): readonly string[] => {
  switch (filter.kind) {
    case 'one':
      return values.filter((value) => filter.of.includes(value)).slice(0, 1)
    case 'many':
      return filter.of.filter((value) => values.includes(value))
    case 'day':
      return values.filter(isDay).slice(0, 1)
    case 'number':
      return values.filter((value) => DECIMAL.test(value)).slice(0, 1)
    case 'text':
      break
  }
  const texts = values.map((value) => value.trim().slice(0, FILTER_TEXT_MAX).trim())
  return texts.filter((value) => value !== '').slice(0, 1)
}

/** Whether all that is asked of a filter is something that it takes: what is not is refused, never left out. */
export const isAccepted = (filter: ListFilter, values: readonly string[]): boolean =>
  values.length > 0 && acceptedBy(filter, values).length === new Set(values).size

export const sortKeyOf = (sort: string): Readonly<{ key: string; isDescending: boolean }> =>
  sort.startsWith('-') ? { key: sort.slice(1), isDescending: true } : { key: sort, isDescending: false }

/** Filters that are asked for and that the list has not beside the others: of another kind of rows, or of none. */
export const strangeFilters = ({ filters, kinds }: ListDefinition, asked: ListAsked['filters']): readonly string[] => {
  const [usual = ''] = Object.keys(kinds?.filters ?? {})
  const known = kinds && [kinds.by, ...(kinds.filters[asked[kinds.by]?.[0] ?? usual] ?? [])]
  return Object.keys(asked).filter((key) => !(known ?? Object.keys(filters)).includes(key))
}

const isSort = (definition: ListDefinition, sort: string): boolean => definition.sorts.includes(sortKeyOf(sort).key)

const usualPerPage = ({ perPage: [usual = 20] }: ListDefinition): number => usual

/** All of a list in its usual order. */
export const wholeList = (definition: ListDefinition): ListAsked => ({
  search: '',
  sort: definition.sort,
  filters: {},
  page: 1,
  cursor: null,
  perPage: usualPerPage(definition),
  columns: null,
})

/** What an address asks of a list; what it cannot ask is left out. */
export const readListAsked = (definition: ListDefinition, query: URLSearchParams): ListAsked => {
  const whole = wholeList(definition)
  const page = countIn(query.get('page')) ?? 1
  const perPage = countIn(query.get('perPage')) ?? whole.perPage
  const sort = query.get('sort') ?? ''
  const chosen = query.get('columns')?.split(',')
  const filters = Object.entries(definition.filters).flatMap(([key, filter]) => {
    const values = acceptedBy(filter, query.getAll(key))
    return values.length === 0 ? [] : [[key, values] as const]
  })
  const isPage = page > 1 && page <= LAST_PAGE
  return {
    search: (query.get('search') ?? '').slice(0, LIST_SEARCH_MAX),
    sort: isSort(definition, sort) ? sort : whole.sort,
    filters: Object.fromEntries(filters),
    page: isPage ? page : 1,
    cursor: isPage ? (query.get('cursor')?.slice(0, LIST_CURSOR_MAX) ?? null) : null,
    perPage: definition.perPage.includes(perPage) ? perPage : whole.perPage,
    columns: chosen ? definition.columns.filter((key) => definition.fixed.includes(key) || chosen.includes(key)) : null,
  }
}

const writeRows = (definition: ListDefinition, asked: ListAsked): URLSearchParams => {
  const query = new URLSearchParams()
  if (asked.search.trim() !== '') query.set('search', asked.search.trim())
  for (const key of Object.keys(definition.filters)) {
    for (const value of asked.filters[key] ?? []) query.append(key, value)
  }
  if (asked.sort !== definition.sort) query.set('sort', asked.sort)
  if (asked.perPage !== usualPerPage(definition)) query.set('perPage', String(asked.perPage))
  if (asked.page > 1) {
    query.set('page', String(asked.page))
    if (asked.cursor !== null) query.set('cursor', asked.cursor)
  }
  return query
}

const withMark = (query: URLSearchParams): string => (query.size === 0 ? '' : `?${query}`)

/** The query by which an address asks for the same again, with its question mark; nothing for the whole list. */
export const listAddress = (definition: ListDefinition, asked: ListAsked): string => {
  const query = writeRows(definition, asked)
  if (asked.columns !== null) query.set('columns', asked.columns.join(','))
  return withMark(query)
}

/** The query by which a server is asked for the page. Columns are the screen's own matter. */
export const listRequest = (definition: ListDefinition, asked: ListAsked): string =>
  withMark(writeRows(definition, asked))

/** Another question begins at its first page. */
export const askedAnew = (asked: ListAsked, changes: Partial<ListAsked>): ListAsked => ({
  ...asked,
  page: 1,
  cursor: null,
  ...changes,
})

export const isSameAsked = (definition: ListDefinition, a: ListAsked, b: ListAsked): boolean =>
  listAddress(definition, a) === listAddress(definition, b)

export const shownColumns = (definition: ListDefinition, { columns }: ListAsked): readonly string[] =>
  columns ?? definition.columns.filter((key) => !definition.hidden.includes(key))

/** Rows that something is to be done with: some, or all that match but a few. */
export type ListSelection =
  | Readonly<{ kind: 'some'; ids: readonly number[] }>
  | Readonly<{
      kind: 'matching'
      search: string
      filters: ListAsked['filters']
      except: readonly number[]
      /** How many were said to be chosen: as many are acted on, or none. Null where nobody counted to the end. */
      count: number | null
    }>

/** Rows that were chosen, and how many they are. */
export type ChosenRows = Readonly<{
  selection: ListSelection
  /** At least this many where it is not exact. */
  count: number
  isExact: boolean
}>

/** More are chosen by "all that match". */
export const SELECTION_MAX = 1000

// A filter may not have the name of what every list has.
export const hasFreeNames = ({ filters }: ListDefinition): boolean => RESERVED.every((name) => !(name in filters))
