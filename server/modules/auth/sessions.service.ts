import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { ROLE } from '../../../src/domain/role.ts'
import type { Caller } from '../../platform/caller.ts'
import { later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { RENEW_AFTER, sessionLimits } from './session-limits.ts'
import { endSession, insertSession, markRenewed, sessionFinder, studentOf } from './sessions.repository.ts'
import type { SessionRow } from './sessions.repository.ts'

const claims = z.object({ sid: z.uuid(), iat: z.number() })

export type Tokens = Readonly<{
  /**
   * `student` is whose pages this is, and `roles` what they are: hints for what a page asks first; what somebody may see
   * is read at each request.
   */
  sign: (claims: { sid: string; iat: number; exp: number; roles: Caller['roles']; student?: number }) => string
  /** The claims of a token of ours that has not expired; throws for any other. */
  verify: (token: string) => unknown
}>

export type Sessions = Readonly<{
  /** Begins a session and answers its first token. */
  begin: (
    tx: Queryable,
    who: { userId: number; roles: Caller['roles']; userAgent: string | undefined; address: string },
  ) => Promise<string>
  /** Who asks; null without a living session. A token that has been in use a while is renewed in the answer. */
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>
  /** Whose a session is, while it lives. It is not used by this: an address that was signed for it is no token. */
  find: (sessionId: string) => Promise<Caller | null>
  /** A token for a minute, by which the server asks itself for whom it paints; null where the session has ended. */
  tokenOf: (sessionId: string) => Promise<string | null>
  end: (tx: Queryable, sessionId: string) => Promise<void>
}>

/** The token of an `Authorization` header, with `Bearer` before it or alone. */
const tokenIn = (header: string | undefined): string => (header ?? '').replace(/^Bearer\s+/i, '').trim()

const callerOf = ({ userId, sessionId, studentId, roles, language, account }: SessionRow): Caller => ({
  userId,
  sessionId,
  // A profile without the role holds a place that its person has not confirmed.
  studentId: roles.includes(ROLE.student) ? studentId : null,
  roles,
  language,
  account,
})

const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

export const createSessions = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, tokens: Tokens): Sessions => {
  const findSession = sessionFinder(db)

  const tokenFor = (
    session: { id: string; createdAt: Date; roles: Caller['roles']; studentId: number | null },
    now: Date,
  ): string => {
    const limits = sessionLimits(session.roles)
    const end = Math.min(now.getTime() + limits.idle, session.createdAt.getTime() + limits.absolute)
    const { id: sid, studentId, roles } = session
    const whose = studentId !== null && roles.includes(ROLE.student) ? { student: studentId } : {}
    return tokens.sign({ sid, iat: inSeconds(now), exp: Math.floor(end / 1000), roles, ...whose })
  }

  const isAlive = (session: SessionRow, now: Date): boolean => {
    const limits = sessionLimits(session.roles)
    return (
      session.endedAt === null &&
      session.deactivatedAt === null &&
      now < later(session.renewedAt, limits.idle) &&
      now < later(session.createdAt, limits.absolute)
    )
  }

  const claimsOf = (request: FastifyRequest) => {
    try {
      return claims.parse(tokens.verify(tokenIn(request.headers.authorization)))
    } catch {
      return null
    }
  }

  return {
    begin: async (tx, { userId, roles, userAgent, address }) => {
      const now = clock.now()
      const id = await insertSession(tx, { userId, at: now, userAgent, address })
      return tokenFor({ id, createdAt: now, roles, studentId: await studentOf(tx, userId) }, now)
    },
    authenticate: async (request, reply) => {
      const claimed = claimsOf(request)
      if (claimed === null) return null
      const now = clock.now()
      const session = await findSession(claimed.sid)
      if (!session || !isAlive(session, now)) return null
      // Renewed tokens live beside the old one until that ends by itself, so that tabs never sign each other out.
      if (now.getTime() - claimed.iat * 1000 >= RENEW_AFTER) {
        if (now.getTime() - session.renewedAt.getTime() >= RENEW_AFTER) await markRenewed(db, session.sessionId, now)
        reply.header('new-access-token', tokenFor({ ...session, id: session.sessionId }, now))
      }
      return callerOf(session)
    },
    find: async (sessionId) => {
      const session = await findSession(sessionId)
      return session && isAlive(session, clock.now()) ? callerOf(session) : null
    },
    tokenOf: async (sessionId) => {
      const session = await findSession(sessionId)
      const now = clock.now()
      if (!session || !isAlive(session, now)) return null
      const iat = inSeconds(now)
      return tokens.sign({ sid: sessionId, iat, exp: iat + 60, roles: session.roles })
    },
    end: (tx, sessionId) => endSession(tx, sessionId, clock.now()),
  }
}
