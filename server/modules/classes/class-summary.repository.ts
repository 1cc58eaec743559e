import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { seatsLeft } from '../../../src/domain/class.ts'
import type { SeatedClass } from '../../../src/domain/contract/class.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { agencies, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, classSessions, instructorCourses } from '../../platform/db/tables/classes.table.ts'

/** Seats of a class that are held or offered, as a part of a statement over `instructorCourses`. */
export const seatedCount = sql<number>`${instructorCourses.seated}`

/** Who waits for a seat of a class to come. Who was offered one has a seat, and is counted with those. */
export const waitingCount = sql<number>`case
  when ${instructorCourses.courseStatusId} = ${CLASS_STATUS.scheduled} then ${instructorCourses.waiting} else 0
end`

/** Who teaches a class, in the order of their names: as one value, so that a list of classes asks no more for it. */
const instructorNames = sql<string[]>`array(
  select ${users.firstName} || ' ' || ${users.lastName}
  from ${classInstructors} inner join ${users} on ${users.id} = ${classInstructors.userId}
  where ${classInstructors.instructorCourseId} = ${instructorCourses.id} order by ${users.sortName}
)`

/**
 * Classes as everyone may see them, and how many are seated, in two statements however many there are.
 *
 * @param wanted conditions and order over `instructorCourses` and `courses`
 */
export const summariseClasses = async (
  query: Queryable,
  language: Language,
  wanted: Readonly<{ where: SQL | undefined; orderBy?: readonly SQL[]; limit?: number; offset?: number }>,
): Promise<SeatedClass[]> => {
  const held = await query
    .select({
      row: instructorCourses,
      title: courses.title,
      hostAgency: agencies.name,
      seated: seatedCount,
      waiting: waitingCount,
      instructors: instructorNames,
    })
    .from(instructorCourses)
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .leftJoin(agencies, eq(agencies.id, instructorCourses.hostAgencyId))
    .where(wanted.where)
    .orderBy(...(wanted.orderBy ?? [asc(instructorCourses.courseDate), asc(instructorCourses.id)]))
    .limit(wanted.limit ?? 100)
    .offset(wanted.offset ?? 0)
  const ids = held.map(({ row }) => row.id)
  if (ids.length === 0) return []
  const sessions = await query
    .select()
    .from(classSessions)
    .where(inArray(classSessions.instructorCourseId, ids))
    .orderBy(asc(classSessions.startsAt))
  const sessionsOf = Map.groupBy(sessions, ({ instructorCourseId }) => instructorCourseId)
  return held.map(({ row, title, hostAgency, seated, waiting, instructors }) => ({
    id: row.id,
    courseId: row.courseId,
    courseTitle: title[language],
    courseStatusId: row.courseStatusId,
    courseDate: row.courseDate.toISOString(),
    courseEndDate: row.courseEndDate?.toISOString() ?? null,
    timeZone: row.timeZone,
    sessions: (sessionsOf.get(row.id) ?? []).map(({ id, startsAt, endsAt }) => ({
      id,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    venue: row.venue,
    address: row.address,
    city: row.city,
    county: row.county,
    hostAgency,
    instructors,
    capacity: row.capacity,
    seated,
    seatsLeft: seatsLeft(row.capacity, seated),
    waiting,
    registrationClosesAt: row.registrationClosesAt.toISOString(),
  }))
}
