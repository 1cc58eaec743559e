import { exportAddress } from '../../domain/contract/list.contract.ts'
import {
  messageAnswer,
  studentEnrollmentPage,
  taughtCourses,
  verifySelectionAnswer,
  type MessageBody,
} from '../../domain/contract/student-enrollment.contract.ts'
import { listRequest } from '../../domain/list.ts'
import { STUDENT_ENROLLMENTS } from '../../domain/student-enrollment-list.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'

const LIST = '/student-enrollments'

export const studentEnrollmentQueries = {
  studentEnrollments: (_root, { asked }, { get }) =>
    get(`${LIST}${listRequest(STUDENT_ENROLLMENTS, asked)}`, studentEnrollmentPage),
  studentEnrollmentsExport: async (_root, { asked }, { get }) =>
    (await get(`${LIST}/export${listRequest(STUDENT_ENROLLMENTS, asked)}`, exportAddress)).url,
  taughtCourses: (_root, _args, { get }) => get(`${LIST}/courses`, taughtCourses),
} satisfies QueryResolvers

export const studentEnrollmentMutations = {
  verifyStudents: async (_root, { selection }, { send, changes }) => {
    changes('studentEnrollments')
    const verified = await send('POST', `${LIST}/verify`, { selection }, verifySelectionAnswer)
    return verified
  },
  writeToStudents: (_root, body, { send }) =>
    send('POST', `${LIST}/messages`, body satisfies Readonly<Record<keyof MessageBody, unknown>>, messageAnswer, {
      creates: true,
    }),
} satisfies MutationResolvers
