import * as z from 'zod/mini'

import { LIST_SEARCH_MAX } from '../list.ts'
import { id } from './common.contract.ts'

const courseInstructor = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Has the role still, and an account that is open. */
  isAble: z.boolean(),
})

/** GET /course-records/{id}/instructors: who answers for the students of an online course, by name. */
export const courseInstructors = z.array(courseInstructor)

/** GET /course-records/{id}/instructors/choices: instructors that it has not, by some of their name. */
export const instructorsAsked = z.object({ search: z.string().check(z.maxLength(LIST_SEARCH_MAX)) })

export type CourseInstructor = z.infer<typeof courseInstructor>
