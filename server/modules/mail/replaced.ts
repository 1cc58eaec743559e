import { PHONE_CODE } from '../../../src/domain/phone.ts'
import { MINUTE, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { MailData, MailTemplate } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { createMailedLinks, hashOfSecret, secretIn } from '../auth/mailed-links.ts'
import { enrollmentCodes } from '../enrollment-verification/enrollment-code.ts'
import { findEnrollment } from '../enrollments/enrollments.repository.ts'
import { createInvitations } from '../invitations/invitations.service.ts'
import { isMailedList } from '../report-mailings/mailed-lists.repository.ts'
import { findByLink } from '../reports/report-editions.repository.ts'
import type { Refused } from './delivery.ts'
import type { Filled, FilledMail } from './messages.repository.ts'
import { OWN_REASONS } from './own-reasons.ts'

const REPLACED: Refused = {
  reason: OWN_REASONS.replaced.en,
  code: 'REPLACED',
  isFinal: true,
  ends: 'skipped',
}

type IsDead<T extends MailTemplate> = (query: Queryable, data: MailData[T], isOverDead: boolean) => Promise<boolean>

/** Tells whether what a mail carries was replaced, used or taken back; `isOverDead` where its time being over counts. */
const createChecks = (platform: Platform) => {
  const { clock } = platform
  const links = createMailedLinks(platform)
  const invitations = createInvitations(platform)
  const codes = enrollmentCodes(platform)

  const isLinkDead = async (query: Queryable, { link }: { link: string }, isOverDead: boolean): Promise<boolean> => {
    const held = await links.find(query, secretIn(link))
    if (held === undefined) return false
    return held.usedAt !== null || (isOverDead && held.expiresAt <= clock.now())
  }
  const isInvitationDead = async (query: Queryable, { code }: { code: string }): Promise<boolean> =>
    (await invitations.find(query, code)) === undefined

  const isEnrollmentCodeDead = async (
    query: Queryable,
    { enrollmentId, verificationCode }: MailData['enrollmentCode' | 'enrollmentConfirmed'],
  ) => {
    const held = enrollmentId === undefined ? undefined : await findEnrollment(query, enrollmentId)
    return held !== undefined && !codes.isOf(verificationCode, held.enrollment)
  }

  const checks: { [T in MailTemplate]?: IsDead<T> } = {
    emailVerification: isLinkDead,
    emailChange: isLinkDead,
    passwordReset: isLinkDead,
    walkInAccount: isLinkDead,
    walkInKnown: isLinkDead,
    enrollmentConfirmed: isEnrollmentCodeDead,
    enrollmentCode: isEnrollmentCodeDead,
    invitation: isInvitationDead,
    groupInvitation: isInvitationDead,
    // No page gives another of it.
    reportReady: async (query, { link }, isOverDead) =>
      isOverDead && (await findByLink(query, hashOfSecret(secretIn(link)), clock.now())) === undefined,
    listReady: async (query, { link }, isOverDead) =>
      isOverDead && !(await isMailedList(query, hashOfSecret(secretIn(link)), clock.now())),
  }

  return async (query: Queryable, { template, data, testOf }: FilledMail, isOverDead: boolean): Promise<boolean> => {
    // What a test carries was never anybody's.
    if (testOf !== null) return false
    const check = checks[template] as IsDead<MailTemplate> | undefined
    return check !== undefined && check(query, data, isOverDead)
  }
}

/**
 * Tells of a mail that waited for its receiver whether what it carries still works. It would come after the mail that
 * replaced it, and a person takes the one that came last. A link whose time is over is sent: its page gives another.
 */
export const createReplacedCheck = (platform: Platform) => {
  const isDead = createChecks(platform)
  return async (mail: FilledMail): Promise<Refused | undefined> =>
    (await isDead(platform.db, mail, false)) ? REPLACED : undefined
}

/** The same of what somebody wants to send again: what is over is as good as gone. */
export const createDeadCheck = (platform: Platform) => {
  const isDead = createChecks(platform)
  const { clock } = platform
  return async (query: Queryable, message: Filled): Promise<boolean> => {
    if (message.channel === 'mail') return isDead(query, message, true)
    return message.template === 'phoneCode' && clock.now() >= later(message.createdAt, PHONE_CODE.minutes * MINUTE)
  }
}
