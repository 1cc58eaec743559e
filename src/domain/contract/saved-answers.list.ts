import * as z from 'zod/mini'

import { ROLE } from '../role.ts'
import { id } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** An answer that is given often: its text in each language, empty where nobody wrote it in that. */
export const savedAnswer = z.object({ id, title: z.string(), en: z.string(), tr: z.string(), ar: z.string() })

/** What messages are answered with, again and again. */
export const SAVED_ANSWERS = defineList({
  id: 'savedAnswers',
  path: '/saved-answers',
  roles: [ROLE.admin, ROLE.owner],
  row: savedAnswer,
  columns: {
    title: { shown: 'always', isSorted: true, csv: ['title'] },
    en: { csv: ['english'] },
    tr: { csv: ['turkish'] },
    ar: { csv: ['arabic'] },
  },
  sort: 'title',
  filters: {},
  perPage: [20, 50, 100],
})

export type SavedAnswer = RowOf<typeof SAVED_ANSWERS>
