import * as z from 'zod/mini'

import { askedIn } from '../person-fields.ts'
import { id, instant } from './common.contract.ts'
import { askedOf, mailedCode, toldOf } from './person.contract.ts'

/** GET /online-enrollments: the caller's own, the latest first. */
export const ownEnrollment = z.object({
  id,
  courseId: id,
  courseTitle: z.string(),
  status: z.int(),
  startedAt: instant,
  expirationDate: instant,
  isVerified: z.boolean(),
  incomplete: z.boolean(),
  /** A code that was mailed can verify it. */
  canBeVerified: z.boolean(),
})
export const ownEnrollments = z.array(ownEnrollment)

/** Who the learner is, as it is printed on the certificate. */
export const verificationDetails = z.strictObject(askedOf(askedIn('verification')))

/** POST /online-enrollments/verification/check: 404 for any code that is not of an open enrolment of one's own. */
export const checkVerificationBody = z.strictObject({ code: mailedCode })
export const checkedEnrollment = z.object({
  enrollmentId: id,
  courseId: id,
  courseTitle: z.string(),
  isVerified: z.boolean(),
  verifiedAt: z.nullable(instant),
  details: z.object(toldOf(askedIn('verification'))),
})

/** POST /online-enrollments/verification: what was corrected is saved to the profile. 409 when it is verified. */
export const verifyEnrollmentBody = z.strictObject({ code: mailedCode, details: verificationDetails })
export const verifiedEnrollment = z.object({
  enrollmentId: id,
  courseId: id,
  courseTitle: z.string(),
  verifiedAt: instant,
  incomplete: z.boolean(),
})

/** POST /online-enrollments/{id}/verify, by who teaches the offering. 409 when it is verified. */
export const handVerified = z.object({ id, isVerified: z.boolean(), incomplete: z.boolean() })

export type OwnEnrollment = z.infer<typeof ownEnrollment>
export type VerificationDetails = z.infer<typeof verificationDetails>
export type CheckedEnrollment = z.infer<typeof checkedEnrollment>
export type VerifyEnrollmentBody = z.infer<typeof verifyEnrollmentBody>
export type VerifiedEnrollment = z.infer<typeof verifiedEnrollment>
