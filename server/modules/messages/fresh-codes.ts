import { and, desc, eq, isNull } from 'drizzle-orm'

import type { LinkKind } from '../../../src/domain/link.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import { later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { mailedLinks } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/refusal.ts'
import { LINK_MAIL, RESET } from '../auth/account-limits.ts'
import { createAccountMail, findUser } from '../auth/account-mail.ts'
import { createEnrollmentMail } from '../enrollment-verification/enrollment-mail.ts'
import { createInvitations } from '../invitations/invitations.service.ts'
import type { ActDoer } from '../list-acts/act-work.ts'
import type { Message } from '../mail/messages.repository.ts'
import { mailedOften } from '../users/user-deeds.repository.ts'

/** Why there is no fresh one; null once it is on its way. */
type Fresh = (tx: Tx, message: Message, doer: ActDoer) => Promise<ActReason | null>

/** What a corridor for one person refuses, as the results of an act for many say it. */
const REASONS: Readonly<Partial<Record<Refusal['code'], ActReason>>> = {
  TOO_MANY_TRIES: 'mailedLately',
  ALREADY_VERIFIED: 'same',
  ENROLLMENT_CLOSED: 'expired',
  INVITATION_OVER: 'used',
  NOT_FOUND: 'gone',
}

/** The id that a link of ours names beside its secret. */
const namedIn = ({ data }: Message, parameter: string): number => {
  const link = 'link' in data && typeof data.link === 'string' ? data.link : ''
  return Number(/^https?:/.test(link) ? new URL(link).searchParams.get(parameter) : Number.NaN)
}

/**
 * Sends what a message was for with another link or code, the way by which its person would be sent one. What only they
 * can ask for, since it is good on the screen where they did, is refused.
 */
export const createFreshCodes = (platform: Platform) => {
  const { clock } = platform
  const accountMail = createAccountMail(platform)
  const invitations = createInvitations(platform)
  const enrollmentMail = createEnrollmentMail(platform)

  const isMailedOften = async (tx: Tx, userId: number, kind: LinkKind): Promise<boolean> => {
    const { tries, milliseconds } = kind === 'passwordReset' ? RESET.perAccount : LINK_MAIL.perAccount
    const since = later(clock.now(), -milliseconds)
    return (await mailedOften(tx, [userId], { kind, since, many: tries })).has(userId)
  }

  const link =
    (kind: 'verification' | 'passwordReset'): Fresh =>
    async (tx, { recipientAddress }) => {
      const user = await findUser(tx, { email: recipientAddress })
      if (!user || user.deactivatedAt !== null) return 'unreachable'
      if (kind === 'verification' && user.emailVerifiedAt !== null) return 'same'
      if (await isMailedOften(tx, user.id, kind)) return 'mailedLately'
      await accountMail.sendLink(tx, user, kind, true)
      return null
    }

  /** Of an address that its person still wants to change to. */
  const emailChange: Fresh = async (tx, { recipientAddress }) => {
    const [asked] = await tx
      .select({ userId: mailedLinks.userId })
      .from(mailedLinks)
      .where(
        and(
          eq(mailedLinks.kind, 'emailChange'),
          eq(mailedLinks.newEmail, recipientAddress),
          isNull(mailedLinks.usedAt),
        ),
      )
      .orderBy(desc(mailedLinks.id))
      .limit(1)
    const user = asked && (await findUser(tx, asked))
    if (!user) return 'askAnew'
    if (user.deactivatedAt !== null) return 'unreachable'
    if (await isMailedOften(tx, user.id, 'emailChange')) return 'mailedLately'
    await accountMail.sendEmailChange(tx, user, recipientAddress)
    return null
  }

  const invitation: Fresh = async (tx, message, doer) => {
    const id = namedIn(message, 'profileId')
    if (!Number.isInteger(id)) return 'forgotten'
    await invitations.mailAnew(tx, id, doer, doer.name)
    return null
  }

  const enrollmentCode: Fresh = async (tx, { data }) => {
    if (!('enrollmentId' in data) || typeof data.enrollmentId !== 'number') return 'forgotten'
    await enrollmentMail.mailAnew(tx, data.enrollmentId)
    return null
  }

  const ways: Readonly<Record<string, Fresh>> = {
    emailVerification: link('verification'),
    passwordReset: link('passwordReset'),
    // Its link sets a password, as one that is asked for does.
    walkInAccount: link('passwordReset'),
    emailChange,
    invitation,
    groupInvitation: invitation,
    enrollmentConfirmed: enrollmentCode,
    enrollmentCode,
    reportReady: async () => 'fromReports',
    listReady: async () => 'fromReports',
  }

  return async (tx: Tx, message: Message, doer: ActDoer): Promise<ActReason | null> => {
    if (message.testOf !== null) return 'askAnew'
    const way = Object.hasOwn(ways, message.template) ? ways[message.template] : undefined
    if (!way) return 'askAnew'
    try {
      return await way(tx, message, doer)
    } catch (cause) {
      const reason = cause instanceof Refusal ? REASONS[cause.code] : undefined
      if (reason === undefined) throw cause
      return reason
    }
  }
}
