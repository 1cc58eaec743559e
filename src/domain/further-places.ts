import { GUIDE_HOME } from './guide.ts'
import type { MenuGroupId, MenuIcon } from './menu.ts'
import { mayAccess, type Access } from './permission.ts'
import { ROLE, type RoleId } from './role.ts'

/** Pages that stand in no menu and are found all the same, each beside the group of the menu that it belongs to. */
export const FURTHER_PLACES = [
  { id: 'newClass', url: '/instructor/course/new', icon: 'classroom', group: 'instructor', auth: [ROLE.instructor] },
  { id: 'materials', url: '/instructor/materials', icon: 'files', group: 'instructor', auth: [ROLE.instructor] },
  { id: 'onlineEnrollment', url: '/online-course-enrollment', icon: 'online', group: 'allCourses' },
  {
    id: 'enrollmentVerification',
    url: '/student/enrollmentVerification',
    icon: 'certificate',
    group: 'student',
    auth: [ROLE.student],
  },
  { id: 'checkIn', url: '/check-in', icon: 'classroom', group: 'student' },
  { id: 'profile', url: '/profile', icon: 'person', group: 'home', auth: Object.values(ROLE) },
  { id: 'signIn', url: '/sign-in', icon: 'person', group: 'home', auth: [] },
  { id: 'signUp', url: '/auth/register', icon: 'person', group: 'home', auth: [] },
  { id: 'guide', url: GUIDE_HOME, icon: 'book', group: 'aboutUs' },
] as const satisfies readonly Readonly<{
  id: string
  url: string
  icon: MenuIcon
  group: MenuGroupId
  auth?: Access
}>[]

type FurtherPlace = (typeof FURTHER_PLACES)[number]
export type FurtherPlaceId = FurtherPlace['id']

/** Those that a viewer may see. */
export const furtherPlacesFor = (roles: readonly RoleId[]): FurtherPlace[] =>
  FURTHER_PLACES.filter((place) => mayAccess('auth' in place ? place.auth : undefined, roles))
