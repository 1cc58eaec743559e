import { createHash, randomBytes } from 'node:crypto'

import { and, eq, gt, isNull } from 'drizzle-orm'

import { DAY, HOUR, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { emailVerifications, users } from '../../platform/db/tables/accounts.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest } from '../../platform/refusal.ts'

const GOOD_FOR = DAY
const SEND_LIMIT: Limit = { tries: 5, milliseconds: HOUR }
const ADDRESS_LIMIT: Limit = { tries: 30, milliseconds: HOUR }

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The mail carries 256 random bits, of which only a hash is kept; they work once and for a day. */
export const createEmailVerification = ({ db, clock, mail, limits, audit, settings }: Platform) => {
  const issue = async (tx: Tx, userId: number): Promise<string> => {
    const secret = randomBytes(32).toString('base64url')
    const now = clock.now()
    const row = { userId, secretHash: hashOf(secret), createdAt: now, expiresAt: later(now, GOOD_FOR) }
    await tx.insert(emailVerifications).values(row)
    return secret
  }

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
        const secret = await issue(tx, user.id)
        await mail.send(tx, {
          template: 'emailVerification',
          to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
          language: user.language,
          data: { link: `${settings.publicUrl}/auth/accountConfirmation?code=${secret}` },
        })
      })
    },

    confirm: async (secret: string, address: string): Promise<void> => {
      await limits.take(`confirmation address ${address}`, ADDRESS_LIMIT)
      const now = clock.now()
      await db.transaction(async (tx) => {
        const [used] = await tx
          .update(emailVerifications)
          .set({ usedAt: now })
          .where(
            and(
              eq(emailVerifications.secretHash, hashOf(secret)),
              isNull(emailVerifications.usedAt),
              gt(emailVerifications.expiresAt, now),
            ),
          )
          .returning({ userId: emailVerifications.userId })
        if (!used) throw badRequest('VERIFICATION_EXPIRED')
        await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, used.userId))
        await audit.record(tx, { action: 'email.verified', actorId: used.userId, address })
      })
    },
  }
}
