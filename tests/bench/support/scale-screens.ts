import { VIEWED_LISTS } from '../../../src/domain/contract/viewed-lists.ts'
import { broughtViews } from '../../../src/domain/list-view.ts'
import { listRequest, readListAsked } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { RunningScaleServer } from './start-scale-servers.ts'

export type Asker = 'coordinator' | 'instructor' | 'student' | 'admin' | 'master' | null
export type Screen = Readonly<{ id: string; name: string; as: Asker; path: (server: RunningScaleServer) => string }>

/** Every list and dashboard, by the call that it makes first. */
export const SCREENS: readonly Screen[] = [
  { id: 'search', name: 'Course search', as: null, path: () => '/api/course-search' },
  { id: 'course', name: 'A course', as: null, path: ({ courseId }) => `/api/course-search/${courseId}` },
  {
    id: 'classes',
    name: 'Classes of a course',
    as: 'student',
    path: ({ courseId }) => `/api/courses/${courseId}/classes`,
  },
  {
    id: 'dashboard',
    name: "A student's page",
    as: 'student',
    path: ({ student }) => `/api/students/${student.studentId}/dashboard`,
  },
  { id: 'instructor', name: "An instructor's page", as: 'instructor', path: () => '/api/instructor/dashboard' },
  { id: 'own classes', name: 'Own classes', as: 'instructor', path: () => '/api/instructor-courses/mine' },
  { id: 'class', name: 'A class', as: 'instructor', path: ({ classId }) => `/api/instructor-courses/${classId}` },
  {
    id: 'roster',
    name: 'A roster',
    as: 'instructor',
    path: ({ classId }) => `/api/instructor-courses/${classId}/roster`,
  },
  { id: 'enrolments', name: 'Enrolments of own students', as: 'instructor', path: () => LONG_LIST },
  {
    id: 'enrolments by name',
    name: 'The same by name',
    as: 'instructor',
    path: () => `${LONG_LIST}?sort=name`,
  },
  {
    id: 'enrolments of somebody',
    name: 'The same, looked for by a name',
    as: 'instructor',
    path: () => `${LONG_LIST}?search=layla+okafor`,
  },
  { id: 'group', name: 'Students of own groups', as: 'coordinator', path: () => '/api/groups/students' },
  {
    id: 'group search',
    name: 'The same, looked for by a name',
    as: 'coordinator',
    path: () => '/api/groups/students?search=haddad',
  },
  { id: 'invitations', name: 'Invitations of own groups', as: 'coordinator', path: () => '/api/groups/invitations' },
  { id: 'progress', name: 'Progress of own groups', as: 'coordinator', path: () => '/api/group-progress' },
  { id: 'progress figures', name: 'Its figures', as: 'coordinator', path: () => '/api/group-progress/overview' },
  { id: 'figures', name: 'Figures of the program', as: 'master', path: () => '/api/programme/figures' },
  { id: 'waiting', name: 'What waits in the program', as: 'master', path: () => '/api/programme/overview' },
  { id: 'quality', name: 'What is not as it should be', as: 'master', path: () => '/api/programme/quality' },
  { id: 'trainers', name: 'Who trained whom', as: 'master', path: () => '/api/programme/instructors' },
]

/** Each list of those who run the program: whole, by each view that it brings, and looked for by a name. */
export const STAFF_LISTS: readonly Screen[] = Object.values(VIEWED_LISTS)
  .filter(({ roles }) => roles.some((role) => role === ROLE.admin))
  .flatMap((list) => {
    const asking = (what: string, query: string): Screen => ({
      id: `${list.id}${what}`,
      name: `${list.id}${what}`,
      as: 'admin',
      path: () => `/api${list.path}${listRequest(list, readListAsked(list, new URLSearchParams(query)))}`,
    })
    const views = broughtViews(list).map(({ key, asked }) => asking(`, view ${key}`, asked))
    return [asking('', ''), asking(', looked for', 'search=layla+okafor')].concat(views)
  })

/** The longest list there is, and a search in it. */
const LONG_LIST = '/api/student-enrollments'

/** Lists that are as long as there are people, or longer. */
export const LONG_LISTS: readonly Readonly<{ id: string; as: Exclude<Asker, null>; path: string }>[] = [
  { id: 'enrolments of own students', as: 'instructor', path: LONG_LIST },
  { id: 'all students', as: 'admin', path: `/api${VIEWED_LISTS.allStudents.path}` },
  { id: 'all accounts', as: 'admin', path: `/api${VIEWED_LISTS.users.path}` },
  { id: 'all online enrollments', as: 'admin', path: `/api${VIEWED_LISTS.enrollmentRecords.path}` },
]
