import type { ListAsked, ListDefinition } from '../../domain/list.ts'
import {
  createListMachine,
  type Listed,
  type ListMachine,
  type ListRead,
  type ListExport,
} from '../../machines/list/list.machine.ts'
import { answers, forgetful, resourceThat, silence } from '../pages/story-actors.ts'

/** All that there is, as one page. */
export const pageOf = <Item>(items: readonly Item[]): ListRead<Item> => ({
  items,
  total: items.length,
  isTotalExact: true,
  next: null,
  previous: null,
})

/** How a page is read; what it is asked for is `query`. */
export type Rows<Item> = ReturnType<typeof answers<ListRead<Item>, { query: ListAsked }>>

export const rowsOf = <Item>(items: readonly Item[]): Rows<Item> =>
  answers<ListRead<Item>, { query: ListAsked }>(pageOf(items))

/** A list of stories and tests, with rows that are read as given; the rest of it works and tells nobody. */
export const listThat = <Item extends Listed>(definition: ListDefinition, read: Rows<Item>): ListMachine<Item> =>
  createListMachine<Item>(definition).provide({
    actors: {
      rows: resourceThat<ListRead<Item>, ListAsked>(read),
      writeAddress: answers<void, { asked: ListAsked }>(undefined),
      exportRows: answers<void, ListExport>(undefined),
      watchDeeds: silence,
      selectionMemory: forgetful,
    },
  })
