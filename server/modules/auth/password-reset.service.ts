import { and, eq, isNull, sql } from 'drizzle-orm'

import type { ForgotPasswordBody, ResetPasswordBody } from '../../../src/domain/contract/account.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import { refuseCommon } from '../../platform/common-passwords.ts'
import type { Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest } from '../../platform/refusal.ts'
import { createConfirming } from '../rosters/confirming.ts'
import { LINK, RESET } from './account-limits.ts'
import { createAccountMail, findUser } from './account-mail.ts'
import { signInKey } from './auth.service.ts'
import { normaliseEmail } from './email.ts'
import { createMailedLinks } from './mailed-links.ts'
import type { Origin } from './origin.ts'
import { endSessionsOf } from './sessions.repository.ts'

export const createPasswordReset = (platform: Platform) => {
  const { audit, botChecks, clock, db, limits, passwords } = platform
  const links = createMailedLinks(platform)
  const accountMail = createAccountMail(platform)
  const confirming = createConfirming(platform)

  return {
    /** Mails a link if the address has an account, verified or not; whoever asks learns nothing of that. */
    forgot: async ({ botCheck, email: typed }: ForgotPasswordBody, address: string): Promise<void> => {
      const email = normaliseEmail(typed)
      await limits.take({ deed: 'reset try', address }, RESET.tries)
      await db.transaction(async (tx) => {
        await botChecks.spend(tx, botCheck)
        await limits.take({ deed: 'reset', address }, RESET.perAddress, tx)
        await limits.take(`reset account ${email}`, RESET.perAccount, tx)
        await accountMail.askForLink(tx, 'passwordReset', { email })
      })
      accountMail.hurry()
    },

    /** What sets a password by a link, which works once. Whoever was signed in with the old one is so no longer. */
    judge: async ({ code, password }: ResetPasswordBody, language: Language, origin: Origin) => {
      const { address, requestId } = origin
      const owner = await limits.judgeSecret([{ deed: 'new password', address }, LINK.perAddress], async () => {
        const link = await links.read(db, code)
        const user = await findUser(db, { userId: link.userId })
        if (link.kind !== 'passwordReset' || !user || user.deactivatedAt !== null) throw badRequest('LINK_EXPIRED')
        return user
      })
      refuseCommon(password, textsIn(language).fields, owner)
      const passwordHash = await passwords.hash(password)

      return async (tx: Tx): Promise<{ email: string }> => {
        const { userId, registrationId } = await links.use(tx, code, ['passwordReset'])
        const now = clock.now()
        await confirming.confirmOpened(tx, userId, registrationId)
        // The mail that carried the link proved the address too.
        const [user] = await tx
          .update(users)
          .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()})` })
          .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
          .returning()
        if (!user) throw badRequest('LINK_EXPIRED')
        await endSessionsOf(tx, userId, now)
        // Whoever knew the old password may have asked for another address.
        await links.cancel(tx, userId, ['verification', 'emailChange', 'passwordReset'])
        await accountMail.sendPasswordChanged(tx, user)
        await audit.record(tx, {
          action: 'password.reset',
          actorId: userId,
          subject: `user:${userId}`,
          address,
          requestId,
        })
        // Guesses at the old password are no reason to keep out who has a new one.
        await limits.forget(signInKey(owner.email), tx)
        return { email: owner.email }
      }
    },
  }
}
