import * as z from 'zod/mini'

import { LESSON_PICTURES } from '../lesson-picture.ts'

/** Of a lesson whose video is one of those that are pictured; null of any other. */
export const lessonPicture = z.nullable(z.enum(LESSON_PICTURES))
