import type { PersonSession } from '../../../src/domain/contract/profile.contract.ts'
import { ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import { sessionLimits } from '../auth/session-limits.ts'
import { endLivingSession, endSessionsOf, listLivingSessions } from '../auth/sessions.repository.ts'

/** The sessions of a person, as they see and end them. Those that have run out are not there. */
export const createOwnSessions = ({ db, clock, audit }: Platform) => ({
  list: async ({ userId, roles, sessionId }: Caller): Promise<PersonSession[]> => {
    const rows = await listLivingSessions(db, userId, sessionLimits(roles), clock.now())
    return rows.map(({ id, createdAt, renewedAt, userAgent, address }) => ({
      id,
      startedAt: createdAt.toISOString(),
      lastUsedAt: renewedAt.toISOString(),
      userAgent,
      address,
      isCurrent: id === sessionId,
    }))
  },

  /** Another person's is not there, as one that does not exist. */
  end: (actor: Actor, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { userId, roles } = actor.caller
      const isEnded = await endLivingSession(tx, { id, userId, limits: sessionLimits(roles) }, clock.now())
      if (!isEnded) throw notFound()
      await audit.record(tx, { ...ownDeed(actor, 'session.ended'), subject: `session:${id}` })
    }),

  /** All but the one that asks. */
  endOthers: (actor: Actor): Promise<void> =>
    db.transaction(async (tx) => {
      const { userId, sessionId } = actor.caller
      await endSessionsOf(tx, userId, clock.now(), sessionId)
      await audit.record(tx, ownDeed(actor, 'sessions.ended'))
    }),
})
