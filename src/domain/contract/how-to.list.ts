import * as z from 'zod/mini'

import { HOW_TO_PAGES, HOW_TO_ROLES, HOW_TO_STATES } from '../how-to.ts'
import { LANGUAGES } from '../language.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** A video on how a task is done, as those who keep them see it. */
export const howToRow = z.object({
  id,
  /** From 1, in the order in which they are offered. */
  place: z.int(),
  /** In the reader's language. */
  title: z.string(),
  /** What is said where the search found it; null where its title says as much, and without a search. */
  found: z.nullable(z.string()),
  roles: z.array(z.enum(HOW_TO_ROLES)),
  pages: z.array(z.enum(HOW_TO_PAGES)),
  /** In seconds. */
  seconds: z.number(),
  captions: z.array(z.enum(LANGUAGES)),
  state: z.enum(HOW_TO_STATES),
  updatedAt: instant,
})

/** Videos on how the tasks of the staff are done. */
export const HOW_TO_LIST = defineList({
  id: 'howTo',
  path: '/how-to-videos',
  roles: [ROLE.admin, ROLE.owner],
  row: howToRow,
  columns: {
    title: { shown: 'always', isSorted: true, csv: ['title'] },
    place: { type: 'figure', isSorted: true, csv: ['place'] },
    roles: { csv: ['roles'] },
    pages: { csv: ['pages'] },
    seconds: { type: 'figure', isSorted: true, csv: ['seconds'] },
    captions: { shown: 'onChoice', csv: ['captions'] },
    state: { csv: ['state'] },
    updated: { isSorted: true, shown: 'onChoice', csv: ['updated'] },
  },
  sort: 'place',
  filters: {
    role: { kind: 'many', of: HOW_TO_ROLES },
    fits: { kind: 'many', of: HOW_TO_PAGES },
    lacks: { kind: 'many', of: LANGUAGES },
    state: { kind: 'many', of: HOW_TO_STATES },
  },
  opens: 'video',
  perPage: [20, 50, 100],
  views: {
    shown: { filters: { state: ['published'] } },
    drafts: { filters: { state: ['draft'] } },
    trash: { filters: { state: ['trashed'] } },
  },
  acts: {
    /** Whom it is for are offered it. */
    publish: { isUndoable: true },
    unpublish: { isUndoable: true },
    /** Gone after 30 days, its files with it where nothing else names them. */
    trash: { isUndoable: true },
    restore: { isUndoable: true },
  },
})

export type HowToRow = RowOf<typeof HOW_TO_LIST>
