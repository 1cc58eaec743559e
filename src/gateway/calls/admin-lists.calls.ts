import { ALL_STUDENTS } from '../../domain/contract/all-students.list.ts'
import { AUDIT_LIST } from '../../domain/contract/audit.list.ts'
import { CLASS_RECORDS } from '../../domain/contract/class-records.list.ts'
import { CONTACT_CASES_LIST } from '../../domain/contract/contact-cases.list.ts'
import { COURSE_RECORDS } from '../../domain/contract/course-records.list.ts'
import { enrollmentDetail, extensionPreview, resetBody } from '../../domain/contract/enrollment-record.contract.ts'
import { ENROLLMENT_RECORDS_LIST } from '../../domain/contract/enrollment-records.list.ts'
import { filePreview, FILE_RECORDS_LIST } from '../../domain/contract/file-records.list.ts'
import { classesToHandOver, handoverBody, successorsAsked } from '../../domain/contract/handover.contract.ts'
import { HOW_TO_LIST } from '../../domain/contract/how-to.list.ts'
import { INSTRUCTORS_LIST } from '../../domain/contract/instructors.list.ts'
import { actBody } from '../../domain/contract/list-act.contract.ts'
import { choices } from '../../domain/contract/list.contract.ts'
import { messageFigures, MESSAGES_LIST, wholeMessage } from '../../domain/contract/messages.list.ts'
import { classRecorded, recordedClass, recordedPreview } from '../../domain/contract/recorded-class.contract.ts'
import { USERS_LIST } from '../../domain/contract/users.list.ts'
import { ACT_TOPICS } from '../act-topics.ts'
import { actCalls } from './act-calls.ts'
import { reads, writes } from './call.ts'
import { listCalls } from './list-calls.ts'

/** Of the lists that admins alone see. */
export const adminListCalls = {
  ...listCalls(CONTACT_CASES_LIST),
  ...actCalls(CONTACT_CASES_LIST, ACT_TOPICS.contactCases),
  ...listCalls(ENROLLMENT_RECORDS_LIST),
  ...actCalls(ENROLLMENT_RECORDS_LIST, ACT_TOPICS.enrollmentRecords),
  enrollmentRecord: reads({ path: '/enrollment-records/{id}', answer: enrollmentDetail }),
  previewExtension: reads({
    method: 'POST',
    path: '/enrollment-records/acts/extend/preview',
    body: actBody(ENROLLMENT_RECORDS_LIST, ENROLLMENT_RECORDS_LIST.described.acts.extend),
    answer: extensionPreview,
  }),
  resetAttempt: writes({
    method: 'POST',
    path: '/enrollment-records/{id}/attempts/{attemptId}/reset',
    body: resetBody,
    answer: enrollmentDetail,
    creates: true,
    changes: ['enrollmentRecords'],
  }),
  ...listCalls(MESSAGES_LIST),
  ...actCalls(MESSAGES_LIST, ACT_TOPICS.messages),
  messageFigures: reads({ path: '/messages/figures', answer: messageFigures }),
  message: reads({ path: '/messages/{id}', answer: wholeMessage }),
  ...listCalls(FILE_RECORDS_LIST),
  filePreview: reads({ path: '/file-records/{id}/preview', answer: filePreview }),
  ...actCalls(FILE_RECORDS_LIST, ACT_TOPICS.fileRecords),
  ...listCalls(HOW_TO_LIST),
  ...actCalls(HOW_TO_LIST, ACT_TOPICS.howTo),
  ...listCalls(AUDIT_LIST),
  ...listCalls(USERS_LIST),
  ...actCalls(USERS_LIST, ACT_TOPICS.users),
  ...listCalls(ALL_STUDENTS),
  ...actCalls(ALL_STUDENTS, ACT_TOPICS.allStudents),
  ...listCalls(INSTRUCTORS_LIST),
  ...actCalls(INSTRUCTORS_LIST, ACT_TOPICS.instructors),
  classesToHandOver: reads({ path: '/instructors/{id}/classes', answer: classesToHandOver }),
  findSuccessors: reads({ path: '/instructor-courses/{id}/successors', query: successorsAsked, answer: choices }),
  handOverClass: writes({
    method: 'POST',
    path: '/instructor-courses/{id}/handover',
    body: handoverBody,
    creates: true,
    changes: ['instructors', 'classes'],
  }),
  previewRecordedClass: reads({
    method: 'POST',
    path: '/class-records/recorded/preview',
    body: recordedClass,
    as: 'recorded',
    answer: recordedPreview,
  }),
  recordClass: writes({
    method: 'POST',
    path: '/class-records/recorded',
    body: recordedClass,
    as: 'recorded',
    answer: classRecorded,
    creates: true,
    changes: ['classes', 'registrations', 'certificates'],
  }),
  ...listCalls(CLASS_RECORDS),
  ...actCalls(CLASS_RECORDS, ACT_TOPICS.classRecords),
  ...listCalls(COURSE_RECORDS),
  ...actCalls(COURSE_RECORDS, ACT_TOPICS.courseRecords),
}
