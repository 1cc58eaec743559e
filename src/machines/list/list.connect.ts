import { sortKeyOf, type ListAsked, type ListDefinition, type ListSelection } from '../../domain/list.ts'
import type { ChoiceSearchActor } from '../choice-search/choice-search.machine.ts'
import type { ListHabitsActor } from '../list-habits/list-habits.machine.ts'
import type { Listed, ListEvent, ListRead, ListRowsActor, ListSnapshot } from './list.machine.ts'

export const selectAsked = <Item extends Listed, Extra>({ context }: ListSnapshot<Item, Extra>): ListAsked =>
  context.asked

export const selectRows = <Item extends Listed, Extra>({
  children,
}: ListSnapshot<Item, Extra>): ListRowsActor<Item, Extra> | undefined => children.rows

/** Looks for what its filters can refer to. */
export const selectChoices = <Item extends Listed, Extra>({
  children,
}: ListSnapshot<Item, Extra>): ChoiceSearchActor | undefined => children.choices

/** How its rows and keys are: as somebody is used to it. */
export const selectHabits = <Item extends Listed, Extra>({
  children,
}: ListSnapshot<Item, Extra>): ListHabitsActor | undefined => children.habits

/** Whether search or filters ask for less than all. */
export const isNarrowed = ({ search, filters }: ListAsked): boolean =>
  search.trim() !== '' || Object.keys(filters).length > 0

/** How much is not as usual: each filter, the order, the columns. */
export const changesOf = (definition: ListDefinition, { filters, sort, columns }: ListAsked): number =>
  Object.keys(filters).length + Number(sort !== definition.sort) + Number(columns !== null)

export const isChosen = <Item extends Listed, Extra>(snapshot: ListSnapshot<Item, Extra>, id: number): boolean =>
  snapshot.context.ids.includes(id) !== snapshot.matches({ selection: 'matching' })

/** Whether a row may be chosen or let go: where none was pressed yet any may be, and no list asks its chart for each row. */
export const canToggle = <Item extends Listed, Extra>(snapshot: ListSnapshot<Item, Extra>, id: number): boolean =>
  snapshot.context.ids.length === 0 || snapshot.can({ type: 'row.toggled', id })

/** How many are chosen, of `total` that match; 0 where none are. */
export const chosenCount = <Item extends Listed, Extra>(snapshot: ListSnapshot<Item, Extra>, total: number): number =>
  snapshot.matches({ selection: 'matching' })
    ? Math.max(0, total - snapshot.context.ids.length)
    : snapshot.context.ids.length

/** What a server is told to do something with, of the rows that match; null where nothing is chosen. */
export const selectionOf = <Item extends Listed, Extra>(
  snapshot: ListSnapshot<Item, Extra>,
  { total, isTotalExact }: Readonly<{ total: number; isTotalExact: boolean }>,
): ListSelection | null => {
  const { asked, ids } = snapshot.context
  if (snapshot.matches({ selection: 'matching' })) {
    const count = isTotalExact ? chosenCount(snapshot, total) : null
    return { kind: 'matching', search: asked.search.trim(), filters: asked.filters, except: ids, count }
  }
  return ids.length === 0 ? null : { kind: 'some', ids }
}

/** As a table's header says it; none where the list is not ordered by this. */
export const sortOf = (asked: ListAsked, key: string): 'ascending' | 'descending' | 'none' => {
  const sort = sortKeyOf(asked.sort)
  if (sort.key !== key) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}

/** What a press on a column's head asks for: first ascending, then the other way. */
export const nextSort = (asked: ListAsked, key: string): string => (asked.sort === key ? `-${key}` : key)

type PageChosen = Extract<ListEvent, { type: 'page.chosen' }>

/** The ways from the page that is shown; a way that ends is null. */
export const pagesFrom = (
  asked: ListAsked,
  { next, previous }: Pick<ListRead<unknown>, 'next' | 'previous'>,
): Readonly<Record<'first' | 'previous' | 'next', PageChosen | null>> => {
  const to = (page: number, cursor: string | null): PageChosen => ({
    type: 'page.chosen',
    page,
    // The first page is that of the address without a page.
    cursor: page === 1 ? null : cursor,
  })
  return {
    first: asked.page > 1 ? to(1, null) : null,
    previous: previous !== null && asked.page > 1 ? to(asked.page - 1, previous) : null,
    next: next === null ? null : to(asked.page + 1, next),
  }
}

/** The columns with one shown or hidden: null where that is as usual. */
export const withColumn = (
  definition: ListDefinition,
  shown: readonly string[],
  key: string,
  isShown: boolean,
): readonly string[] | null => {
  const columns = definition.columns.filter((one) => (one === key ? isShown : shown.includes(one)))
  const usual = definition.columns.filter((one) => !definition.hidden.includes(one))
  return columns.join(',') === usual.join(',') ? null : columns
}
