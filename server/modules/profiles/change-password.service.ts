import { and, eq } from 'drizzle-orm'

import type { ChangePasswordBody } from '../../../src/domain/contract/account.contract.ts'
import { textsIn } from '../../i18n/texts.ts'
import { addresseeOf, ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import { refuseCommon } from '../../platform/common-passwords.ts'
import type { Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { createMailedLinks } from '../auth/mailed-links.ts'
import { endSessionsOf } from '../auth/sessions.repository.ts'
import { createPasswordCheck } from './current-password.ts'

export const createPasswordChange = (platform: Platform) => {
  const { clock, passwords, mail, audit, settings } = platform
  const links = createMailedLinks(platform)
  const check = createPasswordCheck(platform)

  /** What changes it, once the current one was right. Every other session ends; the one that asks goes on. */
  return async (actor: Actor, { currentPassword, password }: ChangePasswordBody) => {
    const { caller, language } = actor
    const { userId, sessionId, account } = caller
    const texts = textsIn(language).fields
    refuseCommon(password, texts, account)
    const heldHash = await check(actor, { field: 'currentPassword', password: currentPassword })
    const passwordHash = await passwords.hash(password)
    return async (tx: Tx): Promise<void> => {
      // Of two that change it at once, the second no longer knows the current one.
      const [changed] = await tx
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, userId), eq(users.passwordHash, heldHash)))
        .returning({ id: users.id })
      if (!changed) throw refusedField('currentPassword', texts.wrongPassword)
      await endSessionsOf(tx, userId, clock.now(), sessionId)
      // Whoever knew the old password may have asked for these.
      await links.cancel(tx, userId, ['passwordReset', 'emailChange'])
      await mail.send(tx, {
        template: 'passwordChanged',
        to: addresseeOf(caller),
        language: caller.language,
        data: { resetLink: `${settings.publicUrl}/forgot-password` },
      })
      await audit.record(tx, ownDeed(actor, 'password.changed'))
    }
  }
}
