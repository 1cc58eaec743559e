import { and, eq, isNotNull, sql } from 'drizzle-orm'

import type { Language } from '../../../src/domain/language.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isReachedAt } from '../../platform/db/merged.sql.ts'
import { students, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { rolesOfUser } from './roles.sql.ts'

/** What sign-in has to know of the account behind an address; of one that went into another, that. */
export const findAccount = async (db: Queryable, email: string) => {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      deactivatedAt: users.deactivatedAt,
      roles: rolesOfUser,
    })
    .from(users)
    .where(isReachedAt(db, email))
  return row
}

/** Whether the account that has an address, whatever became of it, has shown that it is theirs. */
export const isProven = async (query: Queryable, email: string): Promise<boolean> => {
  const rows = await query
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
  return rows.length > 0
}

export type NewUser = Omit<typeof users.$inferInsert, 'id'>

/** Gives a new user the roles; a student's brings the student profile, whose id it answers. */
export const insertRoles = async (
  db: Queryable,
  user: { id: number; createdAt: Date },
  roles: readonly RoleId[],
  isStudent: boolean,
): Promise<number | null> => {
  const userId = user.id
  if (roles.length > 0) await db.insert(userRoles).values(roles.map((roleId) => ({ userId, roleId })))
  if (!isStudent) return null
  const [student] = await db
    .insert(students)
    .values({ userId, createdAt: user.createdAt })
    .returning({ id: students.id })
  return student?.id ?? null
}

/** A user with roles. Answers both ids. */
export const insertUser = async (
  db: Queryable,
  user: NewUser,
  roles: readonly RoleId[],
  isStudent: boolean,
): Promise<{ id: number; studentId: number | null }> => {
  const [row] = await db.insert(users).values(user).returning({ id: users.id })
  if (!row) throw new Error('The user was not kept')
  return { id: row.id, studentId: await insertRoles(db, { id: row.id, createdAt: user.createdAt }, roles, isStudent) }
}

/** Puts what is sent over what is kept, key by key, and answers the whole. */
export const keepSettings = async (
  db: Queryable,
  userId: number,
  changes: Record<string, unknown> & { language?: Language | undefined },
): Promise<Record<string, unknown>> => {
  const [row] = await db
    .update(users)
    .set({
      settings: sql`coalesce(${users.settings}, '{}'::jsonb) || ${JSON.stringify(changes)}::jsonb`,
      ...(changes.language === undefined ? {} : { language: changes.language }),
    })
    .where(eq(users.id, userId))
    .returning({ settings: users.settings })
  return row?.settings ?? {}
}

export const keepShortcuts = async (db: Queryable, userId: number, shortcuts: string[]): Promise<void> => {
  await db.update(users).set({ shortcuts }).where(eq(users.id, userId))
}

export const keepWelcomed = async (db: Queryable, userId: number): Promise<void> => {
  await db.update(users).set({ welcomed: true }).where(eq(users.id, userId))
}
