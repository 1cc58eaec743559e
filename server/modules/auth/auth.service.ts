import { and, eq, isNull } from 'drizzle-orm'

import type { LoginBody, ViewerAnswer } from '../../../src/domain/contract/auth.contract.ts'
import type { Caller } from '../../platform/caller.ts'
import { MINUTE } from '../../platform/clock.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Limit, LimitKey } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listDefaultsFor } from '../list-views/list-views.service.ts'
import { photoUrlOf } from '../profiles/photo-address.ts'
import { normaliseEmail } from './email.ts'
import { openSession } from './open-session.ts'
import type { Origin } from './origin.ts'
import type { Sessions } from './sessions.service.ts'
import { findAccount } from './users.repository.ts'

export const ACCOUNT_LIMIT: Limit = { tries: 10, milliseconds: 15 * MINUTE }
export const ADDRESS_LIMIT: Limit = { tries: 100, milliseconds: 15 * MINUTE }
/** Each costs a hash: nobody signs in so often, and a loop with a right password does not keep others waiting. */
export const RIGHT_LIMIT: Limit = { tries: 200, milliseconds: 15 * MINUTE }

/** Under what the guesses of strangers at an account are counted. */
export const signInKey = (email: string): string => `sign-in account ${email}`

/** Under what the sign-ins of an account that were right are counted. */
export const rightKey = (userId: number): string => `sign-in right ${userId}`

/** GET /auth/me: what is known of the caller, and what they open their lists with. */
export const viewerOf = async (
  { addresses, clock, db }: Pick<Platform, 'addresses' | 'clock' | 'db'>,
  { userId, sessionId, studentId, roles, account }: Caller,
): Promise<ViewerAnswer> => {
  const { email, welcomed, shortcuts, settings, firstName, lastName, phone, photo } = account
  return {
    id: userId,
    email,
    welcomed,
    shortcuts,
    settings,
    profile: { firstName, lastName, phone, student: studentId === null ? null : { id: studentId } },
    photoUrl: photo === null ? null : photoUrlOf(addresses, photo, sessionId, clock.now()),
    roleMappings: roles.map((roleId) => ({ roleId })),
    listDefaults: await listDefaultsFor(db, { userId, roles }),
  }
}

export const createAuth = (platform: Platform, sessions: Sessions) => {
  const { db, limits, passwords, audit } = platform

  return {
    /**
     * A token, or a refusal that is the same for a wrong password, an unknown address and a deactivated account,
     * and takes as long. Wrong ones of strangers are counted for the account and for their network. A `device` that
     * knows the account is counted by itself: neither limit, which anybody can use up, keeps it out.
     */
    signIn: async (body: LoginBody, origin: Origin, device: string | undefined): Promise<{ token: string }> => {
      const email = normaliseEmail(body.email)
      const { address, requestId } = origin
      const ownKey = device === undefined ? signInKey(email) : `sign-in device ${device} account ${email}`
      const own: [LimitKey, Limit] = [ownKey, ACCOUNT_LIMIT]
      const tries = device === undefined ? [own, [{ deed: 'sign-in', address }, ADDRESS_LIMIT] as const] : [own]

      const account = await limits.judge(tries, async () => {
        const claimed = await findAccount(db, email)
        const isRight = await passwords.verify(body.password, claimed?.passwordHash)
        if (claimed && isRight && claimed.deactivatedAt === null) {
          // Too many are wrong like any other: soon they are refused before they are judged.
          await limits.take(rightKey(claimed.id), RIGHT_LIMIT)
          return claimed
        }
        await audit.record(db, { action: 'session.refused', actorId: claimed?.id ?? null, address, requestId })
        throw new Refusal(403, 'WRONG_CREDENTIALS')
      })
      await limits.forget(ownKey)
      if (account.emailVerifiedAt === null) {
        throw new Refusal(403, 'NEEDS_EMAIL_VERIFICATION', { details: { userId: account.id } })
      }
      return db.transaction(async (tx) => {
        // A password that was changed while this one was judged opens nothing: its change has ended all sessions.
        const [current] = await tx
          .select({ id: users.id })
          .from(users)
          .where(
            and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash), isNull(users.deactivatedAt)),
          )
          .for('update')
        if (!current) throw new Refusal(403, 'WRONG_CREDENTIALS')
        return { token: await openSession(tx, platform, sessions, { account, origin }) }
      })
    },

    signOut: async (caller: Caller, { address, requestId }: Origin): Promise<void> => {
      await db.transaction(async (tx) => {
        await sessions.end(tx, caller.sessionId)
        await audit.record(tx, { action: 'session.ended', actorId: caller.userId, address, requestId })
      })
    },
  }
}
