import { and, inArray, notInArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { ListAsked, ListSelection } from '../../../src/domain/list.ts'

/** Whether a row is among those chosen; `matches` is the condition of the list that they were chosen in. */
export const isSelected = (
  id: AnyPgColumn,
  selection: ListSelection,
  matches: (asked: Pick<ListAsked, 'search' | 'filters'>) => SQL | undefined,
): SQL | undefined =>
  selection.kind === 'some'
    ? inArray(id, [...selection.ids])
    : and(matches(selection), selection.except.length === 0 ? undefined : notInArray(id, [...selection.except]))
