import type { CourseFile } from './course/course-document.ts'
import type { Language, Localized } from './language.ts'
import { ROLE, type RoleId } from './role.ts'
import { routeOf, type RoutePattern } from './route-access.ts'

/** Whom a video on how a task is done can be for: everybody who works for the programme. */
export const HOW_TO_ROLES = ['admin', 'instructor', 'groupCoordinator', 'master'] as const
export type HowToRole = (typeof HOW_TO_ROLES)[number]

/** Where one can be offered: the pages of those people. */
export const HOW_TO_PAGES = [
  '/admin/users',
  '/admin/courses',
  '/admin/students',
  '/admin/instructors',
  '/admin/file-manager',
  '/admin/online',
  '/admin/in-person',
  '/admin/emails',
  '/admin/contactFormLogs',
  '/admin/how-to',
  '/coordinator/students',
  '/coordinator/student-progress',
  '/instructor/dash',
  '/instructor/course/new',
  '/instructor/course/:courseId',
  '/instructor/roster/:instructorCourseId',
  '/instructor/student-enrollments',
  '/instructor/materials',
  '/master/dash',
] as const satisfies readonly RoutePattern[]
export type HowToPage = (typeof HOW_TO_PAGES)[number]

/** Of what was kept the pages that there still are: those of another release may be others. */
export const pagesKnown = (kept: readonly string[]): HowToPage[] =>
  kept.flatMap((page) => HOW_TO_PAGES.find((known) => known === page) ?? [])

/** It is shown to whom it is for once it is published; in the trash it is gone after some days. */
export const HOW_TO_STATES = ['draft', 'published', 'trashed'] as const
export type HowToState = (typeof HOW_TO_STATES)[number]

export const HOW_TO_LIMITS = { title: 90, about: 400, videos: 500 } as const

/** WebVTT, by its language; there are English ones always, of which the transcript is made. */
export type HowToCaptions = Readonly<Record<Language, CourseFile | null>>

/** What is said, in seconds from the beginning. */
export type HowToSaid = Readonly<{ start: number; end: number; text: Localized }>

/** What its files are sent for: those of one that is, or of one that is to be. */
export const howToTarget = (id: number | null): string => (id === null ? 'howTo' : `howTo:${id}`)

/** Of somebody's roles those that videos are for. An owner has all that an administrator has. */
export const howToRolesOf = (roles: readonly RoleId[]): readonly HowToRole[] =>
  HOW_TO_ROLES.filter((role) => roles.includes(ROLE[role]) || (role === 'admin' && roles.includes(ROLE.owner)))

/** What fits the page at a path, in the order in which they stand. */
export const fitting = <Video extends Readonly<{ pages: readonly string[] }>>(
  videos: readonly Video[],
  path: string,
): readonly Video[] => {
  const page = routeOf(path)
  return page === null ? [] : videos.filter(({ pages }) => pages.includes(page))
}
