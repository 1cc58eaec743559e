import type { DefinedList } from './contract/define-list.ts'
import { isAccepted } from './list-filter.ts'
import {
  LIST_SEARCH_MAX,
  listAddress,
  readListAsked,
  sortKeyOf,
  strangeFilters,
  wholeList,
  withOpen,
  type ListDefinition,
} from './list.ts'

/** Lists of which people keep views. */
export const VIEWED_LIST_IDS = [
  'ownClasses',
  'studentEnrollments',
  'groupStudents',
  'groupInvitations',
  'groupImports',
  'groupProgress',
  'invitations',
  'users',
  'allStudents',
  'enrollmentRecords',
  'instructors',
  'classRecords',
  'courseRecords',
  'reports',
  'messages',
  'contactCases',
  'fileRecords',
  'howTo',
  'nameChanges',
  'audit',
] as const
export type ViewedListId = (typeof VIEWED_LIST_IDS)[number]

export const LIST_VIEW_NAME_MAX = 60
/** What a view asks, as an address writes it. */
export const LIST_VIEW_ASKED_MAX = 2000
/** Own views of one list. */
export const LIST_VIEWS_MAX = 50

/** What an address asks of a list beside its filters. */
const ASKED_KEYS: ReadonlySet<string> = new Set(['search', 'sort', 'perPage', 'columns', 'page', 'cursor', 'open'])

const isFurtherColumn = ({ furtherColumns }: ListDefinition, key: string): boolean =>
  furtherColumns !== undefined &&
  key.startsWith(furtherColumns) &&
  /^[1-9]\d{0,9}$/.test(key.slice(furtherColumns.length))

const isColumn = (definition: ListDefinition, key: string): boolean =>
  definition.columns.includes(key) || isFurtherColumn(definition, key)

const isTaken = (definition: ListDefinition, key: string, values: readonly string[]): boolean => {
  // No server takes it: a list that opened with it would answer nobody.
  if (values.some((value) => value.includes('\0'))) return false
  const filter = Object.hasOwn(definition.filters, key) ? definition.filters[key] : undefined
  if (filter) return isAccepted(filter, values)
  const [value = '', ...others] = values
  if (others.length > 0) return false
  switch (key) {
    case 'search':
      return value.trim() !== '' && value.length <= LIST_SEARCH_MAX
    case 'sort':
      return definition.sorts.includes(sortKeyOf(value).key)
    case 'perPage':
      return definition.perPage.some((count) => String(count) === value)
    case 'columns':
      return value.split(',').every((column) => isColumn(definition, column))
    default:
      return false
  }
}

/** Keys of a query that a view of a list cannot ask, or not so: a filter, order or column that it has not. */
export const strangeInView = (definition: ListDefinition, query: URLSearchParams): readonly string[] => {
  const strange = [...new Set(query.keys())].filter((key) => !isTaken(definition, key, query.getAll(key)))
  return [...strange, ...strangeFilters(definition, readListAsked(definition, query).filters)]
}

/**
 * What an address asks of a list as its views write it, without a question mark: two that show the same are the same
 * text. Nothing is the whole list. What it cannot ask is left out.
 */
export const viewAsked = (definition: ListDefinition, query: URLSearchParams): string => {
  const asked = readListAsked(definition, query)
  const { by, filters: kinds = {} } = definition.kinds ?? {}
  const [usual] = Object.keys(kinds)
  const strange = strangeFilters(definition, asked.filters)
  const filters = Object.entries(asked.filters).filter(
    ([key, values]) => !strange.includes(key) && !(key === by && values[0] === usual),
  )
  const chosen = query.get('columns')?.split(',') ?? []
  const further = [...new Set(chosen)].filter((key) => isFurtherColumn(definition, key))
  const isKnown = (key: string) => definition.columns.includes(key)
  return listAddress(definition, {
    ...withOpen(asked, null),
    page: 1,
    cursor: null,
    filters: Object.fromEntries(filters),
    columns: asked.columns && [...asked.columns, ...further.filter((key) => !isKnown(key))],
  }).slice(1)
}

/** A view that a list brings, by its key in the definition. */
export type BroughtView = Readonly<{ key: string; asked: string }>

/** The views that a list brings, with what they ask. */
export const broughtViews = (list: DefinedList): readonly BroughtView[] =>
  Object.entries(list.described.views ?? {}).map(([key, view]) => ({
    key,
    asked: viewAsked(list, new URLSearchParams(listAddress(list, { ...wholeList(list), ...view }))),
  }))

/** Whether an address says nothing of how the list is looked at: then a person's default view stands in its place. */
export const asksNothing = ({ filters, opens }: ListDefinition, query: URLSearchParams): boolean =>
  [...query.keys()].every((key) => key !== opens && !Object.hasOwn(filters, key) && !ASKED_KEYS.has(key))

/** What asks for the whole list where an address that asks nothing would show a default view. */
export const wholeAsked = ({ sort }: ListDefinition): string => new URLSearchParams({ sort }).toString()
