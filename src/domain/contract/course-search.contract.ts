import * as z from 'zod/mini'

import { classSummary } from './class.contract.ts'
import { id, instant } from './common.contract.ts'
import { course } from './course.contract.ts'
import { lessonPicture } from './lesson-picture.contract.ts'
import { listPage } from './list.contract.ts'

/** Of a found course: the first of its classes that has what was asked for. */
const nextClass = z.object({
  id,
  courseDate: instant,
  /** IANA name; the venue's clock. */
  timeZone: z.string(),
  venue: z.string(),
  city: z.string(),
  county: z.string(),
  seatsLeft: z.int(),
  /** Whether one can still register for it. */
  isOpen: z.boolean(),
  /** From the centre that was asked for; null where none was, or where the town is not known. */
  miles: z.nullable(z.number()),
})

export const foundCourse = z.extend(course, {
  /** Classes to come that have what was asked for; null where the server tells of no classes at all. */
  classCount: z.nullable(z.int()),
  nextClass: z.nullable(nextClass),
})

/** GET /course-search: a page of courses, and what can be chosen from whatever was asked. */
export const courseSearchPage = z.extend(listPage(foundCourse), {
  categories: z.array(z.object({ id, name: z.string() })),
  /** Where classes to come are held. */
  towns: z.array(z.object({ city: z.string(), county: z.string() })),
})

/** GET /course-search/{id} */
export const courseDetail = z.object({
  course,
  /** For whom it is; null where nothing is said of that. */
  audience: z.nullable(z.string()),
  teaches: z.array(z.string()),
  /** Days that a certificate of it is good for. */
  expiresAfterDays: z.int(),
  /** A course of which a valid certificate is needed first. */
  prerequisite: z.nullable(z.object({ id, title: z.string() })),
  /** Of an online course that is offered. Seconds of video. */
  lessons: z.array(
    z.object({ id, title: z.string(), summary: z.string(), timeLength: z.number(), picture: lessonPicture }),
  ),
  isOffered: z.boolean(),
  /** To come, the next first. */
  classes: z.array(classSummary),
  /** More are to come than are shown. */
  hasMoreClasses: z.boolean(),
})

export type FoundCourse = z.infer<typeof foundCourse>
export type CourseSearchPage = z.infer<typeof courseSearchPage>
export type CourseDetail = z.infer<typeof courseDetail>
