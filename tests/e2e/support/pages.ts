/** An example of every route that has a page: its address, and who may see it. Null is a guest. */
export type ExamplePage = Readonly<{ path: string; person: string | null }>

const guest = (path: string): ExamplePage => ({ path, person: null })
const as = (person: string, path: string): ExamplePage => ({ path, person })

/** By the pattern of the route; a page that is added has to be added here, or a test says so. */
export const PAGES: Readonly<Record<string, ExamplePage>> = {
  '/admin/reports': as('admin', '/admin/reports'),
  '/admin/contactFormLogs': as('admin', '/admin/contactFormLogs'),
  '/admin/online': as('admin', '/admin/online'),
  '/admin/emails': as('admin', '/admin/emails'),
  '/admin/file-manager': as('admin', '/admin/file-manager'),
  '/admin/how-to': as('admin', '/admin/how-to'),
  '/admin/users': as('admin', '/admin/users'),
  '/admin/students': as('admin', '/admin/students'),
  '/admin/courses': as('admin', '/admin/courses'),
  '/home': guest('/home'),
  '/sign-in': guest('/sign-in'),
  '/sign-out': guest('/sign-out'),
  '/logout': guest('/logout'),
  '/loading': guest('/loading'),
  '/401': guest('/401'),
  '/404': guest('/404'),
  '/auth/register': guest('/auth/register?accountType=2'),
  '/auth/accountConfirmation': guest('/auth/accountConfirmation?code=no-such-code'),
  '/auth/resetPassword': guest('/auth/resetPassword?code=no-such-code'),
  '/email-verification': guest('/email-verification'),
  '/forgot-password': guest('/forgot-password'),
  '/check-in': guest('/check-in'),
  '/course/search/:courseId?': guest('/course/search?delivery=inPerson'),
  '/course/register/:courseId': as('student', '/course/register/2'),
  '/course/verification': guest('/course/verification'),
  '/online-course-enrollment': guest('/online-course-enrollment'),
  '/mission': guest('/mission'),
  '/partners': guest('/partners'),
  '/resources': guest('/resources'),
  '/cable-barrier': guest('/cable-barrier'),
  '/contact': guest('/contact'),
  '/example': guest('/example'),
  '/documentation/*?': guest('/documentation/configuration/multi-language'),
  '/demo/outbox': guest('/demo/outbox'),
  '/profile': as('student', '/profile'),
  '/instructor/roster/:instructorCourseId': as('instructor', '/instructor/roster/7'),
  '/student/dash': as('student', '/student/dash'),
  '/instructor/student-enrollments': as('instructor', '/instructor/student-enrollments'),
  '/instructor/materials': as('instructor', '/instructor/materials'),
  '/student/enrollmentVerification': as('maya.feldman', '/student/enrollmentVerification'),
  '/online-course/:courseId': as('maya.feldman', '/online-course/1'),
  '/coordinator/student-progress': as('coordinator', '/coordinator/student-progress'),
  '/instructor/dash': as('instructor', '/instructor/dash'),
  '/instructor/course/new': as('instructor', '/instructor/course/new'),
  '/instructor/course/:courseId': as('instructor', '/instructor/course/7'),
  '/coordinator/students': as('coordinator', '/coordinator/students'),
  '/admin/in-person': as('admin', '/admin/in-person'),
  '/admin/instructors': as('admin', '/admin/instructors'),
  '/master/dash': as('master', '/master/dash'),
}

/** What everyone sees, and each role has more of. */
export const HOMES: readonly ExamplePage[] = ['student', 'instructor', 'coordinator', 'admin', 'master'].map((person) =>
  as(person, '/home'),
)

/** Parts of pages by their address that no list of the domain is in. */
export const FURTHER_PARTS: readonly ExamplePage[] = [
  as('admin', '/admin/courses?view=certificates'),
  as('admin', '/admin/courses?course=1'),
  as('admin', '/admin/courses?course=1&tab=lessons'),
  as('admin', '/admin/courses?course=1&tab=questions'),
  as('admin', '/admin/courses?course=1&tab=history'),
  as('admin', '/admin/how-to?video=1'),
  as('instructor', '/instructor/course/new?from=7'),
  as('admin', '/admin/in-person?part=record'),
  as('instructor', '/profile'),
  as('admin', '/admin/users?person=12'),
  as('admin', '/admin/users?person=12&tab=training'),
  as('admin', '/admin/users?person=12&tab=history'),

  as('admin', '/admin/emails?view=templates'),
  as('admin', '/admin/emails?view=templates&channel=mail&template=courseCompleted'),
]

/** Routes that only pass on to another page. */
export const THROUGH: readonly string[] = ['/callback']
