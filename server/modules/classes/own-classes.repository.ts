import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { seatsLeft } from '../../../src/domain/class.ts'
import type { OwnClass, ClassTime } from '../../../src/domain/contract/own-classes.list.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { hasDays, isReferred, isWithin } from '../../platform/db/filters.sql.ts'
import { isFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage } from '../../platform/db/keyset.ts'
import type { SortBy } from '../../platform/db/keyset.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, classSessions, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { classDays, classEndsAt } from './class-days.sql.ts'
import { seatedCount, waitingCount } from './class-summary.repository.ts'

const isWhen = (when: string | undefined, now: Date): SQL | undefined => {
  const at = sql`${now.toISOString()}::timestamptz`
  const isScheduled = eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled)
  const by: Readonly<Record<ClassTime, SQL | undefined>> = {
    upcoming: and(isScheduled, gte(classEndsAt, at)),
    past: or(eq(instructorCourses.courseStatusId, CLASS_STATUS.completed), and(isScheduled, lt(classEndsAt, at))),
    cancelled: eq(instructorCourses.courseStatusId, CLASS_STATUS.cancelled),
  }
  return when === undefined ? undefined : by[when as ClassTime]
}

const searched = sql`${courses.title}->>'en' || ' ' || (${courses.title}->>'tr') || ' ' || (${courses.title}->>'ar')
  || ' ' || ${instructorCourses.venue} || ' ' || ${instructorCourses.city}`

const SORTS: Readonly<Record<string, SortBy>> = { date: { by: instructorCourses.courseDate, type: 'timestamptz' } }

const sessionCount = sql<number>`(
  select count(*)::int from ${classSessions} as held where held.instructor_course_id = ${instructorCourses.id}
)`

/** A page of the classes that someone teaches, in two statements. */
export const listOwnClasses = async (
  query: Queryable,
  userId: number,
  asked: ListAsked,
  language: Language,
  now: Date,
  days: DayClock,
): Promise<ListPage<OwnClass>> => {
  const isWanted = and(
    eq(classInstructors.userId, userId),
    asked.search.trim() === '' ? undefined : isFoundIn(searched, asked.search),
    isWhen(asked.filters['when']?.[0], now),
    hasDays(classDays, asked.filters['date'], days),
    isReferred(instructorCourses.courseId, asked.filters['course']),
    isWithin(seatedCount, asked.filters['seats']),
    isWithin(waitingCount, asked.filters['waiting']),
  )
  const page = await keysetPage(asked, SORTS, instructorCourses.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: instructorCourses.id,
          row: instructorCourses,
          title: courses.title,
          seated: seatedCount,
          waiting: waitingCount,
          sessionCount,
        })
        .from(classInstructors)
        .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
        .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(
        query,
        query
          .select({ one: sql`1`.as('one') })
          .from(classInstructors)
          .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
          .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
          .where(isWanted)
          .limit(ceiling),
      ),
  })
  return {
    ...page,
    items: page.items.map(({ row, title, seated, waiting, sessionCount: total }) => ({
      id: row.id,
      courseId: row.courseId,
      courseTitle: title[language],
      courseStatusId: row.courseStatusId,
      courseDate: row.courseDate.toISOString(),
      courseEndDate: row.courseEndDate?.toISOString() ?? null,
      timeZone: row.timeZone,
      venue: row.venue,
      address: row.address,
      city: row.city,
      county: row.county,
      capacity: row.capacity,
      seated,
      seatsLeft: seatsLeft(row.capacity, seated),
      waiting,
      registrationClosesAt: row.registrationClosesAt.toISOString(),
      sessionCount: total,
    })),
  }
}
