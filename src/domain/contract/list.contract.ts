import * as z from 'zod/mini'

import { LIST_CURSOR_MAX, LIST_SEARCH_MAX, SELECTION_MAX } from '../list.ts'
import { id } from './common.contract.ts'

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

/** What is to be done with rows says which: by id, or all that match but a few. */
export const listSelection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('some'), ids: z.array(id).check(z.minLength(1), z.maxLength(SELECTION_MAX)) }),
  z.strictObject({
    kind: z.literal('matching'),
    search: z.string().check(z.maxLength(LIST_SEARCH_MAX)),
    filters: z.record(z.string(), z.array(z.string())),
    except: z.array(id).check(z.maxLength(SELECTION_MAX)),
  }),
])

/** GET …/export: a short-lived address that saves the filtered list as CSV. */
export const exportAddress = z.object({ url: z.string() })
