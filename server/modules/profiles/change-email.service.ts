import type { ChangeEmailBody } from '../../../src/domain/contract/account.contract.ts'
import { textsIn } from '../../i18n/texts.ts'
import { addresseeOf, ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isReachedAt } from '../../platform/db/merged.sql.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { normaliseEmail } from '../auth/email.ts'
import { createMailedLinks } from '../auth/mailed-links.ts'
import { createPasswordCheck } from './current-password.ts'

const SEND_LIMIT: Limit = { tries: 5, milliseconds: HOUR }

export const createEmailChange = (platform: Platform) => {
  const { db, limits, mail, audit, settings } = platform
  const links = createMailedLinks(platform)
  const check = createPasswordCheck(platform)
  const pageOf = (path: string) => `${settings.publicUrl}${path}`

  /** Of an address of an account that went into another the holder is that one's person. */
  const findHolder = async (tx: Tx, email: string) => {
    const [row] = await tx
      .select({
        firstName: users.firstName,
        lastName: users.lastName,
        language: users.language,
        deactivatedAt: users.deactivatedAt,
      })
      .from(users)
      .where(isReachedAt(tx, email))
    return row
  }

  return {
    /**
     * Mails a link to the new address and a notice to the one that stays in use until it is opened. An address that
     * has an account is answered, noticed and shown as waiting alike; its owner is told instead of sent the link.
     */
    ask: async (actor: Actor, { email: typed, password }: ChangeEmailBody): Promise<void> => {
      const { caller, language } = actor
      const { userId, account } = caller
      const email = normaliseEmail(typed)
      if (email === account.email) throw refusedField('email', textsIn(language).fields.differentEmail)
      await check(actor, { field: 'password', password })
      await limits.take(`e-mail change user ${userId}`, SEND_LIMIT)
      await limits.take(`e-mail change address ${email}`, SEND_LIMIT)
      const to = addresseeOf(caller)
      await db.transaction(async (tx) => {
        const holder = await findHolder(tx, email)
        const link = await links.issue(tx, { userId, kind: 'emailChange', newEmail: email })
        if (!holder) {
          await mail.send(tx, {
            template: 'emailChange',
            to: { ...to, address: email },
            language: caller.language,
            data: { link },
          })
        } else if (holder.deactivatedAt === null) {
          await mail.send(tx, {
            template: 'emailTaken',
            to: { name: `${holder.firstName} ${holder.lastName}`, address: email },
            language: holder.language,
            data: { signInLink: pageOf('/sign-in'), resetLink: pageOf('/forgot-password') },
          })
        }
        await mail.send(tx, {
          template: 'emailChangeNotice',
          to,
          language: caller.language,
          data: { newEmail: email, link: pageOf('/forgot-password') },
        })
        await audit.record(tx, ownDeed(actor, 'emailChange.asked'))
      })
    },

    cancel: (actor: Actor): Promise<void> =>
      db.transaction(async (tx) => {
        await links.cancel(tx, actor.caller.userId, ['emailChange'])
        await audit.record(tx, ownDeed(actor, 'emailChange.cancelled'))
      }),
  }
}
