import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import type { EnrollmentRow } from '../enrollments/enrollment-lifecycle.ts'
import { findEnrollment, lockEnrollment } from '../enrollments/enrollments.repository.ts'
import { enrollmentCodes, makeEnrollmentCode } from './enrollment-code.ts'
import { keepCode } from './enrollment-verification.repository.ts'
import { verificationLinkOf } from './verification-link.ts'

const isGood = ({ statusId, expirationDate }: EnrollmentRow, now: Date): boolean =>
  statusId === ENROLLMENT_STATUS.completed || (statusId === ENROLLMENT_STATUS.active && expirationDate >= now)

/** The mail that brings the code of an enrolment again. */
export const createEnrollmentMail = (platform: Platform) => {
  const { clock, mail, settings } = platform
  const codes = enrollmentCodes(platform)
  return {
    isGood,

    /**
     * Mails whose it is a fresh code; the one before it works no more. Refuses with 404, 409 `ALREADY_VERIFIED` and
     * 409 `ENROLLMENT_CLOSED`.
     */
    mailAnew: async (tx: Tx, enrollmentId: number): Promise<void> => {
      const { user, course } = found(await findEnrollment(tx, enrollmentId))
      const enrollment = found(await lockEnrollment(tx, enrollmentId))
      if (enrollment.isVerified) throw conflict('ALREADY_VERIFIED')
      if (!isGood(enrollment, clock.now())) throw conflict('ENROLLMENT_CLOSED')
      const code = makeEnrollmentCode()
      await keepCode(tx, enrollmentId, codes.hashOf(code, enrollment))
      await mail.send(tx, {
        template: 'enrollmentCode',
        to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
        language: user.language,
        data: {
          enrollmentId,
          courseTitle: course.title[user.language],
          verificationCode: code,
          verificationLink: verificationLinkOf(settings, code),
          expiresAt:
            enrollment.statusId === ENROLLMENT_STATUS.active
              ? wallTimeOf(enrollment.expirationDate.getTime(), settings.timeZone).date
              : null,
        },
      })
    },
  }
}
