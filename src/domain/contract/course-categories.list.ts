import * as z from 'zod/mini'

import { CATEGORY_PICTURES } from '../picture.ts'
import { ROLE } from '../role.ts'
import { id } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** What its courses are pictured by; empty where nobody chose that. */
export const chosenPicture = z.enum(['', ...CATEGORY_PICTURES])

/** A category of courses, in every language. */
export const categoryRecord = z.object({
  id,
  en: z.string(),
  tr: z.string(),
  ar: z.string(),
  picture: chosenPicture,
  /** That are offered in it, or written so. */
  courses: z.int(),
})

/** What courses are sorted by, where people look for them. */
export const COURSE_CATEGORIES = defineList({
  id: 'courseCategories',
  path: '/course-categories',
  roles: [ROLE.admin, ROLE.owner],
  row: categoryRecord,
  columns: {
    en: { shown: 'always', isSorted: true, csv: ['categoryEn'] },
    tr: { csv: ['categoryTr'] },
    ar: { csv: ['categoryAr'] },
    courses: { type: 'figure', isSorted: true, csv: ['courses'] },
  },
  sort: 'en',
  filters: { used: { kind: 'yesNo' } },
  perPage: [20, 50, 100],
})

export type CategoryRecord = RowOf<typeof COURSE_CATEGORIES>
