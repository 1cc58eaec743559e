import type { MailData, MailTemplate } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { createMailedLinks, secretIn } from '../auth/mailed-links.ts'
import { enrollmentCodes } from '../enrollment-verification/enrollment-code.ts'
import { findEnrollment } from '../enrollments/enrollments.repository.ts'
import { createInvitations } from '../invitations/invitations.service.ts'
import type { Refused } from './delivery.ts'
import type { FilledMail } from './messages.repository.ts'

const REPLACED: Refused = {
  reason: 'Its link had been replaced by a later one, used or taken back before it could be sent.',
  code: 'REPLACED',
  isFinal: true,
}

type IsDead<T extends MailTemplate> = (data: MailData[T]) => Promise<boolean>

/**
 * Tells of a mail that waited for its receiver whether what it carries still works. It would come after the mail that
 * replaced it, and a person takes the one that came last. A link whose time is over is sent: its page gives another.
 */
export const createReplacedCheck = (platform: Platform) => {
  const { db } = platform
  const links = createMailedLinks(platform)
  const invitations = createInvitations(platform)
  const codes = enrollmentCodes(platform)

  const isLinkDead = async ({ link }: { link: string }): Promise<boolean> => {
    const held = await links.find(db, secretIn(link))
    return held !== undefined && held.usedAt !== null
  }
  const isInvitationDead = async ({ code }: { code: string }): Promise<boolean> =>
    (await invitations.find(db, code)) === undefined

  const isEnrollmentCodeDead = async ({
    enrollmentId,
    verificationCode,
  }: MailData['enrollmentCode' | 'enrollmentConfirmed']) => {
    const held = enrollmentId === undefined ? undefined : await findEnrollment(db, enrollmentId)
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
  }

  return async ({ template, data }: FilledMail): Promise<Refused | undefined> => {
    const check = checks[template] as IsDead<MailTemplate> | undefined
    return check && (await check(data)) ? REPLACED : undefined
  }
}
