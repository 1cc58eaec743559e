import type { Routes } from './routes.ts'

/** The pages that people go on to. */
export const FURTHER_ROUTES: Routes = {
  '/auth/register': {
    load: () => import('./routes/register.route.tsx'),
    source: 'src/app/routes/register.route.tsx',
    speaks: ['registration', 'passwords', 'fieldRules', 'choosing', 'contact'],
    title: (words) => words.registration.title(),
  },
  '/forgot-password': {
    load: () => import('./routes/forgot-password.route.tsx'),
    source: 'src/app/routes/forgot-password.route.tsx',
    speaks: ['accountLinks', 'contact', 'fieldRules'],
    title: (words) => words.accountLinks.forgot.page(),
  },
  '/email-verification': {
    load: () => import('./routes/email-verification.route.tsx'),
    source: 'src/app/routes/email-verification.route.tsx',
    speaks: ['accountLinks', 'fieldRules'],
    title: (words) => words.accountLinks.mail.page(),
  },
  '/auth/accountConfirmation': {
    load: () => import('./routes/account-confirmation.route.tsx'),
    source: 'src/app/routes/account-confirmation.route.tsx',
    speaks: ['accountLinks'],
    title: (words) => words.accountLinks.confirmation.page(),
  },
  '/auth/resetPassword': {
    load: () => import('./routes/reset-password.route.tsx'),
    source: 'src/app/routes/reset-password.route.tsx',
    speaks: ['accountLinks', 'fieldRules', 'passwords'],
    title: (words) => words.accountLinks.reset.page(),
  },
  '/course/register/:courseId': {
    load: () => import('./routes/course-register.route.tsx'),
    source: 'src/app/routes/course-register.route.tsx',
    speaks: ['classRegistration', 'checkIn'],
    title: (words) => words.classRegistration.title(),
  },
  '/course/search/:courseId?': {
    load: () => import('./routes/course-search.route.tsx'),
    source: 'src/app/routes/course-search.route.tsx',
    speaks: ['courseSearch', 'home', 'lists'],
    title: (words) => words.shell.menu.courseSearch(),
  },
  '/course/verification': {
    load: () => import('./routes/course-verification.route.tsx'),
    source: 'src/app/routes/course-verification.route.tsx',
    speaks: ['verification'],
    title: (words) => words.shell.menu.verification(),
  },
  '/online-course-enrollment': {
    load: () => import('./routes/online-course-enrollment.route.tsx'),
    source: 'src/app/routes/online-course-enrollment.route.tsx',
    speaks: ['enrollment'],
    title: (words) => words.shell.titles.onlineEnrollment(),
  },
  '/student/enrollmentVerification': {
    load: () => import('./routes/enrollment-verification.route.tsx'),
    source: 'src/app/routes/enrollment-verification.route.tsx',
    speaks: ['enrollmentVerification', 'fieldRules', 'choosing'],
    title: (words) => words.enrollmentVerification.title(),
  },
  '/online-course/:courseId': {
    load: () => import('./routes/online-course.route.tsx'),
    source: 'src/app/routes/online-course.route.tsx',
    speaks: ['lesson'],
    title: (words) => words.shell.titles.onlineCourse(),
  },
  '/documentation/*?': {
    load: () => import('./routes/documentation.route.tsx'),
    source: 'src/app/routes/documentation.route.tsx',
    speaks: ['documentation'],
    title: (words) => words.documentation.title(),
  },
  '/mission': {
    load: () => import('./routes/mission.route.tsx'),
    source: 'src/app/routes/mission.route.tsx',
    speaks: ['ourMission'],
    title: (words) => words.shell.menu.mission(),
  },
  '/partners': {
    load: () => import('./routes/partners.route.tsx'),
    source: 'src/app/routes/partners.route.tsx',
    speaks: ['partners'],
    title: (words) => words.shell.menu.partners(),
  },
  '/resources': {
    load: () => import('./routes/resources.route.tsx'),
    source: 'src/app/routes/resources.route.tsx',
    speaks: ['resources'],
    title: (words) => words.shell.menu.resources(),
  },
  '/cable-barrier': {
    load: () => import('./routes/cable-barrier.route.tsx'),
    source: 'src/app/routes/cable-barrier.route.tsx',
    speaks: ['cableBarrier'],
    title: (words) => words.shell.menu.cableBarrier(),
  },
  '/example': {
    load: () => import('./routes/example.route.tsx'),
    source: 'src/app/routes/example.route.tsx',
    speaks: ['example', 'choosing'],
    title: (words) => words.example.title(),
  },
  '/demo/outbox': {
    load: () => import('./routes/demo-outbox.route.tsx'),
    source: 'src/app/routes/demo-outbox.route.tsx',
    speaks: ['account'],
    title: (words) => words.shell.titles.outbox(),
  },
  '/contact': {
    load: () => import('./routes/contact.route.tsx'),
    source: 'src/app/routes/contact.route.tsx',
    speaks: ['contact'],
    title: (words) => words.shell.menu.contact(),
  },
  '/profile': {
    load: () => import('./routes/profile.route.tsx'),
    source: 'src/app/routes/profile.route.tsx',
    speaks: ['profile', 'security', 'passwords', 'fieldRules', 'choosing'],
    title: (words) => words.shell.myProfile(),
  },
  '/admin/instructors': {
    load: () => import('./routes/admin-instructors.route.tsx'),
    source: 'src/app/routes/admin-instructors.route.tsx',
    speaks: ['invitations', 'lists', 'fieldRules', 'choosing'],
    title: (words) => words.shell.menu.instructorList(),
  },
  '/master/dash': {
    load: () => import('./routes/master-dash.route.tsx'),
    source: 'src/app/routes/master-dash.route.tsx',
    speaks: ['invitations', 'lists', 'fieldRules', 'choosing'],
    title: (words) => words.shell.menu.masterDashboard(),
  },
  '/instructor/roster/:instructorCourseId': {
    load: () => import('./routes/instructor-roster.route.tsx'),
    source: 'src/app/routes/instructor-roster.route.tsx',
    speaks: ['roster', 'fieldRules', 'choosing'],
    title: (words) => words.roster.title(),
  },
  '/student/dash': {
    load: () => import('./routes/student-dash.route.tsx'),
    source: 'src/app/routes/student-dash.route.tsx',
    speaks: ['dashboard'],
    title: (words) => words.shell.menu.myCourses(),
  },
}
