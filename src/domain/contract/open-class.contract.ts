import * as z from 'zod/mini'

import { LIST_SEARCH_MAX } from '../list.ts'
import { classSummary } from './class.contract.ts'

/** GET /instructor-courses/open: by some of what a class is called, or of where it is; without any, the next ones. */
export const openClassesAsked = z.object({ search: z.string().check(z.maxLength(LIST_SEARCH_MAX)) })

/** A class that people can be registered for now; texts in the language of the request. */
export const openClass = z.pick(classSummary, {
  id: true,
  courseTitle: true,
  courseDate: true,
  timeZone: true,
  venue: true,
  city: true,
  seatsLeft: true,
  waiting: true,
})

/** The soonest first. */
export const openClasses = z.array(openClass)

export type OpenClass = z.infer<typeof openClass>
