import type { ViewedListId } from '../list-view.ts'
import { ALL_STUDENTS } from './all-students.list.ts'
import { AUDIT_LIST } from './audit.list.ts'
import { CLASS_RECORDS } from './class-records.list.ts'
import { CONTACT_CASES_LIST } from './contact-cases.list.ts'
import { COURSE_RECORDS } from './course-records.list.ts'
import type { DefinedList, ViewOf } from './define-list.ts'
import { ENROLLMENT_RECORDS_LIST } from './enrollment-records.list.ts'
import { FILE_RECORDS_LIST } from './file-records.list.ts'
import { GROUP_IMPORTS_LIST } from './group-imports.list.ts'
import { GROUP_INVITATIONS_LIST } from './group-invitations.list.ts'
import { GROUP_PROGRESS } from './group-progress.list.ts'
import { GROUP_STUDENTS_LIST } from './group-students.list.ts'
import { HOW_TO_LIST } from './how-to.list.ts'
import { INSTRUCTORS_LIST } from './instructors.list.ts'
import { INVITATION_LIST } from './invitations.list.ts'
import { MESSAGES_LIST } from './messages.list.ts'
import { NAME_CHANGES_LIST } from './name-changes.list.ts'
import { OWN_CLASSES } from './own-classes.list.ts'
import { REPORTS_LIST } from './reports.list.ts'
import { STUDENT_ENROLLMENTS } from './student-enrollments.list.ts'
import { USERS_LIST } from './users.list.ts'

/** Lists of which people keep views. The browser knows them by their pages: there this is for its types alone. */
export const VIEWED_LISTS = {
  ownClasses: OWN_CLASSES,
  studentEnrollments: STUDENT_ENROLLMENTS,
  groupStudents: GROUP_STUDENTS_LIST,
  groupInvitations: GROUP_INVITATIONS_LIST,
  groupImports: GROUP_IMPORTS_LIST,
  groupProgress: GROUP_PROGRESS,
  invitations: INVITATION_LIST,
  users: USERS_LIST,
  allStudents: ALL_STUDENTS,
  enrollmentRecords: ENROLLMENT_RECORDS_LIST,
  instructors: INSTRUCTORS_LIST,
  classRecords: CLASS_RECORDS,
  courseRecords: COURSE_RECORDS,
  reports: REPORTS_LIST,
  messages: MESSAGES_LIST,
  contactCases: CONTACT_CASES_LIST,
  fileRecords: FILE_RECORDS_LIST,
  howTo: HOW_TO_LIST,
  nameChanges: NAME_CHANGES_LIST,
  audit: AUDIT_LIST,
} as const satisfies Readonly<Record<ViewedListId, DefinedList>>

/** The views that each brings: what there are words for. */
export type BroughtViews = { [Id in ViewedListId]: ViewOf<(typeof VIEWED_LISTS)[Id]> }

/** Who has one of these lists, or more. */
export const VIEWING_ROLES = [...new Set(Object.values(VIEWED_LISTS).flatMap(({ roles }) => roles))]
