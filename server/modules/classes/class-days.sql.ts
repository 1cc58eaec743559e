import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { instructorCourses } from '../../platform/db/tables/classes.table.ts'

/** When a class is over, completed or not. */
export const classEndsAt = sql<Date>`coalesce(${instructorCourses.courseEndDate}, ${instructorCourses.courseDate})`

/** The day of an instant by the venue's clock. */
const dayThere = (instant: SQL): SQL => sql`(${instant} at time zone ${instructorCourses.timeZone})::date`

/** The days from which to which a class is held, by the venue's clock. */
export const classDays = {
  first: dayThere(sql`${instructorCourses.courseDate}`),
  last: dayThere(classEndsAt),
}
