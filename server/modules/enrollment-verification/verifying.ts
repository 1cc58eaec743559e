import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import type { EnrollmentRow } from '../enrollments/enrollment-lifecycle.ts'
import { lockEnrollment } from '../enrollments/enrollments.repository.ts'
import { isNamePending } from '../name-changes/name-changes.repository.ts'
import { markVerified } from './enrollment-verification.repository.ts'

export type VerifiedBy = Readonly<{
  way: 'code' | 'hand'
  userId: number
  address?: string
  requestId?: string
  /** Of many at once, the act that it belongs to. */
  listAct?: number
}>

/**
 * Verifies an enrolment, once, however it comes about: `incomplete` marks that its course is not completed, until it
 * is. 409 `ALREADY_VERIFIED`, or `NAME_CHANGE_PENDING` while it is not certain whose it is.
 */
export const verifyLocked = async (
  tx: Tx,
  { audit, clock }: Pick<Platform, 'audit' | 'clock'>,
  enrollmentId: number,
  { way, userId, listAct, ...from }: VerifiedBy,
): Promise<EnrollmentRow & { verifiedAt: Date }> => {
  const enrollment = found(await lockEnrollment(tx, enrollmentId))
  if (await isNamePending(tx, enrollment.studentId)) throw conflict('NAME_CHANGE_PENDING')
  const now = clock.now()
  const verified = await markVerified(tx, enrollmentId, {
    now,
    verifiedById: way === 'hand' ? userId : null,
    incomplete: enrollment.statusId !== ENROLLMENT_STATUS.completed,
  })
  if (verified === null) throw conflict('ALREADY_VERIFIED')
  await audit.record(tx, {
    action: 'enrollment.verified',
    actorId: userId,
    subject: `enrollment:${enrollmentId}`,
    details: { way, studentId: enrollment.studentId, ...(listAct !== undefined && { listAct }) },
    ...from,
  })
  return { ...verified, verifiedAt: now }
}
