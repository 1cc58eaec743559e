import { and, eq, isNull } from 'drizzle-orm'

import { LINK_KINDS } from '../../../src/domain/link.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { addresseeOf, ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/database.ts'
import { userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict } from '../../platform/refusal.ts'
import { createMailedLinks } from '../auth/mailed-links.ts'
import { endSessionsOf } from '../auth/sessions.repository.ts'
import { createPasswordCheck } from './current-password.ts'
import { updateUser } from './profile.repository.ts'

/** Whether this is the one owner left. Owners that leave at the same moment wait for each other here. */
const isLastOwner = async (tx: Tx, userId: number): Promise<boolean> => {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.owner)))
    .where(isNull(users.deactivatedAt))
    .orderBy(users.id)
    .for('update', { of: users })
  return owners.length === 1 && owners[0]?.id === userId
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
