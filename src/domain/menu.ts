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

/** The id is also the key of the label in the dictionaries. */
export type MenuItem = Readonly<{ id: MenuItemId; type: 'item'; url: string; icon: MenuIcon; auth?: Access }>
export type MenuGroup = Readonly<{ id: MenuGroupId; type: 'group'; auth?: Access; children: readonly MenuItem[] }>

const item = (id: MenuItemId, url: string, icon: MenuIcon): MenuItem => ({ id, type: 'item', url, icon })

const administrators: Access = [ROLE.admin, ROLE.owner]

/** The menu of the specification, section 2: labels by group and who sees them. */
export const MENU: readonly MenuGroup[] = [
  { id: 'home', type: 'group', children: [item('home', '/home', 'home')] },
  {
    id: 'admin',
    type: 'group',
    auth: administrators,
    children: [
      item('userList', '/admin/users', 'people'),
      item('courseList', '/admin/courses', 'course'),
      item('studentList', '/admin/students', 'person'),
      item('instructorList', '/admin/instructors', 'classroom'),
      item('fileManager', '/admin/file-manager', 'files'),
      item('onlineEnrollments', '/admin/online', 'online'),
      item('inPersonEnrollments', '/admin/in-person', 'people'),
      item('emailReports', '/admin/emails', 'mail'),
      item('contactFormLogs', '/admin/contactFormLogs', 'messages'),
      item('howToVideos', '/admin/how-to', 'video'),
    ],
  },
  {
    id: 'masterTrainer',
    type: 'group',
    auth: [ROLE.master],
    children: [item('masterDashboard', '/master/dash', 'chart')],
  },
  {
    id: 'instructor',
    type: 'group',
    auth: [ROLE.instructor],
    children: [
      item('instructorDashboard', '/instructor/dash', 'classroom'),
      item('studentEnrollments', '/instructor/student-enrollments', 'people'),
    ],
  },
  {
    id: 'allCourses',
    type: 'group',
    children: [
      item('courseSearch', '/course/search', 'search'),
      item('verification', '/course/verification', 'certificate'),
    ],
  },
  { id: 'student', type: 'group', auth: [ROLE.student], children: [item('myCourses', '/student/dash', 'book')] },
  {
    id: 'groupCoordinator',
    type: 'group',
    auth: [ROLE.groupCoordinator],
    children: [
      item('groupStudents', '/coordinator/students', 'people'),
      item('studentProgress', '/coordinator/student-progress', 'chart'),
    ],
  },
  { id: 'extraInformation', type: 'group', children: [item('cableBarrier', '/cable-barrier', 'barrier')] },
  {
    id: 'aboutUs',
    type: 'group',
    children: [
      item('mission', '/mission', 'mission'),
      item('resources', '/resources', 'resources'),
      item('partners', '/partners', 'partners'),
      item('contact', '/contact', 'contact'),
    ],
  },
]

/** What of the menu a viewer sees: what their roles allow, and leads somewhere. An emptied group goes too. */
export const menuFor = (roles: readonly RoleId[], leadsSomewhere: (url: string) => boolean): MenuGroup[] =>
  MENU.filter((group) => mayAccess(group.auth, roles)).flatMap((group) => {
    const children = group.children.filter((child) => mayAccess(child.auth, roles) && leadsSomewhere(child.url))
    return children.length > 0 ? [{ ...group, children }] : []
  })
