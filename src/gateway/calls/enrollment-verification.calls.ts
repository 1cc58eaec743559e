import {
  checkedEnrollment,
  checkVerificationBody,
  ownEnrollments,
  verifiedEnrollment,
  verifyEnrollmentBody,
} from '../../domain/contract/enrollment-verification.contract.ts'
import { reads, writes } from './call.ts'

export const enrollmentVerificationCalls = {
  ownEnrollments: reads({ path: '/online-enrollments', answer: ownEnrollments }),
  enrollmentByCode: reads({
    method: 'POST',
    path: '/online-enrollments/verification/check',
    body: checkVerificationBody,
    answer: checkedEnrollment,
  }),
  verifyEnrollment: writes({
    method: 'POST',
    path: '/online-enrollments/verification',
    body: verifyEnrollmentBody,
    answer: verifiedEnrollment,
    creates: true,
    changes: ['enrollments', 'profile', 'viewer'],
  }),
  resendEnrollmentCode: writes({ method: 'POST', path: '/online-enrollments/{enrollmentId}/verification-code' }),
}
