import { GROUP_INVITATIONS_LIST } from '../../domain/contract/group-invitations.list.ts'
import { GROUP_PROGRESS } from '../../domain/contract/group-progress.list.ts'
import { GROUP_STUDENTS_LIST } from '../../domain/contract/group-students.list.ts'
import { INVITATION_LIST } from '../../domain/contract/invitations.list.ts'
import { listAct, LIST_ACT_ROWS_LIST, LIST_ACTS_LIST } from '../../domain/contract/list-acts.list.ts'
import { exportAddress } from '../../domain/contract/list.contract.ts'
import { openClasses, openClassesAsked } from '../../domain/contract/open-class.contract.ts'
import { STUDENT_ENROLLMENTS } from '../../domain/contract/student-enrollments.list.ts'
import { ACT_TOPICS } from '../act-topics.ts'
import { actCalls } from './act-calls.ts'
import { reads, writes } from './call.ts'
import { listCalls } from './list-calls.ts'

export const listActCalls = {
  ...actCalls(GROUP_STUDENTS_LIST, ACT_TOPICS.groupStudents),
  ...actCalls(GROUP_INVITATIONS_LIST, ACT_TOPICS.groupInvitations),
  ...actCalls(GROUP_PROGRESS, ACT_TOPICS.groupProgress),
  ...actCalls(INVITATION_LIST, ACT_TOPICS.invitations),
  ...actCalls(STUDENT_ENROLLMENTS, ACT_TOPICS.studentEnrollments),
  openClasses: reads({ path: '/instructor-courses/open', query: openClassesAsked, answer: openClasses }),
  ...listCalls(LIST_ACTS_LIST),
  ...listCalls(LIST_ACT_ROWS_LIST),
  listAct: reads({ path: '/list-acts/{id}', answer: listAct }),
  listActFile: reads({ path: '/list-acts/{id}/file', answer: exportAddress, pick: 'url' }),
  cancelListAct: writes({
    method: 'POST',
    path: '/list-acts/{id}/cancel',
    answer: listAct,
    changes: ['listActs'],
    creates: true,
  }),
  undoListAct: writes({
    method: 'POST',
    path: '/list-acts/{id}/undo',
    answer: listAct,
    changes: ['listActs'],
    creates: true,
  }),
}
