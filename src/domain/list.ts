import { acceptedBy, isAccepted, type ListFilter } from './list-filter.ts'

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
  /** Columns that only a screen knows are named by this with an id behind it. */
  furtherColumns?: string
  /** Where a filter's value says which of the others there are beside it; its first value is usual. */
  kinds?: Readonly<{ by: string; filters: Readonly<Record<string, readonly string[]>> }>
  /** By this an address names the row whose own page it opens; one that opens none is read as of the list. */
  opens?: string
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
  /** The row that is open beside the list; absent where none is. */
  open?: number | undefined
  /** What an address asks by a name that the list has and in a way that it has not, as it stands there; else absent. */
  lost?: readonly string[]
}>

/** Something that a filter can refer to, as a person knows it: found by typing some of its name. */
export type Choice = Readonly<{
  id: number
  name: string
  /** Of a person, where they are told apart by it. */
  email?: string
}>

/** What a filter refers to, by the filter's key. */
export type NamedChoice = Readonly<{ filter: string; id: number; name: string }>

/** A page of a list. `total` counts to a ceiling and says whether it got there. */
export type ListPage<Item> = Readonly<{
  items: readonly Item[]
  /** What filters of the question refer to, as far as the asker may see it; of lists that have such filters. */
  named?: readonly NamedChoice[]
  total: number
  isTotalExact: boolean
  next: string | null
  previous: string | null
}>

export const LIST_SEARCH_MAX = 200
export const LIST_CURSOR_MAX = 600
const LAST_PAGE = 1_000_000
/** Of a value that was not understood so many letters are said, none of them by half. */
const LOST_MAX = 40

const RESERVED = ['search', 'sort', 'page', 'cursor', 'perPage', 'columns', 'open'] as const

const COUNT = /^[1-9]\d{0,6}$/

const ROW_ID = /^[1-9]\d{0,15}$/

/** A count from 1, as a person writes it; null is none. */
export const countIn = (text: string | null): number | null => (text !== null && COUNT.test(text) ? Number(text) : null)

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

/** What an address asks for and nobody knows, as it is said. */
export const notUnderstood = (key: string, value: string): string =>
  `${key}=${Array.from(value).slice(0, LOST_MAX).join('')}`

/** What an address asks for by a name of the page and beside all that there are, as it is said. */
export const lostAmong = (
  key: string,
  asked: string | null,
  among: readonly string[] | ((value: string) => boolean),
): readonly string[] => {
  const isThere = typeof among === 'function' ? among : (value: string) => among.includes(value)
  return asked === null || asked === '' || isThere(asked) ? [] : [notUnderstood(key, asked)]
}

/** What a page is asked beside its list, by its name in the address, and whether that is understood. */
export type AskedBeside = Readonly<Record<string, (value: string) => boolean>>

const saidIn = (query: URLSearchParams, key: string): readonly string[] =>
  // What a form left empty asks for nothing.
  query.getAll(key).filter((one) => one.trim() !== '')

const lostOf = (definition: ListDefinition, query: URLSearchParams, beside: AskedBeside): readonly string[] => {
  const { filters, columns, perPage } = definition
  const isKnown = (key: string, all: readonly string[]): boolean => {
    const values = saidIn(query, key)
    if (values.length === 0) return true
    const [value = ''] = all
    const filter = Object.hasOwn(filters, key) ? filters[key] : undefined
    if (filter) return isAccepted(filter, values)
    const isUnderstood = Object.hasOwn(beside, key) ? beside[key] : undefined
    if (isUnderstood) return all.length === 1 && isUnderstood(value)
    // What every list has is asked once: the first is taken.
    const isShared = RESERVED.some((name) => name === key)
    if (isShared && (new Set(values).size > 1 || value.trim() === '')) return false
    if (key === definition.opens) return false
    if (key === 'sort') return isSort(definition, value)
    if (key === 'open') return ROW_ID.test(value)
    if (key === 'perPage') return perPage.some((count) => String(count) === value)
    return (
      key !== 'columns' ||
      definition.furtherColumns !== undefined ||
      value.split(',').every((one) => columns.includes(one))
    )
  }
  return [...new Set(query.keys())]
    .filter((key) => !isKnown(key, query.getAll(key)))
    .map((key) => notUnderstood(key, query.getAll(key).join(',')))
}

