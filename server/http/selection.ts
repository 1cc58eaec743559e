import { wholeList, type ListAsked, type ListDefinition, type ListSelection } from '../../src/domain/list.ts'
import { badRequest } from '../platform/refusal.ts'
import { listQuery } from './listing.ts'

/** Which rows "all that match" are: what a list would be asked for them. 400 where the list does not know a filter. */
export const askedOfMatching = (
  definition: ListDefinition,
  { search, filters }: Extract<ListSelection, { kind: 'matching' }>,
): ListAsked => {
  const read = listQuery(definition).safeParse({ ...filters, search })
  const isFilter = Object.keys(filters).every((key) => key in definition.filters)
  if (!read.success || !isFilter) throw badRequest()
  return { ...wholeList(definition), search: read.data.search, filters: read.data.filters }
}
