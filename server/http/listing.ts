import { z } from 'zod'

import {
  acceptedBy,
  countIn,
  isAccepted,
  LIST_CURSOR_MAX,
  LIST_SEARCH_MAX,
  sortKeyOf,
  strangeFilters,
  wholeList,
  type ListAsked,
  type ListDefinition,
  type ListFilter,
} from '../../src/domain/list.ts'

const LAST_PAGE = 1_000_000

const filterQuery = (filter: ListFilter) => {
  const value = 'of' in filter ? z.enum(filter.of) : z.string()
  return z
    .union([value, z.array(value)])
    .transform((asked, context) => {
      const values = Array.isArray(asked) ? asked : [asked]
      if (!isAccepted(filter, values)) context.addIssue({ code: 'custom', message: 'Not offered' })
      return acceptedBy(filter, values)
    })
    .optional()
}

const countQuery = (most: number) =>
  z.preprocess((asked) => countIn(typeof asked === 'string' ? asked : null), z.int().min(1).max(most))

/** The query of a list, as its definition says: what it does not know is refused. */
export const listQuery = (definition: ListDefinition) => {
  const whole = wholeList(definition)
  return z
    .strictObject({
      page: countQuery(LAST_PAGE).default(1),
      perPage: countQuery(100).default(whole.perPage),
      search: z.string().max(LIST_SEARCH_MAX).default(''),
      cursor: z.string().max(LIST_CURSOR_MAX).optional(),
      sort: z
        .string()
        .max(100)
        .refine((sort) => definition.sorts.includes(sortKeyOf(sort).key))
        .default(definition.sort)
        .describe(`One of ${definition.sorts.join(', ')}; with a - before it, the other way round.`),
      ...Object.fromEntries(Object.entries(definition.filters).map(([key, filter]) => [key, filterQuery(filter)])),
    })
    .transform((query, context): ListAsked => {
      const { page, perPage, search, cursor = null, sort, ...rest } = query
      const filters = Object.fromEntries(
        Object.entries(rest).flatMap(([key, values]) =>
          Array.isArray(values) && values.length > 0 ? [[key, values as readonly string[]] as const] : [],
        ),
      )
      const keys = [...strangeFilters(definition, filters)]
      if (keys.length > 0) context.addIssue({ code: 'unrecognized_keys', keys, input: query })
      return { page, perPage, search, cursor, sort, filters, columns: null }
    })
}
