import {
  checkedEnrollment,
  ownEnrollments,
  verifiedEnrollment,
} from '../../domain/contract/enrollment-verification.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'

const VERIFICATION = '/online-enrollments/verification'

export const enrollmentVerificationQueries = {
  ownEnrollments: (_root, _args, { get }) => get('/online-enrollments', ownEnrollments),
  enrollmentByCode: (_root, { code }, { send }) => send('POST', `${VERIFICATION}/check`, { code }, checkedEnrollment),
} satisfies QueryResolvers

export const enrollmentVerificationMutations = {
  verifyEnrollment: async (_root, { code, details }, { send, changes }) => {
    changes('enrollments', 'profile', 'viewer')
    const verified = await send('POST', VERIFICATION, { code, details }, verifiedEnrollment)
    return verified
  },
  resendEnrollmentCode: (_root, { enrollmentId }, { send }) =>
    send('POST', `/online-enrollments/${enrollmentId}/verification-code`, {}, done),
} satisfies MutationResolvers
