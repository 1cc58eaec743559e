import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'

import { later } from '../../platform/clock.ts'
import type { Db, Queryable } from '../../platform/db/database.ts'
import { sessions, students, users } from '../../platform/db/tables/accounts.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { gather } from '../../platform/gather.ts'
import { rolesOfUser } from './roles.sql.ts'
import type { SessionLimits } from './session-limits.ts'

/** Who has begun a course is at home here: a welcome would lie on what they came to go on with. */
const isWelcomed = sql<boolean>`case when ${users.welcomed} then true else exists (
  select from ${onlineEnrollments} where ${onlineEnrollments.studentId} = ${students.id}
  and ${onlineEnrollments.lastActivityAt} > ${onlineEnrollments.startedAt}
) end`

/**
 * Finds a session with its user and the roles, in one query that the database plans once: this runs at each
 * request, and what it gives answers /auth/me without another. Requests that arrive together share the query.
 */
export const sessionFinder = (db: Db) => {
  const statement = db
    .select({
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      renewedAt: sessions.renewedAt,
      endedAt: sessions.endedAt,
      userId: users.id,
      deactivatedAt: users.deactivatedAt,
      language: users.language,
      studentId: students.id,
      roles: rolesOfUser,
      account: {
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        phone: users.phone,
        photo: users.photo,
        welcomed: isWelcomed,
        shortcuts: users.shortcuts,
        settings: users.settings,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .where(sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('find_sessions')
  return gather(async (ids) => new Map((await statement.execute({ ids })).map((row) => [row.sessionId, row])))
}

export type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionFinder>>>>

export const insertSession = async (
  db: Queryable,
  session: { userId: number; at: Date; userAgent: string | undefined; address: string },
): Promise<string> => {
  const [row] = await db
    .insert(sessions)
    .values({
      userId: session.userId,
      createdAt: session.at,
      renewedAt: session.at,
      userAgent: session.userAgent?.slice(0, 300),
      address: session.address,
    })
    .returning({ id: sessions.id })
  if (!row) throw new Error('The session was not kept')
  return row.id
}

/** The profile of a student that somebody has; null without one. */
export const studentOf = async (db: Queryable, userId: number): Promise<number | null> => {
  const [row] = await db.select({ id: students.id }).from(students).where(eq(students.userId, userId))
  return row?.id ?? null
}

export const markRenewed = async (db: Queryable, id: string, at: Date): Promise<void> => {
  await db.update(sessions).set({ renewedAt: at }).where(eq(sessions.id, id))
}

export const endSession = async (db: Queryable, id: string, at: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

const isOpenOf = (userId: number) => and(eq(sessions.userId, userId), isNull(sessions.endedAt))

/** Ends every session of a person, or every one but `except`. Their tokens are refused from the commit on. */
export const endSessionsOf = async (db: Queryable, userId: number, at: Date, except?: string): Promise<void> => {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(isOpenOf(userId), others))
}

const livesAt = (now: Date, { idle, absolute }: SessionLimits) =>
  and(gt(sessions.renewedAt, later(now, -idle)), gt(sessions.createdAt, later(now, -absolute)))

/** Sessions of a person that a token still opens, the one used last first. */
export const listLivingSessions = async (db: Queryable, userId: number, limits: SessionLimits, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(isOpenOf(userId), livesAt(now, limits)))
    .orderBy(desc(sessions.renewedAt), desc(sessions.createdAt), sessions.id)

/** Ends one living session of a person; false when there is none of that id. */
export const endLivingSession = async (
  db: Queryable,
  session: { id: string; userId: number; limits: SessionLimits },
  now: Date,
): Promise<boolean> => {
  const { id, userId, limits } = session
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isOpenOf(userId), livesAt(now, limits)))
    .returning({ id: sessions.id })
  return ended.length > 0
}
