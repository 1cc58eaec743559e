import type { HowToPage, HowToRole, HowToState } from '../../../domain/how-to.ts'
import type { Words } from '../../../i18n/words.tsx'
import type { StatusTone } from '../../ui/status-chip.view.tsx'

export const HOW_TO_TONES: Readonly<Record<HowToState, StatusTone>> = {
  draft: 'neutral',
  published: 'success',
  trashed: 'warning',
}

/** A page by the name that it has in the menu; those that it leads on to have names here. */
const PAGES: Readonly<Record<HowToPage, (words: Words) => string>> = {
  '/admin/users': ({ shell }) => shell.menu.userList(),
  '/admin/courses': ({ shell }) => shell.menu.courseList(),
  '/admin/students': ({ shell }) => shell.menu.studentList(),
  '/admin/instructors': ({ shell }) => shell.menu.instructorList(),
  '/admin/file-manager': ({ shell }) => shell.menu.fileManager(),
  '/admin/online': ({ shell }) => shell.menu.onlineEnrollments(),
  '/admin/in-person': ({ shell }) => shell.menu.inPersonEnrollments(),
  '/admin/emails': ({ shell }) => shell.menu.emailReports(),
  '/admin/contactFormLogs': ({ shell }) => shell.menu.contactFormLogs(),
  '/admin/how-to': ({ shell }) => shell.menu.howToVideos(),
  '/coordinator/students': ({ shell }) => `${shell.groups.groupCoordinator()}: ${shell.menu.groupStudents()}`,
  '/coordinator/student-progress': ({ shell }) => shell.menu.studentProgress(),
  '/instructor/dash': ({ shell }) => shell.menu.instructorDashboard(),
  '/instructor/course/new': ({ howToList }) => howToList.pages.newClass(),
  '/instructor/course/:courseId': ({ howToList }) => howToList.pages.class(),
  '/instructor/roster/:instructorCourseId': ({ howToList }) => howToList.pages.roster(),
  '/instructor/student-enrollments': ({ shell }) => shell.menu.studentEnrollments(),
  '/instructor/materials': ({ howToList }) => howToList.pages.materials(),
  '/master/dash': ({ shell }) => shell.menu.masterDashboard(),
}

export const pageWords = (words: Words, page: HowToPage): string => PAGES[page](words)

export const roleWords = ({ howToList }: Words, role: HowToRole): string => howToList.roles[role]()
