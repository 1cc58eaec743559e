import { and, eq } from 'drizzle-orm'

import { ROLE } from '../../../src/domain/role.ts'
import { hasRole } from '../../platform/caller.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { classInstructors, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { found } from '../../platform/refusal.ts'

export type ClassRow = typeof instructorCourses.$inferSelect

const maySeeAll = (caller: Caller) => hasRole(caller, ROLE.admin, ROLE.owner)

const teaches = async (query: Queryable, userId: number, classId: number): Promise<boolean> =>
  (
    await query
      .select({ classId: classInstructors.instructorCourseId })
      .from(classInstructors)
      .where(and(eq(classInstructors.instructorCourseId, classId), eq(classInstructors.userId, userId)))
  ).length > 0

/** Whether somebody opens the roster of a class, and the secret of its codes with it. */
export const opensRoster = async (query: Queryable, caller: Caller, classId: number): Promise<boolean> =>
  maySeeAll(caller) || (await teaches(query, caller.userId, classId))

const ifTaught = async (query: Queryable, caller: Caller, row: ClassRow | undefined): Promise<ClassRow> => {
  const held = found(row)
  return found((await opensRoster(query, caller, held.id)) ? held : null)
}

/** A class of one's own, or any for an administrator. Another's is as one that does not exist: 404. */
export const findTaughtClass = async (query: Queryable, caller: Caller, classId: number): Promise<ClassRow> => {
  const [row] = await query.select().from(instructorCourses).where(eq(instructorCourses.id, classId))
  return ifTaught(query, caller, row)
}

/** The same, held until the end of the transaction: seats, the waitlist and the roster change one after the other. */
export const lockTaughtClass = async (tx: Tx, caller: Caller, classId: number): Promise<ClassRow> => {
  const [row] = await tx.select().from(instructorCourses).where(eq(instructorCourses.id, classId)).for('update')
  return ifTaught(tx, caller, row)
}

/** The same for those who register, whoever teaches the class. */
export const lockClass = async (tx: Tx, classId: number): Promise<ClassRow> => {
  const [row] = await tx.select().from(instructorCourses).where(eq(instructorCourses.id, classId)).for('update')
  return found(row)
}
