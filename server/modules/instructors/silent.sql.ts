import { and, eq, gte, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm'

import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { SILENT_DAYS } from '../../../src/domain/instructor-lineage.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { classInstructors, instructorCourses } from '../../platform/db/tables/classes.table.ts'

/** Whether somebody with an open account held no class for a year, and has been here for one. */
export const isSilent = (query: Queryable, now: Date): SQL => {
  const since = later(now, -SILENT_DAYS * DAY)
  const held = query
    .select({ one: sql`1` })
    .from(classInstructors)
    .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
    .where(
      and(
        eq(classInstructors.userId, users.id),
        eq(instructorCourses.courseStatusId, CLASS_STATUS.completed),
        gte(instructorCourses.courseDate, since),
      ),
    )
  return sql`(${and(isNull(users.deactivatedAt), lt(users.createdAt, since), notExists(held))})`
}