/**
 * What an address asks of a list; what it cannot ask is left out, and named where the list, or its page `beside` it,
 * knows what it is about.
 */
export const readListAsked = (
  definition: ListDefinition,
  query: URLSearchParams,
  beside: AskedBeside = {},
): ListAsked => {
  const whole = wholeList(definition)
  const page = countIn(query.get('page')) ?? 1
  const perPage = countIn(query.get('perPage')) ?? whole.perPage
  const sort = query.get('sort') ?? ''
  const chosen = query.get('columns')?.split(',')
  const filters = Object.entries(definition.filters).flatMap(([key, filter]) => {
    const said = saidIn(query, key)
    // Of several that no row can be at once none is meant: it is told, and narrows nothing.
    const values = filter.kind === 'many' || isAccepted(filter, said) ? acceptedBy(filter, said) : []
    return values.length === 0 ? [] : [[key, values] as const]
  })
  const isPage = page > 1 && page <= LAST_PAGE
  const open = query.get('open') ?? ''
  const lost = lostOf(definition, query, beside)
  const known = chosen?.filter((key) => definition.columns.includes(key))
  return {
    search: (query.get('search') ?? '').slice(0, LIST_SEARCH_MAX),
    sort: isSort(definition, sort) ? sort : whole.sort,
    filters: Object.fromEntries(filters),
    page: isPage ? page : 1,
    cursor: isPage ? (query.get('cursor')?.slice(0, LIST_CURSOR_MAX) ?? null) : null,
    perPage: definition.perPage.includes(perPage) ? perPage : whole.perPage,
    // Where none of them is a column of this list, nobody asked for an empty table.
    columns:
      known?.length || (chosen && definition.furtherColumns)
        ? definition.columns.filter((key) => definition.fixed.includes(key) || known?.includes(key))
        : null,
    ...(ROW_ID.test(open) && { open: Number(open) }),
    ...(lost.length > 0 && { lost }),
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
  if (asked.open !== undefined) query.set('open', String(asked.open))
  return withMark(query)
}

/** The query by which a server is asked for the page. Columns are the screen's own matter. */
export const listRequest = (definition: ListDefinition, asked: ListAsked): string =>
  withMark(writeRows(definition, asked))

/** The same with another row beside it, or with none. */
export const withOpen = (asked: ListAsked, open: number | null): ListAsked => {
  const { open: _, ...others } = asked
  return open === null ? others : { ...others, open }
}

/** Another question begins at its first page, with nothing open. */
export const askedAnew = (asked: ListAsked, changes: Partial<ListAsked>): ListAsked => ({
  ...withOpen(asked, null),
  page: 1,
  cursor: null,
  ...changes,
})

export const isSameAsked = (definition: ListDefinition, a: ListAsked, b: ListAsked): boolean =>
  listAddress(definition, a) === listAddress(definition, b)

/** Whether a server is asked for the same rows. */
export const isSameRows = (definition: ListDefinition, a: ListAsked, b: ListAsked): boolean =>
  listRequest(definition, a) === listRequest(definition, b)

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
  /** What people call it, where it is one row. */
  name?: string
}>

/** One row, and what people call it. */
export const chosenRow = (id: number, name?: string): ChosenRows => ({
  selection: { kind: 'some', ids: [id] },
  count: 1,
  isExact: true,
  ...(name !== undefined && { name }),
})

/** More are chosen by "all that match". */
export const SELECTION_MAX = 1000

// A filter may not have the name of what every list has.
export const hasFreeNames = ({ filters }: ListDefinition): boolean => RESERVED.every((name) => !(name in filters))
