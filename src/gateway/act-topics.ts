import type { ActedListId } from '../domain/list-act.ts'
import type { Topic } from './topics.ts'

/** What an act on rows of a list changes: as it is begun, as it goes on, and when it is undone. */
export const ACT_TOPICS: Readonly<Record<ActedListId, readonly Topic[]>> = {
  reports: ['listActs', 'reports'],
  contactCases: ['listActs', 'contactCases'],
  enrollmentRecords: ['listActs', 'enrollmentRecords', 'studentEnrollments', 'allStudents'],
  messages: ['listActs', 'messages'],
  fileRecords: ['listActs', 'fileRecords'],
  howTo: ['listActs', 'howTo'],
  groupStudents: ['listActs', 'groups', 'groupProgress'],
  groupInvitations: ['listActs', 'groups'],
  groupProgress: ['listActs', 'groupProgress'],
  invitations: ['listActs', 'invitations'],
  studentEnrollments: ['listActs', 'studentEnrollments'],
  courseRecords: ['listActs', 'courseRecords', 'courseDraft'],
  users: ['listActs', 'users'],
  allStudents: ['listActs', 'allStudents', 'classes', 'registrations', 'rosters'],
  instructors: ['listActs', 'instructors'],
  classRecords: ['listActs', 'classes', 'registrations', 'rosters'],
}
