import type { ReactNode } from 'react'

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

/** Which part an address shows. */
export const coursesPartIn = (query: URLSearchParams): CoursesPart =>
  COURSES_PARTS.find((part) => part === query.get('view')) ?? 'courses'

export const coursesAddress = (part: CoursesPart, asked = ''): string => {
  const query = new URLSearchParams(asked)
  if (part !== 'courses') query.set('view', part)
  return query.size === 0 ? '/admin/courses' : `/admin/courses?${query}`
}
