import { messageAnswer, messageBody } from '../../domain/contract/student-enrollment.contract.ts'
import { STUDENT_ENROLLMENTS } from '../../domain/contract/student-enrollments.list.ts'
import { writes } from './call.ts'
import { listCalls } from './list-calls.ts'

export const studentEnrollmentCalls = {
  ...listCalls(STUDENT_ENROLLMENTS),
  writeToStudents: writes({
    method: 'POST',
    path: '/student-enrollments/messages',
    body: messageBody,
    answer: messageAnswer,
    creates: true,
  }),
}
