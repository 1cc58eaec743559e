import { ALL_STUDENTS } from '../../domain/contract/all-students.list.ts'
import { AUDIT_LIST } from '../../domain/contract/audit.list.ts'
import { COURSE_RECORDS } from '../../domain/contract/course-records.list.ts'
import { FILE_RECORDS_LIST } from '../../domain/contract/file-records.list.ts'
import { HOW_TO_LIST } from '../../domain/contract/how-to.list.ts'
import { INSTRUCTORS_LIST } from '../../domain/contract/instructors.list.ts'
import { USERS_LIST } from '../../domain/contract/users.list.ts'
import { ACT_TOPICS } from '../act-topics.ts'
import { actCalls } from './act-calls.ts'
import { listCalls } from './list-calls.ts'

/** Of the lists that admins alone see. */
export const adminListCalls = {
  ...listCalls(FILE_RECORDS_LIST),
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
  ...listCalls(COURSE_RECORDS),
  ...actCalls(COURSE_RECORDS, ACT_TOPICS.courseRecords),
}
