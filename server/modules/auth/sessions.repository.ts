import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Db, Queryable } from '../../platform/db/database.ts'
import { sessions, students, users } from '../../platform/db/tables/accounts.table.ts'
import { gather } from '../../platform/gather.ts'
import { rolesOfUser } from './roles.sql.ts'

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
        welcomed: users.welcomed,
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

export const markRenewed = async (db: Queryable, id: string, at: Date): Promise<void> => {
  await db.update(sessions).set({ renewedAt: at }).where(eq(sessions.id, id))
}

export const endSession = async (db: Queryable, id: string, at: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}
