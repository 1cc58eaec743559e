import * as z from 'zod/mini'

import { acceptedBy, isAccepted, valuesOf, type ListFilter } from '../list-filter.ts'
import { LIST_CURSOR_MAX, LIST_SEARCH_MAX, SELECTION_MAX, type ListDefinition } from '../list.ts'
import { id, signedUrl } from './common.contract.ts'

/** A page of a list: `GET` with `page`, `perPage`, `sort`, `search`, `cursor` and the list's own filters. */
export const listPage = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Counted to a ceiling: more than that is "at least". */
    total: z.int(),
    isTotalExact: z.boolean(),
    next: z.nullable(z.string().check(z.maxLength(LIST_CURSOR_MAX))),
    previous: z.nullable(z.string().check(z.maxLength(LIST_CURSOR_MAX))),
  })

/** Something that a filter refers to: by its id, and by its name in the asker's language. */
const choice = { id, name: z.string() }

/** GET …/choices: the first of what a filter can refer to whose names have what was typed. */
export const choices = z.array(z.object(choice))

export const namedChoice = z.object({ filter: z.string(), ...choice })

/** A page of a list with filters that refer to something: what they refer to is named, if the asker may see it. */
export const namingPage = <Item extends z.core.$ZodType>(item: Item) =>
  z.extend(listPage(item), { named: z.array(namedChoice) })

const valueOf = (filter: ListFilter) => {
  const values = valuesOf(filter)
  return values ? z.enum(values) : z.string()
}

const filterValues = (filter: ListFilter) =>
  z.pipe(
    z.array(valueOf(filter)).check(z.refine((values) => isAccepted(filter, values))),
    z.transform((values: string[]) => [...acceptedBy(filter, values)]),
  )

/**
 * What is to be done with rows of a list says which: by id, or all that match but a few. What the list's definition
 * does not know is refused, as it is where the list is asked for: a filter that is dropped would choose more.
 */
export const selectionOf = ({ filters }: ListDefinition) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('some'), ids: z.array(id).check(z.minLength(1), z.maxLength(SELECTION_MAX)) }),
    z.strictObject({
      kind: z.literal('matching'),
      search: z.string().check(z.maxLength(LIST_SEARCH_MAX)),
      filters: z.strictObject(
        Object.fromEntries(
          Object.entries(filters).map(([key, filter]) => [key, z.exactOptional(filterValues(filter))] as const),
        ),
      ),
      except: z.array(id).check(z.maxLength(SELECTION_MAX)),
      /** As was said before it was confirmed; 409 where another number is chosen by now. */
      count: z.nullable(z.int().check(z.minimum(0))),
    }),
  ])

/** GET …/export: a short-lived address that saves the filtered list as CSV. */
export const exportAddress = z.object({ url: signedUrl })
