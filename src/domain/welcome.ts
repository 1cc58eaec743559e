import { ROLE, type RoleId } from './role.ts'

/** Where somebody new may begin. Each is a sentence of the `welcome` words. */
export const WELCOME_PLACES = {
  myCourses: '/student/dash',
  enroll: '/online-course-enrollment',
  instructorDash: '/instructor/dash',
  newClass: '/instructor/course/new',
  materials: '/instructor/materials',
  groupStudents: '/coordinator/students',
  groupProgress: '/coordinator/student-progress',
  users: '/admin/users',
  courses: '/admin/courses',
  howTo: '/admin/how-to',
  masterDash: '/master/dash',
  guide: '/documentation',
  verify: '/course/verification',
  fieldResources: '/resources',
  askUs: '/contact',
} as const

/** Where somebody arrives who asked for nothing else: elsewhere a welcome would cover what they came for. */
const ARRIVALS: ReadonlySet<string> = new Set([
  '/home',
  WELCOME_PLACES.myCourses,
  WELCOME_PLACES.instructorDash,
  WELCOME_PLACES.groupProgress,
  WELCOME_PLACES.masterDash,
])

const PLAYER = '/online-course/'

/** Whether a page is where somebody learns already: they have found what they came for. */
export const isLearning = (path: string): boolean => path.startsWith(PLAYER)

/** Whether a newcomer is welcomed on the page of a path, which is without its query. */
export const isArrival = (path: string): boolean => ARRIVALS.has(path)

export type WelcomePlace = keyof typeof WELCOME_PLACES

const ADMIN: readonly WelcomePlace[] = ['users', 'courses', 'howTo']

/** What a role is here for comes first; a person with several has the first of these that they hold. */
const BY_ROLE: readonly (readonly [RoleId, readonly WelcomePlace[]])[] = [
  [ROLE.owner, ADMIN],
  [ROLE.admin, ADMIN],
  [ROLE.master, ['masterDash']],
  [ROLE.instructor, ['instructorDash', 'newClass', 'materials']],
  [ROLE.groupCoordinator, ['groupStudents', 'groupProgress']],
  [ROLE.student, ['myCourses', 'enroll']],
]

const FOR_ALL: readonly WelcomePlace[] = ['guide', 'verify', 'fieldResources', 'askUs']

const AT_MOST = 3

/** The three things to do next for these roles, among those that have a page. */
export const welcomePlaces = (
  roles: readonly RoleId[],
  leadsSomewhere: (url: string) => boolean,
): readonly WelcomePlace[] => {
  const wanted = BY_ROLE.filter(([role]) => roles.includes(role)).flatMap(([, places]) => places)
  return [...new Set([...wanted, ...FOR_ALL])]
    .filter((place) => leadsSomewhere(WELCOME_PLACES[place]))
    .slice(0, AT_MOST)
}
