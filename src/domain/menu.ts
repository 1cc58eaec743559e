import { mayAccess, type Access } from './permission.ts'
import { ROLE, type RoleId } from './role.ts'

/** Names of the icons that the navigation knows. */
export type MenuIcon =
  | 'home'
  | 'people'
  | 'course'
  | 'person'
  | 'files'
  | 'online'
  | 'classroom'
  | 'mail'
  | 'messages'
  | 'video'
  | 'chart'
  | 'search'
  | 'certificate'
  | 'book'
  | 'barrier'
  | 'mission'
  | 'resources'
  | 'partners'
  | 'contact'
  | 'admin'
  | 'about'

export type MenuGroupId =
  | 'home'
  | 'admin'
  | 'masterTrainer'
  | 'instructor'
  | 'allCourses'
  | 'student'
  | 'groupCoordinator'
  | 'extraInformation'
  | 'aboutUs'

export type MenuItemId =
  | 'home'
  | 'userList'
  | 'courseList'
  | 'studentList'
  | 'instructorList'
  | 'fileManager'
  | 'onlineEnrollments'
  | 'inPersonEnrollments'
  | 'emailReports'
  | 'contactFormLogs'
  | 'howToVideos'
  | 'reports'
  | 'masterDashboard'
  | 'instructorDashboard'
  | 'studentEnrollments'
  | 'courseSearch'
  | 'verification'
  | 'myCourses'
  | 'groupStudents'
  | 'studentProgress'
  | 'cableBarrier'
  | 'mission'
  | 'resources'
  | 'partners'
  | 'contact'

/** A count, or that it has come with this version. */
export type MenuBadge = number | 'new'

/** What every entry can carry. No `auth` is open to all; a parent's rule comes before those of its children. */
type Entry = Readonly<{ auth?: Access; badge?: MenuBadge; disabled?: boolean }>

/** A page of ours. The id is also the key of the label in the dictionaries. */
export type MenuItem = Entry &
  Readonly<{ id: MenuItemId; type: 'item'; url: string; icon: MenuIcon; target?: '_blank' }>
/** An address outside of the app; in a tab of its own where the target says so. */
export type MenuLink = Entry &
  Readonly<{ id: MenuItemId; type: 'link'; url: string; icon: MenuIcon; target?: '_blank' }>
/** Entries behind a button that shows and hides them. */
export type MenuCollapse = Entry &
  Readonly<{ id: MenuGroupId; type: 'collapse'; icon: MenuIcon; children: readonly MenuEntry[] }>
export type MenuDivider = Readonly<{ id: string; type: 'divider'; auth?: Access }>
export type MenuEntry = MenuItem | MenuLink | MenuCollapse | MenuDivider
/** Entries under a heading. The icon stands for the group where there is room for nothing else. */
export type MenuGroup = Readonly<{
  id: MenuGroupId
  type: 'group'
  icon: MenuIcon
  auth?: Access
  children: readonly MenuEntry[]
}>

const item = (id: MenuItemId, url: string, icon: MenuIcon): MenuItem => ({ id, type: 'item', url, icon })

const administrators: Access = [ROLE.admin, ROLE.owner]
const runners: Access = [ROLE.admin, ROLE.owner, ROLE.master]

