import { eq } from 'drizzle-orm'

import type { RoleId } from '../../../src/domain/role.ts'
import type { Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from './origin.ts'
import type { Sessions } from './sessions.service.ts'

/** Signs in whoever has proven to be the account's person. Gives the token of the session, which the audit tells of. */
export const openSession = async (
  tx: Tx,
  { audit, clock }: Pick<Platform, 'audit' | 'clock'>,
  sessions: Sessions,
  {
    account: { id, roles },
    origin: { address, requestId, userAgent },
  }: Readonly<{ account: Readonly<{ id: number; roles: RoleId[] }>; origin: Origin }>,
): Promise<string> => {
  await tx.update(users).set({ lastSignInAt: clock.now() }).where(eq(users.id, id))
  const token = await sessions.begin(tx, { userId: id, roles, userAgent, address })
  await audit.record(tx, { action: 'session.started', actorId: id, address, requestId })
  return token
}
