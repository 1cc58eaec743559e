import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import type { Platform } from '../platform/platform.ts'
import { sweepJob } from '../platform/sweep.ts'
import { agenciesRoutes } from './agencies/agencies.routes.ts'
import { allStudentsActs } from './all-students/all-students.acts.ts'
import { allStudentsRoutes } from './all-students/all-students.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { accountMailJob } from './auth/account-mail.ts'
import { accountRoutes } from './auth/account.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import type { Sessions } from './auth/sessions.service.ts'
import { signUpRoutes } from './auth/sign-up.routes.ts'
import { usersRoutes } from './auth/users.routes.ts'
import { botCheckRoutes } from './bot-check/bot-check.routes.ts'
import { authorityRoutes } from './certificates/authority.routes.ts'
import { certificatesRoutes } from './certificates/certificates.routes.ts'
import { credentialsPublicRoutes } from './certificates/credentials.routes.ts'
import { walletIssuanceRoutes, walletOffersRoutes } from './certificates/wallet/wallet.routes.ts'
import { classRecordsActs } from './class-records/class-records.acts.ts'
import { classRecordsRoutes } from './class-records/class-records.routes.ts'
import { classSheetsJobs } from './class-sheets/class-sheets.jobs.ts'
import { classSheetsRoutes } from './class-sheets/class-sheets.routes.ts'
import { classesRoutes } from './classes/classes.routes.ts'
import { instructorCoursesRoutes } from './classes/instructor-courses.routes.ts'
import { contactCasesListActs } from './contact-cases/contact-cases.acts.ts'
import { contactCasesListRoutes } from './contact-cases/contact-cases.routes.ts'
import { savedAnswersRoutes } from './contact-cases/saved-answers.routes.ts'
import { contactFlightsJob } from './contact/contact-flights.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { courseFilesRoutes } from './course-files/course-files.routes.ts'
import { courseInstructorsRoutes } from './course-records/course-instructors.routes.ts'
import { courseRecordsActs } from './course-records/course-records.acts.ts'
import { courseRecordsRoutes } from './course-records/course-records.routes.ts'
import { courseVocabularyRoutes } from './course-records/course-vocabulary.routes.ts'
import { questionImportRoutes } from './course-records/question-import.routes.ts'
import { courseSearchRoutes } from './course-search/course-search.routes.ts'
import { coursesRoutes } from './courses/courses.routes.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import { enrollmentRecordsListActs } from './enrollment-records/enrollment-records.acts.ts'
import { enrollmentRecordsListRoutes } from './enrollment-records/enrollment-records.routes.ts'
import { enrollmentVerificationRoutes } from './enrollment-verification/enrollment-verification.routes.ts'
import { enrollmentsRoutes } from './enrollments/enrollments.routes.ts'
import { learningJobs } from './enrollments/learning.jobs.ts'
import { fileRecordsListActs } from './file-records/file-records.acts.ts'
import { fileRecordsJobs } from './file-records/file-records.jobs.ts'
import { fileRecordsListRoutes } from './file-records/file-records.routes.ts'
import { filesRoutes } from './files/files.routes.ts'
import { findingRoutes } from './finding/finding.routes.ts'
import { groupProgressActs } from './group-progress/group-progress.acts.ts'
import { groupProgressRoutes } from './group-progress/group-progress.routes.ts'
import { remindersJob } from './group-progress/reminders.service.ts'
import { groupInvitationsActs } from './groups/group-invitations.acts.ts'
import { groupStudentsActs } from './groups/group-students.acts.ts'
import { groupsRoutes } from './groups/groups.routes.ts'
import { howToActs } from './how-to/how-to.acts.ts'
import { howToJobs } from './how-to/how-to.jobs.ts'
import { howToRoutes } from './how-to/how-to.routes.ts'
import { importsJob } from './imports/imports.jobs.ts'
import { importsRoutes } from './imports/imports.routes.ts'
import { inboundJobs } from './inbound/inbound.jobs.ts'
import { approvalsJobs } from './instructors/approvals.jobs.ts'
import { handoverRoutes } from './instructors/handovers.routes.ts'
import { instructorsListActs } from './instructors/instructors.acts.ts'
import { instructorsRoutes } from './instructors/instructors.routes.ts'
import { invitationsActs } from './invitations/invitations.acts.ts'
import { invitationsRoutes } from './invitations/invitations.routes.ts'
import { keptFiguresJobs } from './kept-figures/kept-figures.jobs.ts'
import { lessonNotesRoutes } from './lesson-notes/lesson-notes.routes.ts'
import { lessonQuestionsRoutes } from './lesson-questions/lesson-questions.routes.ts'
import { lessonsRoutes } from './lessons/lessons.routes.ts'
import type { ListActs } from './list-acts/act-work.ts'
import { listActsJobs } from './list-acts/list-acts.jobs.ts'
import { listActsRoutes } from './list-acts/list-acts.routes.ts'
import { listViewsRoutes } from './list-views/list-views.routes.ts'
import { mailJobs } from './mail/mail.jobs.ts'
import { outboxRoutes } from './mail/outbox.routes.ts'
import { smsJobs } from './mail/sms.jobs.ts'
import { materialsRoutes } from './materials/materials.routes.ts'
import { messageTemplatesRoutes } from './message-templates/message-templates.routes.ts'
import { messagesActs } from './messages/messages.acts.ts'
import { messagesJobs } from './messages/messages.jobs.ts'
import { messagesRoutes } from './messages/messages.routes.ts'
import { nameChangesRoutes } from './name-changes/name-changes.routes.ts'
import { onlineCoursesRoutes } from './online-courses/online-courses.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { personMergesRoutes } from './person-merges/person-merges.routes.ts'
import { credentialsRoutes } from './profiles/credentials.routes.ts'
import { dataExportRoutes, ownSessionsRoutes, phoneRoutes, profilesRoutes } from './profiles/profiles.routes.ts'
import { programmeRoutes } from './programme/programme.routes.ts'
import { quickPanelRoutes } from './quick-panel/quick-panel.routes.ts'
import { quizAttemptsRoutes } from './quiz-attempts/quiz-attempts.routes.ts'
import { registrationsJobs } from './registrations/registrations.jobs.ts'
import { registrationsRoutes } from './registrations/registrations.routes.ts'
import { reportMailingsJobs } from './report-mailings/report-mailings.jobs.ts'
import { reportMailingsRoutes } from './report-mailings/report-mailings.routes.ts'
import { reportsListActs } from './reports/reports.acts.ts'
import { reportsListRoutes } from './reports/reports.routes.ts'
import { ownWalkInsRoutes } from './rosters/own-walk-ins.routes.ts'
import { rosterPapersRoutes } from './rosters/roster-papers.routes.ts'
import { rostersRoutes } from './rosters/rosters.routes.ts'
import { studentEnrollmentsActs } from './student-enrollments/student-enrollments.acts.ts'
import { studentEnrollmentsRoutes } from './student-enrollments/student-enrollments.routes.ts'
import { studentsRoutes } from './students/students.routes.ts'
import { uploadsJobs } from './uploads/uploads.jobs.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { usersListActs } from './users/users.acts.ts'
import { usersListRoutes } from './users/users.routes.ts'
import { agencyRecordsRoutes } from './vocabulary/agency-records.routes.ts'
import { categoriesRoutes } from './vocabulary/categories.routes.ts'

