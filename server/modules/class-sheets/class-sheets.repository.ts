import { and, eq, isNull, lt } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { classSheets } from '../../platform/db/tables/rosters.table.ts'

export const listSheets = (query: Queryable, classId: number) =>
  query
    .select({ sheet: classSheets, firstName: users.firstName, lastName: users.lastName })
    .from(classSheets)
    .leftJoin(users, eq(users.id, classSheets.addedById))
    .where(eq(classSheets.instructorCourseId, classId))
    .orderBy(classSheets.id)

export const countSheets = (query: Queryable, classId: number): Promise<number> =>
  query.$count(classSheets, and(eq(classSheets.instructorCourseId, classId), isNull(classSheets.removedAt)))

/** Of this class, or none. */
export const findSheet = async (query: Queryable, classId: number, sheetId: number) => {
  const [row] = await query
    .select()
    .from(classSheets)
    .where(and(eq(classSheets.id, sheetId), eq(classSheets.instructorCourseId, classId)))
  return row
}

export const insertSheet = async (tx: Tx, row: typeof classSheets.$inferInsert): Promise<void> => {
  await tx.insert(classSheets).values(row)
}

export const removeSheet = async (tx: Tx, sheetId: number, removedAt: Date | null): Promise<void> => {
  await tx.update(classSheets).set({ removedAt }).where(eq(classSheets.id, sheetId))
}

/** Forgets those that were removed before then; gives the names of their files. */
export const forgetSheets = async (tx: Tx, before: Date): Promise<string[]> => {
  const rows = await tx
    .delete(classSheets)
    .where(lt(classSheets.removedAt, before))
    .returning({ fileName: classSheets.fileName })
  return rows.map(({ fileName }) => fileName)
}
