import type { ReactNode } from 'react'

import { createPageParts } from './page-parts.ts'

/** The parts of the page of courses; the first has the plain address. */
export const COURSES_PARTS = ['courses', 'categories', 'agencies'] as const
export type CoursesPart = (typeof COURSES_PARTS)[number]

/** What a part is given that comes by itself. */
export type PartOfCoursesProps = Readonly<{
  title: string
  /** Of the address. */
  query: URLSearchParams
  /** Where the other parts are. */
  parts: ReactNode
  /** Of the part where its list asks this: a query without or with its question mark. */
  addressOf: (asked: string) => string
}>

export const { partIn: coursesPartIn, addressOf: coursesAddress } = createPageParts('/admin/courses', COURSES_PARTS)
