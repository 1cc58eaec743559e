import type { Access } from './permission.ts'
import { ROLE } from './role.ts'

const admin = [ROLE.admin, ROLE.owner]
const coordinator = [ROLE.groupCoordinator]
const instructor = [ROLE.instructor]
const instructorOrAdmin = [ROLE.instructor, ROLE.admin, ROLE.owner]
const master = [ROLE.master]
const student = [ROLE.student]
const guestsOnly: Access = []

/** Who may see each page (specification, sections 2 and 6). A page that is not here does not exist. */
export const ROUTE_ACCESS = {
  '/': undefined,
  '/home': undefined,
  '/loading': undefined,
  '/401': undefined,
  '/404': undefined,
  '/callback': undefined,
  '/sign-out': undefined,
  '/logout': undefined,
  '/sign-in': guestsOnly,
  '/forgot-password': guestsOnly,
  '/auth/register': guestsOnly,
  '/auth/accountConfirmation': undefined,
  '/auth/resetPassword': undefined,
  // Who confirms in another tab is in here too, and waits for nothing any more.
  '/email-verification': guestsOnly,
  '/profile': undefined,
  '/check-in': undefined,
  '/course/search/:courseId?': undefined,
  '/course/register/:courseId': undefined,
  '/course/verification': undefined,
  '/online-course-enrollment': undefined,
  '/student/enrollmentVerification': undefined,
  '/instructor/course/new': undefined,
  '/instructor/materials': undefined,
  '/cable-barrier': undefined,
  '/contact': undefined,
  '/mission': undefined,
  '/partners': undefined,
  '/resources': undefined,
  '/example': undefined,
  '/documentation/*?': undefined,
  '/demo/outbox': undefined,
  '/admin/contactFormLogs': admin,
  '/admin/courses': admin,
  '/admin/emails': admin,
  '/admin/file-manager': admin,
  '/admin/how-to': admin,
  '/admin/in-person': admin,
  '/admin/instructors': admin,
  '/admin/online': admin,
  '/admin/reports': [ROLE.admin, ROLE.owner, ROLE.master],
  '/admin/students': admin,
  '/admin/users': admin,
  '/coordinator/student-progress': coordinator,
  '/coordinator/students': coordinator,
  '/instructor/course/:courseId': instructorOrAdmin,
  '/instructor/roster/:instructorCourseId': instructorOrAdmin,
  '/instructor/dash': instructor,
  '/instructor/student-enrollments': instructor,
  '/master/dash': master,
  '/online-course/:courseId': student,
  '/student/dash': student,
} as const satisfies Readonly<Record<string, Access>>

export type RoutePattern = keyof typeof ROUTE_ACCESS

const PATTERNS = Object.keys(ROUTE_ACCESS).filter((key): key is RoutePattern => key in ROUTE_ACCESS)

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

// Asked of each link of a page: cut once.
const WANTED = PATTERNS.map((pattern) => [pattern, segmentsOf(pattern)] as const)

const matches = (wanted: readonly string[], given: readonly string[]): boolean => {
  if (wanted.at(-1) === '*?') return wanted.slice(0, -1).every((segment, at) => segment === given[at])
  const needed = wanted.filter((segment) => !segment.endsWith('?')).length
  if (given.length < needed || given.length > wanted.length) return false
  return given.every((segment, at) => wanted[at]?.startsWith(':') || wanted[at] === segment)
}

const findRoute = (path: string): RoutePattern | null => {
  const given = segmentsOf(path)
  const found = WANTED.flatMap(([pattern, wanted]) => (matches(wanted, given) ? [pattern] : []))
  return found.find((pattern) => !pattern.includes(':')) ?? found[0] ?? null
}

/** A visit asks a dozen times. Paths of anybody's making are no more than these. */
const MOST_KNOWN = 100
const known = new Map<string, RoutePattern | null>()

/** The route that a path (without its query) belongs to; a route without parameters wins. Null is "not found". */
export const routeOf = (path: string): RoutePattern | null => {
  const held = known.get(path)
  if (held !== undefined) return held
  const route = findRoute(path)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(path, route)
  return route
}

/** Never blocked, whoever asks (specification, section 4). */
const OPEN = new Set(['/', '/callback', '/sign-in', '/sign-out', '/logout', '/404'])

export const isNeverBlocked = (path: string): boolean => OPEN.has(path)

const ANSWERED: readonly string[] = [
  '/callback',
  '/sign-out',
  '/logout',
  '/auth/accountConfirmation',
  '/auth/resetPassword',
] satisfies RoutePattern[]

/** What these pages say is an answer of the server: until it is here they say that they wait. */
export const isAnswered = (route: RoutePattern): boolean => ANSWERED.includes(route)

const BARE: readonly string[] = [
  '/loading',
  '/404',
  '/callback',
  '/auth/accountConfirmation',
  '/email-verification',
  '/auth/resetPassword',
  '/forgot-password',
  '/sign-in',
  '/auth/register',
] satisfies RoutePattern[]

/** Pages without navbar, toolbar, footer or side panels. */
export const isBare = (route: RoutePattern): boolean => BARE.includes(route)