/** The menu of the specification, section 2: labels by group and who sees them. */
export const MENU: readonly MenuGroup[] = [
  { id: 'home', type: 'group', icon: 'home', children: [item('home', '/home', 'home')] },
  {
    id: 'admin',
    type: 'group',
    icon: 'admin',
    // Each of its pages says whose it is: one of them is the master trainer's too.
    auth: runners,
    children: [
      { ...item('userList', '/admin/users', 'people'), auth: administrators },
      { ...item('courseList', '/admin/courses', 'course'), auth: administrators },
      { ...item('studentList', '/admin/students', 'person'), auth: administrators },
      { ...item('instructorList', '/admin/instructors', 'classroom'), auth: administrators },
      { ...item('fileManager', '/admin/file-manager', 'files'), auth: administrators },
      { ...item('onlineEnrollments', '/admin/online', 'online'), auth: administrators },
      { ...item('inPersonEnrollments', '/admin/in-person', 'people'), auth: administrators },
      { ...item('emailReports', '/admin/emails', 'mail'), auth: administrators },
      { ...item('contactFormLogs', '/admin/contactFormLogs', 'messages'), auth: administrators },
      { ...item('howToVideos', '/admin/how-to', 'video'), auth: administrators },
      { ...item('reports', '/admin/reports', 'chart'), auth: runners },
    ],
  },
  {
    id: 'masterTrainer',
    type: 'group',
    icon: 'chart',
    auth: [ROLE.master],
    children: [item('masterDashboard', '/master/dash', 'chart')],
  },
  {
    id: 'instructor',
    type: 'group',
    icon: 'classroom',
    auth: [ROLE.instructor],
    children: [
      item('instructorDashboard', '/instructor/dash', 'classroom'),
      item('studentEnrollments', '/instructor/student-enrollments', 'people'),
    ],
  },
  {
    id: 'allCourses',
    type: 'group',
    icon: 'course',
    children: [
      item('courseSearch', '/course/search', 'search'),
      item('verification', '/course/verification', 'certificate'),
    ],
  },
  {
    id: 'student',
    type: 'group',
    icon: 'book',
    auth: [ROLE.student],
    children: [item('myCourses', '/student/dash', 'book')],
  },
  {
    id: 'groupCoordinator',
    type: 'group',
    icon: 'people',
    auth: [ROLE.groupCoordinator],
    children: [
      item('groupStudents', '/coordinator/students', 'people'),
      item('studentProgress', '/coordinator/student-progress', 'chart'),
    ],
  },
  {
    id: 'extraInformation',
    type: 'group',
    icon: 'barrier',
    children: [item('cableBarrier', '/cable-barrier', 'barrier')],
  },
  {
    id: 'aboutUs',
    type: 'group',
    icon: 'about',
    children: [
      item('mission', '/mission', 'mission'),
      item('resources', '/resources', 'resources'),
      item('partners', '/partners', 'partners'),
      item('contact', '/contact', 'contact'),
    ],
  },
]

/** Lines that separate nothing go: at an end, or beside another. */
const withoutIdleDividers = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ type }, at) => {
    if (type !== 'divider') return true
    const next = entries[at + 1]
    return entries.slice(0, at).some((before) => before.type !== 'divider') && next && next.type !== 'divider'
  })

const entriesFor = (
  entries: readonly MenuEntry[],
  roles: readonly RoleId[],
  leadsSomewhere: (url: string) => boolean,
): MenuEntry[] =>
  withoutIdleDividers(
    entries
      .filter(({ auth }) => mayAccess(auth, roles))
      .flatMap((entry): MenuEntry[] => {
        if (entry.type === 'item') return leadsSomewhere(entry.url) ? [entry] : []
        if (entry.type !== 'collapse') return [entry]
        const children = entriesFor(entry.children, roles, leadsSomewhere)
        return children.length > 0 ? [{ ...entry, children }] : []
      }),
  )

/** What of a menu a viewer sees: what their roles allow, and leads somewhere. An emptied parent goes too. */
export const menuFor = (
  roles: readonly RoleId[],
  leadsSomewhere: (url: string) => boolean,
  menu: readonly MenuGroup[] = MENU,
): MenuGroup[] =>
  menu
    .filter(({ auth }) => mayAccess(auth, roles))
    .flatMap((group) => {
      const children = entriesFor(group.children, roles, leadsSomewhere)
      return children.length > 0 ? [{ ...group, children }] : []
    })

const pagesIn = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.flatMap((entry) => {
    if (entry.type === 'collapse') return pagesIn(entry.children)
    return entry.type === 'item' ? [entry] : []
  })

/** The pages of a menu in its order, however deep they stand. */
export const pagesOf = (menu: readonly MenuGroup[]): MenuItem[] => menu.flatMap(({ children }) => pagesIn(children))

/** Whether a page is among these entries. */
export const hasPage = (entries: readonly MenuEntry[], path: string): boolean =>
  pagesIn(entries).some(({ url }) => url === path)
