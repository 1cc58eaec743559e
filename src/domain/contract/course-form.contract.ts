import * as z from 'zod/mini'

import { COURSE_TYPE } from '../course.ts'
import { COURSE_LIMITS } from '../course/course-limits.ts'
import { id } from './common.contract.ts'
import { nameUpTo } from './name.contract.ts'

export const courseTypeId = z.literal(Object.values(COURSE_TYPE))

/** POST /course-records. Its title is in the language of the request. */
export const courseForm = z.strictObject({
  title: nameUpTo(COURSE_LIMITS.title),
  isOnline: z.boolean(),
  courseTypeId,
  categoryId: id,
})

export type CourseForm = z.infer<typeof courseForm>
