import { pagesToSee } from './of-this-commit.ts'
import { tokenOf } from './visitor.ts'

export type ListScreen = Readonly<{
  person: string
  path: string
  /** The list is a part of a page about something else: where it begins is the page's matter. */
  isPart?: boolean
}>

export type ListScreens = Readonly<Record<string, readonly ListScreen[] | null>>

/** Where each list of the domain is seen, by its id; null is one whose rows are no rows, but cards of a catalogue. */
const screensOf = (importId: number): ListScreens => ({
  reports: [{ person: 'admin', path: '/admin/reports' }],
  contactCases: [{ person: 'admin', path: '/admin/contactFormLogs' }],
  savedAnswers: [{ person: 'admin', path: '/admin/contactFormLogs?view=answers' }],
  enrollmentRecords: [{ person: 'admin', path: '/admin/online' }],
  messages: [{ person: 'admin', path: '/admin/emails' }],
  fileRecords: [{ person: 'admin', path: '/admin/file-manager' }],
  howTo: [{ person: 'admin', path: '/admin/how-to' }],
  users: [{ person: 'admin', path: '/admin/users' }],
  allStudents: [{ person: 'admin', path: '/admin/students' }],
  courseCategories: [{ person: 'admin', path: '/admin/courses?view=categories' }],
  agencyRecords: [{ person: 'admin', path: '/admin/courses?view=agencies' }],
  instructors: [{ person: 'admin', path: '/admin/instructors' }],
  classRecords: [{ person: 'admin', path: '/admin/in-person' }],
  courseRecords: [{ person: 'admin', path: '/admin/courses' }],
  nameChanges: [{ person: 'admin', path: '/admin/users?view=names' }],
  audit: [{ person: 'admin', path: '/admin/users?view=log' }],
  studentEnrollments: [
    { person: 'instructor', path: '/instructor/student-enrollments' },
    { person: 'instructor', path: '/instructor/student-enrollments?delivery=inPerson' },
  ],
  lessonQuestions: [{ person: 'instructor', path: '/instructor/student-enrollments?view=questions' }],
  ownClasses: [{ person: 'instructor', path: '/instructor/dash', isPart: true }],
  groupProgress: [{ person: 'coordinator', path: '/coordinator/student-progress' }],
  groupStudents: [{ person: 'coordinator', path: '/coordinator/students' }],
  groupInvitations: [{ person: 'coordinator', path: '/coordinator/students?view=invitations' }],
  groupImports: [{ person: 'coordinator', path: '/coordinator/students?view=imports' }],
  importRows: [{ person: 'coordinator', path: `/coordinator/students?view=imports&import=${importId}`, isPart: true }],
  invitations: [
    { person: 'admin', path: '/admin/instructors?view=invitations' },
    { person: 'master', path: '/master/dash', isPart: true },
  ],
  courseSearch: null,
})

const CSV = 'first name,last name,email\nBora,Demir,bora@example.org\nHana,Saleh,hana@example.org\n,,nobody\n'

/** Where each list of the domain is seen, in an installation that has a file of people brought in. */
export const listScreens = async (origin: string): Promise<ListScreens> => {
  const headers = { Authorization: `Bearer ${await tokenOf(origin, 'coordinator')}` }
  const groups = (await (await fetch(`${origin}/api/groups`, { headers })).json()) as readonly { id: number }[]
  const kept = await fetch(`${origin}/api/groups/${groups[0]?.id}/imports?fileName=crew.csv&language=en`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/octet-stream' },
    body: CSV,
  })
  if (kept.status !== 201) throw new Error(`The file was not taken: ${await kept.text()}`)
  return screensOf(((await kept.json()) as { id: number }).id)
}

/** Those that are looked at for this commit, in the long run all. */
export const listsToSee = (screens: ListScreens): readonly ListScreen[] =>
  pagesToSee(Object.values(screens).flatMap((some) => some ?? []))
