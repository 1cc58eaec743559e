import { LINK_KINDS } from '../../../src/domain/link.ts'
import { addresseeOf, ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict } from '../../platform/refusal.ts'
import { createMailedLinks } from '../auth/mailed-links.ts'
import { endSessionsOf } from '../auth/sessions.repository.ts'
import { holdPeople, isOpenOwner } from '../users/user-deeds.repository.ts'
import { createPasswordCheck } from './current-password.ts'
import { updateUser } from './profile.repository.ts'

/** Whether this is the one owner left: held with all others, so that none of them stops being one meanwhile. */
const isLastOwner = async (tx: Tx, userId: number): Promise<boolean> => {
  const owners = [...(await holdPeople(tx, [userId])).values()].filter(isOpenOwner)
  return owners.length === 1 && owners[0]?.userId === userId
}

export const createDeactivation = (platform: Platform) => {
  const { db, clock, mail, audit, settings } = platform
  const links = createMailedLinks(platform)
  const check = createPasswordCheck(platform)

  /** Closes one's own account: 409 `LAST_OWNER` for who alone could let others in. */
  return async (actor: Actor, password: string): Promise<void> => {
    const { caller } = actor
    const { userId } = caller
    await check(actor, { field: 'password', password })
    await db.transaction(async (tx) => {
      if (await isLastOwner(tx, userId)) throw conflict('LAST_OWNER')
      const now = clock.now()
      await updateUser(tx, userId, { deactivatedAt: now })
      await endSessionsOf(tx, userId, now)
      await links.cancel(tx, userId, LINK_KINDS)
      await mail.send(tx, {
        template: 'accountDeactivated',
        to: addresseeOf(caller),
        language: caller.language,
        data: { link: `${settings.publicUrl}/contact` },
      })
      await audit.record(tx, ownDeed(actor, 'account.deactivated'))
    })
  }
}