/** What is done with many rows of a list, of every list. */
const everyAct = (platform: Platform): readonly ListActs[] => [
  reportsListActs(platform),
  contactCasesListActs(platform),
  enrollmentRecordsListActs(platform),
  messagesActs(platform),
  fileRecordsListActs(platform),
  howToActs(platform),
  groupStudentsActs(platform),
  groupInvitationsActs(platform),
  groupProgressActs(platform),
  invitationsActs(platform),
  studentEnrollmentsActs(platform),
  usersListActs(platform),
  courseRecordsActs(platform),
  allStudentsActs(platform),
  instructorsListActs(platform),
  classRecordsActs(platform),
]

/** Every module's routes, all under /api. */
export const apiModules = (platform: Platform, sessions: Sessions): FastifyPluginAsyncZod[] => [
  reportsListRoutes(platform),
  reportMailingsRoutes(platform),
  contactCasesListRoutes(platform),
  savedAnswersRoutes(platform),
  enrollmentRecordsListRoutes(platform),
  messagesRoutes(platform),
  messageTemplatesRoutes(platform),
  fileRecordsListRoutes(platform),
  howToRoutes(platform),
  authRoutes(platform, sessions),
  accountRoutes(platform, sessions),
  signUpRoutes(platform),
  agenciesRoutes(platform),
  auditRoutes(platform),
  usersRoutes(platform),
  usersListRoutes(platform),
  allStudentsRoutes(platform),
  peopleRoutes(platform),
  personMergesRoutes(platform),
  instructorsRoutes(platform),
  handoverRoutes(platform),
  classRecordsRoutes(platform),
  filesRoutes(platform),
  outboxRoutes(platform),
  demoRoutes(platform),
  coursesRoutes(platform),
  courseRecordsRoutes(platform),
  courseInstructorsRoutes(platform),
  courseFilesRoutes(platform),
  courseVocabularyRoutes(platform),
  categoriesRoutes(platform),
  agencyRecordsRoutes(platform),
  questionImportRoutes(platform),
  courseSearchRoutes(platform),
  onlineCoursesRoutes(platform),
  enrollmentsRoutes(platform),
  enrollmentVerificationRoutes(platform),
  lessonsRoutes(platform),
  lessonNotesRoutes(platform),
  lessonQuestionsRoutes(platform),
  quizAttemptsRoutes(platform),
  studentsRoutes(platform),
  studentEnrollmentsRoutes(platform),
  materialsRoutes(platform),
  uploadsRoutes(platform),
  certificatesRoutes(platform),
  authorityRoutes(platform),
  walletOffersRoutes(platform),
  walletIssuanceRoutes(platform),
  credentialsPublicRoutes(platform),
  classesRoutes(platform),
  instructorCoursesRoutes(platform),
  classSheetsRoutes(platform),
  profilesRoutes(platform),
  phoneRoutes(platform),
  nameChangesRoutes(platform),
  ownSessionsRoutes(platform),
  dataExportRoutes(platform),
  credentialsRoutes(platform),
  quickPanelRoutes(platform),
  botCheckRoutes(platform),
  contactRoutes(platform),
  invitationsRoutes(platform),
  groupProgressRoutes(platform),
  groupsRoutes(platform),
  importsRoutes(platform),
  listActsRoutes(platform, everyAct(platform)),
  listViewsRoutes(platform),
  rostersRoutes(platform),
  ownWalkInsRoutes(platform),
  rosterPapersRoutes(platform),
  findingRoutes(platform),
  programmeRoutes(platform),
  registrationsRoutes(platform),
]

/** Every module's background work. */
export const registerJobs = (platform: Platform): void => {
  sweepJob(platform)
  contactFlightsJob(platform)
  mailJobs(platform)
  smsJobs(platform)
  messagesJobs(platform)
  inboundJobs(platform)
  classSheetsJobs(platform)
  accountMailJob(platform)
  learningJobs(platform)
  importsJob(platform)
  fileRecordsJobs(platform)
  howToJobs(platform)
  uploadsJobs(platform)
  listActsJobs(platform, everyAct(platform))
  remindersJob(platform)
  registrationsJobs(platform)
  approvalsJobs(platform)
  reportMailingsJobs(platform)
  keptFiguresJobs(platform)
}
