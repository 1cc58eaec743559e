import type { ActedListId } from '../list-act.ts'
import { ALL_STUDENTS } from './all-students.list.ts'
import { CLASS_RECORDS } from './class-records.list.ts'
import { CONTACT_CASES_LIST } from './contact-cases.list.ts'
import { COURSE_RECORDS } from './course-records.list.ts'
import type { DefinedList } from './define-list.ts'
import { ENROLLMENT_RECORDS_LIST } from './enrollment-records.list.ts'
import { FILE_RECORDS_LIST } from './file-records.list.ts'
import { GROUP_INVITATIONS_LIST } from './group-invitations.list.ts'
import { GROUP_PROGRESS } from './group-progress.list.ts'
import { GROUP_STUDENTS_LIST } from './group-students.list.ts'
import { HOW_TO_LIST } from './how-to.list.ts'
import { INSTRUCTORS_LIST } from './instructors.list.ts'
import { INVITATION_LIST } from './invitations.list.ts'
import { MESSAGES_LIST } from './messages.list.ts'
import { REPORTS_LIST } from './reports.list.ts'
import { STUDENT_ENROLLMENTS } from './student-enrollments.list.ts'
import { USERS_LIST } from './users.list.ts'

/** Lists with rows of which many things are done at once. The browser knows them by `LISTED_ACTS`, and by their pages. */
export const ACTED_LISTS = {
  reports: REPORTS_LIST,
  contactCases: CONTACT_CASES_LIST,
  messages: MESSAGES_LIST,
  fileRecords: FILE_RECORDS_LIST,
  howTo: HOW_TO_LIST,
  groupStudents: GROUP_STUDENTS_LIST,
  groupInvitations: GROUP_INVITATIONS_LIST,
  groupProgress: GROUP_PROGRESS,
  invitations: INVITATION_LIST,
  studentEnrollments: STUDENT_ENROLLMENTS,
  users: USERS_LIST,
  courseRecords: COURSE_RECORDS,
  allStudents: ALL_STUDENTS,
  enrollmentRecords: ENROLLMENT_RECORDS_LIST,
  instructors: INSTRUCTORS_LIST,
  classRecords: CLASS_RECORDS,
} as const satisfies Readonly<Record<ActedListId, DefinedList>>
