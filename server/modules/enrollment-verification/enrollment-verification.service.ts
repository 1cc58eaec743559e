import type {
  CheckedEnrollment,
  OwnEnrollment,
  VerifiedEnrollment,
  VerifyEnrollmentBody,
} from '../../../src/domain/contract/enrollment-verification.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { askedIn } from '../../../src/domain/person-fields.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Actor } from '../../platform/actor.ts'
import { hasRole } from '../../platform/caller.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { shownOf } from '../../platform/db/person.sql.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'
import { findEnrollment } from '../enrollments/enrollments.repository.ts'
import { findProfile } from '../profiles/profile.repository.ts'
import { createProfiles } from '../profiles/profile.service.ts'
import { enrollmentCodes } from './enrollment-code.ts'
import { createEnrollmentMail } from './enrollment-mail.ts'
import { listEnrollmentsWithCode, listOwnEnrollments, teachesEnrollment } from './enrollment-verification.repository.ts'
import { verifyLocked } from './verifying.ts'

/** Wrong codes of one account, and of one network address. */
const TRY_LIMIT: Limit = { tries: 30, milliseconds: HOUR }
const TRY_ADDRESS_LIMIT: Limit = { tries: 300, milliseconds: HOUR }
/** Mails that one account has sent to itself, and one network address causes. */
const RESEND_LIMIT: Limit = { tries: 5, milliseconds: HOUR }
const RESEND_ADDRESS_LIMIT: Limit = { tries: 60, milliseconds: HOUR }

/** The programme checks who is enrolled: by the code of the enrolment's mail, or by an instructor's hand. */
export const createEnrollmentVerification = (platform: Platform) => {
  const { clock, db, limits } = platform
  const codes = enrollmentCodes(platform)
  const profiles = createProfiles(platform)
  const enrollmentMail = createEnrollmentMail(platform)

  const judge = <T>({ caller, address }: Actor, work: () => Promise<T>): Promise<T> =>
    limits.judge(
      [
        [{ deed: 'enrollment code', address }, TRY_ADDRESS_LIMIT],
        [`enrollment code user ${caller.userId}`, TRY_LIMIT],
      ],
      work,
    )

  /** One's own enrolment that a code is of. Whatever else it is, the answer is the same. */
  const findByCode = async (query: Queryable, { studentId }: Caller, code: string) => {
    if (studentId === null) throw notFound('VERIFICATION_CODE_UNKNOWN')
    const rows = await listEnrollmentsWithCode(query, studentId, clock.now())
    return found(
      rows.find(({ enrollment }) => codes.isOf(code, enrollment)),
      'VERIFICATION_CODE_UNKNOWN',
    )
  }

  return {
    list: async ({ studentId }: Caller, language: Language): Promise<OwnEnrollment[]> => {
      if (studentId === null) return []
      const now = clock.now()
      const rows = await listOwnEnrollments(db, studentId)
      return rows.map(({ enrollment, title }) => ({
        id: enrollment.id,
        courseId: enrollment.courseId,
        courseTitle: title[language],
        status: enrollment.statusId,
        startedAt: enrollment.startedAt.toISOString(),
        expirationDate: enrollment.expirationDate.toISOString(),
        isVerified: enrollment.isVerified,
        incomplete: enrollment.incomplete,
        canBeVerified:
          !enrollment.isVerified && !enrollment.isVerificationHeld && enrollmentMail.isGood(enrollment, now),
      }))
    },

    check: async (actor: Actor, code: string): Promise<CheckedEnrollment> => {
      const { enrollment, title } = await judge(actor, () => findByCode(db, actor.caller, code))
      const person = found(await findProfile(db, actor.caller.userId))
      return {
        enrollmentId: enrollment.id,
        courseId: enrollment.courseId,
        courseTitle: title[actor.language],
        isVerified: enrollment.isVerified,
        verifiedAt: enrollment.verifiedAt?.toISOString() ?? null,
        details: shownOf(askedIn('verification'), person),
      }
    },

    /** Which of the caller's own a code is of: outside of any transaction, so that a wrong one stays counted. */
    find: (actor: Actor, code: string) => judge(actor, () => findByCode(db, actor.caller, code)),

    verify: async (
      tx: Tx,
      actor: Actor,
      { enrollment, title }: Awaited<ReturnType<typeof findByCode>>,
      details: VerifyEnrollmentBody['details'],
    ): Promise<VerifiedEnrollment> => {
      const { caller, address, requestId } = actor
      if (enrollment.isVerified) throw conflict('ALREADY_VERIFIED')
      // A name that nothing vouches for yet may be put right on the way.
      await profiles.changeIn(tx, actor, details)
      const verified = await verifyLocked(tx, platform, enrollment.id, {
        way: 'code',
        userId: caller.userId,
        address,
        requestId,
      })
      return {
        enrollmentId: verified.id,
        courseId: verified.courseId,
        courseTitle: title[actor.language],
        verifiedAt: verified.verifiedAt.toISOString(),
        incomplete: verified.incomplete,
      }
    },

    /** Mails a fresh code; the one before it works no more. */
    resend: async ({ caller, address }: Actor, enrollmentId: number): Promise<void> => {
      await limits.take({ deed: 'enrollment code mail', address }, RESEND_ADDRESS_LIMIT)
      await limits.take(`enrollment code mail user ${caller.userId}`, RESEND_LIMIT)
      await db.transaction(async (tx) => {
        const learner = await findEnrollment(tx, enrollmentId)
        if (!learner || learner.student.userId !== caller.userId) throw notFound()
        await enrollmentMail.mailAnew(tx, enrollmentId)
      })
    },

    /** By an instructor of the offering, or an administrator. Another's enrolment is as one that does not exist. */
    verifyByHand: (actor: Actor, enrollmentId: number) =>
      db.transaction(async (tx) => {
        const { caller, address, requestId } = actor
        const isAllowed =
          hasRole(caller, ROLE.admin, ROLE.owner) || (await teachesEnrollment(tx, caller.userId, enrollmentId))
        if (!isAllowed) throw notFound()
        const by = { way: 'hand', userId: caller.userId, address, requestId } as const
        const { isVerified, incomplete } = await verifyLocked(tx, platform, enrollmentId, by)
        return { id: enrollmentId, isVerified, incomplete }
      }),
  }
}
