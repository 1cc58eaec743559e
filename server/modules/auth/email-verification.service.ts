import { and, eq, isNull } from 'drizzle-orm'

import { HOUR } from '../../platform/clock.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { createMailedLinks } from './mailed-links.ts'

const SEND_LIMIT: Limit = { tries: 5, milliseconds: HOUR }
const ADDRESS_LIMIT: Limit = { tries: 30, milliseconds: HOUR }

export const createEmailVerification = (platform: Platform) => {
  const { db, clock, mail, limits, audit } = platform
  const links = createMailedLinks(platform)

  return {
    /** Sends a fresh link to whoever still needs one. Says nothing about whether the account exists. */
    resend: async (userId: number, address: string): Promise<void> => {
      await limits.take(`verification address ${address}`, ADDRESS_LIMIT)
      await limits.take(`verification user ${userId}`, SEND_LIMIT)
      await db.transaction(async (tx) => {
        const [user] = await tx
          .select()
          .from(users)
          .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt), isNull(users.deactivatedAt)))
        if (!user) return
        await mail.send(tx, {
          template: 'emailVerification',
          to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
          language: user.language,
          data: { link: await links.issue(tx, { userId: user.id, kind: 'verification' }) },
        })
      })
    },

    confirm: async (secret: string, address: string): Promise<void> => {
      await limits.take(`confirmation address ${address}`, ADDRESS_LIMIT)
      await db.transaction(async (tx) => {
        const { userId } = await links.use(tx, secret, ['verification'])
        await tx.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, userId))
        await audit.record(tx, { action: 'email.verified', actorId: userId, address })
      })
    },
  }
}
