import { z } from 'zod'

import { DAY_PRESETS } from '../../src/domain/day-range.ts'
import { acceptedBy, isAccepted, valuesOf, type ListFilter } from '../../src/domain/list-filter.ts'
import {
  countIn,
  LIST_CURSOR_MAX,
  LIST_SEARCH_MAX,
  sortKeyOf,
  strangeFilters,
  wholeList,
  type ListAsked,
  type ListDefinition,
} from '../../src/domain/list.ts'
import { FILTERED } from '../manual/parameters.ts'

const LAST_PAGE = 1_000_000

const told = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ')

/** How a value is written, where that is not plain; null where it is. */
const grammarOf = (filter: ListFilter): string | null => {
  if (filter.kind === 'days') {
    const presets = told(DAY_PRESETS[filter.looks])
    return `Days, both ends counted and either left open: \`2026-11-01..2026-11-30\`, \`2026-11-01..\`, \`..2026-11-30\`; or one of ${presets}, as of today by the programme’s clock, \`TIME_ZONE\`.`
  }
  if (filter.kind === 'numbers') {
    return 'Numbers, both ends counted and either left open: `3..10`, `3..`, `..10`.'
  }
  return filter.kind === 'ref' ? `The id of one ${filter.to}, as \`choices\` finds it.` : null
}

const filterQuery = (key: string, filter: ListFilter) => {
  const known = valuesOf(filter)
  const value = known ? z.enum(known) : z.string()
  const grammar = grammarOf(filter)
  const read = z
    .union([value, z.array(value)])
    .transform((asked, context) => {
      const values = Array.isArray(asked) ? asked : [asked]
      if (!isAccepted(filter, values)) context.addIssue({ code: 'custom', message: 'Not offered' })
      return acceptedBy(filter, values)
    })
    .optional()
  return grammar === null ? read : read.describe([FILTERED[key], grammar].filter(Boolean).join(' '))
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
      ...Object.fromEntries(Object.entries(definition.filters).map(([key, filter]) => [key, filterQuery(key, filter)])),
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
