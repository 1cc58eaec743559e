import * as z from 'zod/mini'

import { DISCIPLINES } from '../discipline.ts'
import { AGENCY_TEXT_MAX, CATEGORY_MAX, VOCABULARY_USES } from '../vocabulary.ts'
import { id } from './common.contract.ts'
import { chosenPicture } from './course-categories.list.ts'
import { nameUpTo, optionalNameUpTo } from './name.contract.ts'

const categoryName = nameUpTo(CATEGORY_MAX)
export const categoryNames = z.strictObject({ en: categoryName, tr: categoryName, ar: categoryName })
/** POST /course-categories: its name in every language, and its picture. */
export const categoryForm = z.strictObject({ ...categoryNames.shape, picture: chosenPicture })
/** As somebody saw it, whatever rules there are by now. */
export const seenCategory = z.strictObject({ en: z.string(), tr: z.string(), ar: z.string(), picture: chosenPicture })
/** PATCH /course-categories/{id}: as it is to be, and as it was seen. */
export const categoryChange = z.strictObject({ ...categoryForm.shape, was: seenCategory })

const place = optionalNameUpTo(AGENCY_TEXT_MAX)
/** POST /agency-records. What is not known of it is empty. */
export const agencyForm = z.strictObject({
  name: nameUpTo(AGENCY_TEXT_MAX),
  discipline: z.enum(['', ...DISCIPLINES]),
  county: place,
  city: place,
})

/** As somebody saw it; its discipline may be what was once written there. */
export const seenAgency = z.strictObject({
  name: z.string(),
  discipline: z.string(),
  county: z.string(),
  city: z.string(),
})
/** PATCH /agency-records/{id}: as it is to be, and as it was seen. */
export const agencyChange = z.strictObject({ ...agencyForm.shape, was: seenAgency })

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
export type CategoryChange = z.infer<typeof categoryChange>
export type AgencyForm = z.infer<typeof agencyForm>
export type AgencyChange = z.infer<typeof agencyChange>
export type SeenAgency = z.infer<typeof seenAgency>
export type Merged = z.infer<typeof merged>
