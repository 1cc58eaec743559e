import * as z from 'zod/mini'

import { DISCIPLINES } from '../discipline.ts'
import { AGENCY_TEXT_MAX, CATEGORY_MAX, VOCABULARY_USES } from '../vocabulary.ts'
import { id } from './common.contract.ts'
import { chosenPicture } from './course-categories.list.ts'
import { nameUpTo, optionalNameUpTo } from './name.contract.ts'

const categoryName = nameUpTo(CATEGORY_MAX)
export const categoryNames = z.strictObject({ en: categoryName, tr: categoryName, ar: categoryName })
/** POST /course-categories, PATCH /course-categories/{id}: its name in every language, and its picture. */
export const categoryForm = z.strictObject({ ...categoryNames.shape, picture: chosenPicture })

const place = optionalNameUpTo(AGENCY_TEXT_MAX)
/** POST /agency-records, PATCH /agency-records/{id}. What is not known of it is empty. */
export const agencyForm = z.strictObject({
  name: nameUpTo(AGENCY_TEXT_MAX),
  discipline: z.enum(['', ...DISCIPLINES]),
  county: place,
  city: place,
})

/** POST …/merge/preview: into which other one. */
export const mergeAsked = z.strictObject({ into: id })
/** POST …/merge: with how much was said to move; 409 where it is another number by now. */
export const mergeConfirmed = z.strictObject({ into: id, total: z.int().check(z.nonnegative()) })
/** What moves, or has moved; nothing of what does not. */
export const merged = z.object({
  total: z.int(),
  moved: z.array(z.object({ what: z.enum(VOCABULARY_USES), count: z.int() })),
})

export type CategoryForm = z.infer<typeof categoryForm>
export type AgencyForm = z.infer<typeof agencyForm>
export type Merged = z.infer<typeof merged>
