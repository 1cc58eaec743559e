import { and, eq, isNull } from 'drizzle-orm'

import { LINK_KINDS, type LinkKind } from '../../../src/domain/link.ts'
import { isUniqueViolation } from '../../platform/db/database-faults.ts'
import type { Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest, found } from '../../platform/refusal.ts'
import { createConfirming } from '../rosters/confirming.ts'
import { createOwnWalkIns } from '../rosters/own-walk-ins.service.ts'
import { LINK, LINK_MAIL } from './account-limits.ts'
import { createAccountMail } from './account-mail.ts'
import { normaliseEmail } from './email.ts'
import { createMailedLinks } from './mailed-links.ts'
import type { MailedLink } from './mailed-links.ts'
import { openSession } from './open-session.ts'
import type { Origin } from './origin.ts'
import type { Sessions } from './sessions.service.ts'
import { findAccount } from './users.repository.ts'

/** What the audit says of a link that was used here; a password is reset elsewhere. */
const ACTIONS = {
  verification: 'email.verified',
  emailChange: 'email.changed',
  walkIn: 'walkIn.linkUsed',
  passwordReset: 'password.reset',
} as const satisfies Record<LinkKind, string>

/** What a link did, whose address it proved, and the session that it opened. */
export type Confirmed = Readonly<{ kind: LinkKind; email: string; token: string | null }>

export const createEmailVerification = (platform: Platform, sessions: Sessions) => {
  const { audit, clock, db, limits } = platform
  const links = createMailedLinks(platform)
  const accountMail = createAccountMail(platform)
  const confirming = createConfirming(platform)
  const walkIns = createOwnWalkIns(platform)

  /** By the link that an address was sent it is proven, and answered; a deactivated account has nothing to prove. */
  const prove = async (tx: Tx, { userId, kind, newEmail, registrationId }: MailedLink): Promise<string> => {
    if (kind === 'walkIn') {
      const email = registrationId === null ? undefined : await confirming.confirm(tx, registrationId, userId)
      if (email === undefined) throw badRequest('LINK_EXPIRED')
      return email
    }
    const change = kind === 'emailChange' && newEmail !== null ? { email: newEmail } : {}
    const [proven] = await tx
      .update(users)
      .set({ ...change, emailVerifiedAt: clock.now() })
      .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
      .returning({ email: users.email })
    if (!proven) throw badRequest('LINK_EXPIRED')
    // Links that lie in the mailbox of the address that was left open nothing any more.
    if (kind === 'emailChange') await links.cancel(tx, userId, LINK_KINDS)
    return proven.email
  }

  return {
    /** Sends a fresh link to whoever still needs one. Says nothing about whether the account exists. */
    resend: async (userId: number, address: string): Promise<void> => {
      await limits.take({ deed: 'verification', address }, LINK_MAIL.perAddress)
      await limits.take(`verification user ${userId}`, LINK_MAIL.perAccount)
      await db.transaction((tx) => accountMail.askForLink(tx, 'verification', { userId }))
      accountMail.hurry()
    },

    resendTo: async (typed: string, address: string): Promise<void> => {
      const email = normaliseEmail(typed)
      await limits.take({ deed: 'verification', address }, LINK_MAIL.perAddress)
      await limits.take(`verification account ${email}`, LINK_MAIL.perAccount)
      await db.transaction((tx) => accountMail.askForLink(tx, 'verification', { email }))
      accountMail.hurry()
    },

    /** Counts the links of an address that were wrong, outside of the transaction that uses one. */
    judge: async <T>(address: string, use: () => Promise<T>): Promise<T> => {
      try {
        return await limits.judgeSecret([{ deed: 'confirmation', address }, LINK.perAddress], use)
      } catch (cause) {
        // Somebody opened an account with the new address in the meantime.
        if (isUniqueViolation(cause)) throw badRequest('LINK_EXPIRED')
        throw cause
      }
    },

    /**
     * Uses a link. With a `token` where it confirms an account that the browser it is used in has opened, which
     * `isOwn` says of a user's id; whoever else confirms signs in by the password.
     */
    confirm: async (tx: Tx, secret: string, origin: Origin, isOwn: (userId: number) => boolean): Promise<Confirmed> => {
      const { address, requestId } = origin
      const link = await links.use(tx, secret, ['verification', 'emailChange', 'walkIn'])
      const email = await prove(tx, link)
      await audit.record(tx, {
        action: ACTIONS[link.kind],
        actorId: link.userId,
        subject: `user:${link.userId}`,
        address,
        requestId,
      })
      if (link.kind !== 'verification' || !isOwn(link.userId)) return { kind: link.kind, email, token: null }
      const account = found(await findAccount(tx, email))
      return { kind: link.kind, email, token: await openSession(tx, platform, sessions, { account, origin }) }
    },

    /** Uses a link that asks whether somebody was at a class to say that they were not: they are off it then. */
    decline: async (tx: Tx, secret: string, { address, requestId }: Origin): Promise<void> => {
      const { userId, registrationId } = await links.use(tx, secret, ['walkIn'])
      if (registrationId === null || !(await walkIns.decline(tx, registrationId, userId)))
        throw badRequest('LINK_EXPIRED')
      await audit.record(tx, { action: ACTIONS.walkIn, actorId: userId, subject: `user:${userId}`, address, requestId })
    },
  }
}
