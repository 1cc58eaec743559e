import * as z from 'zod/mini'

import { LIST_SEARCH_MAX } from '../list.ts'
import { id, instant } from './common.contract.ts'

/** A class to come of a course that its instructor may not teach by now; texts in the language of the request. */
export const classToHandOver = z.object({
  id,
  courseTitle: z.string(),
  /** As `GET /instructor-courses/clashes` asks for them. */
  sessions: z.array(z.object({ startsAt: instant, endsAt: instant })),
  timeZone: z.string(),
  venue: z.string(),
  city: z.string(),
})

/** GET /instructors/{id}/classes: the next first. */
export const classesToHandOver = z.array(classToHandOver)

/** GET /instructor-courses/{id}/successors: approved to teach it and not teaching it, by some of their name. */
export const successorsAsked = z.object({ search: z.string().check(z.maxLength(LIST_SEARCH_MAX)) })

/** POST /instructor-courses/{id}/handover: by ids of users. */
export const handoverBody = z.strictObject({ fromId: id, toId: id })

export type HandoverBody = z.infer<typeof handoverBody>
export type ClassToHandOver = z.infer<typeof classToHandOver>
