import { and, eq, exists, gt, gte, isNull, like, lt, lte, not, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { ATTENDING_STATES, CLASS_FACES, seatsLeft, type ClassFace } from '../../../src/domain/class.ts'
import type { ClassRecord, CLASS_RECORDS } from '../../../src/domain/contract/class-records.list.ts'
import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import { readNumberRange } from '../../../src/domain/number-range.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { hasDays, isReferred, isWithin, type FilterValues } from '../../platform/db/filters.sql.ts'
import { folded, isFoundIn, typedPatterns } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { agencies, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  classInstructors,
  classSessions,
  instructorApprovals,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'
import { classDays, classEndsAt } from '../classes/class-days.sql.ts'
import { seatedCount, waitingCount } from '../classes/class-summary.repository.ts'
import { courseTitles } from '../courses/course-choices.sql.ts'
import { blocks } from '../instructors/approvals.sql.ts'

const SORTS = {
  class: { by: instructorCourses.courseDate, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof CLASS_RECORDS>, SortBy>

const one = { one: sql`1` }

/** As `classFace` of the domain says of one that was read. */
const hasFace = (face: ClassFace, now: Date): SQL | undefined => {
  const { courseStatusId, courseDate } = instructorCourses
  const isScheduled = eq(courseStatusId, CLASS_STATUS.scheduled)
  const at = sql`${now.toISOString()}::timestamptz`
  const by: Readonly<Record<ClassFace, SQL | undefined>> = {
    scheduled: and(isScheduled, gt(courseDate, now)),
    underway: and(isScheduled, lte(courseDate, now), gte(classEndsAt, at)),
    // The first is there for the index: what is over has begun.
    over: and(isScheduled, lte(courseDate, now), lt(classEndsAt, at)),
    cancelled: eq(courseStatusId, CLASS_STATUS.cancelled),
    completed: eq(courseStatusId, CLASS_STATUS.completed),
  }
  return by[face]
}

const isYes = ([value]: readonly string[] = [], condition: SQL): SQL | undefined =>
  value === undefined ? undefined : value === 'yes' ? condition : not(condition)

/**
 * Somebody with the role, an account to use it with, and no approval for the course that is suspended or over. Who may
 * teach is read first, once: they are few beside what is taught.
 */
const isTaught = (query: Queryable, now: Date): SQL => {
  const blocked = query
    .select(one)
    .from(instructorApprovals)
    .where(
      and(
        sql`${instructorApprovals.userId} = able.user_id`,
        sql`${instructorApprovals.courseId} = planned.course_id`,
        blocks(now),
      ),
    )
  const able = query
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleId, ROLE.instructor), isNull(users.deactivatedAt)))
  return sql`(${instructorCourses.id} in (
    with able (user_id) as materialized (${able})
    select planned.id from ${instructorCourses} as planned
    join ${classInstructors} as teaches on teaches.instructor_course_id = planned.id
    join able on able.user_id = teaches.user_id
    where ${notExists(blocked)}
  ))`
}

const isTaughtBy = (query: Queryable, instructor: FilterValues): SQL | undefined =>
  instructor &&
  exists(
    query
      .select(one)
      .from(classInstructors)
      .where(
        and(
          eq(classInstructors.instructorCourseId, instructorCourses.id),
          isReferred(classInstructors.userId, instructor),
        ),
      ),
  )

/** Nobody marks who is on a class that lies ahead, is closed or was cancelled. */
const unmarkedCount = (now: Date) => sql<number>`(
  select count(*)::int from ${instructorCourseStudents} as seat
  where seat.instructor_course_id = ${instructorCourses.id} and seat.state in ${[...ATTENDING_STATES]}
    and seat.attendance is null and ${instructorCourses.courseStatusId} = ${CLASS_STATUS.scheduled}
    and ${instructorCourses.courseDate} <= ${now.toISOString()}::timestamptz
)`

const certificateCount = sql<number>`(
  select count(*)::int from ${certificates} as earned
  join ${instructorCourseStudents} as seat on seat.id = earned.registration_id
  where seat.instructor_course_id = ${instructorCourses.id}
    and earned.superseded_by is null and earned.revoked_at is null
)`

const INSTANT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

const sessions = sql<ClassRecord['sessions']>`(
  select coalesce(json_agg(json_build_object(
    'startsAt', to_char(held.starts_at at time zone 'UTC', ${INSTANT}),
    'endsAt', to_char(held.ends_at at time zone 'UTC', ${INSTANT})
  ) order by held.starts_at, held.id), '[]'::json)
  from ${classSessions} as held where held.instructor_course_id = ${instructorCourses.id}
)`

const instructors = sql<ClassRecord['instructors']>`(
  select coalesce(json_agg(json_build_object('id', teacher.id, 'name', teacher.first_name || ' ' || teacher.last_name)
    order by teacher.sort_name, teacher.id), '[]'::json)
  from ${classInstructors} as teaches join ${users} as teacher on teacher.id = teaches.user_id
  where teaches.instructor_course_id = ${instructorCourses.id}
)`

/** Whether each word that was typed stands in where a class is, or in what its course is called. */
export const isClassFound = (query: Queryable, typed: string): SQL | undefined =>
  and(
    ...typedPatterns(typed).map((pattern) => {
      const called = query
        .select({ id: courses.id })
        .from(courses)
        .where(like(folded(courseTitles), pattern))
      return or(like(instructorCourses.searchText, pattern), sql`${instructorCourses.courseId} = any(array(${called}))`)
    }),
  )

/** In the words of its index, which knows those that are planned and waited for. */
const isWaitedFor = sql`(course_status_id = ${sql.raw(String(CLASS_STATUS.scheduled))} and waiting > 0)`

const asksForSome = ([value]: readonly string[] = []): boolean =>
  value !== undefined && Number(readNumberRange(value)?.from ?? 0) > 0

/** Which of all classes are asked for, as a condition over `instructorCourses` and `courses`. */
export const matchesClasses = (
  query: Queryable,
  { search, filters }: Pick<ListAsked, 'search' | 'filters'>,
  days: DayClock,
): SQL | undefined => {
  const now = new Date(days.now)
  const { course, status, date, county, venue, host, instructor, taught, unmarked, full, seats, waiting } = filters
  const faces = CLASS_FACES.filter((face) => status?.includes(face))
  const textOf = ([text]: readonly string[] = []) => text
  const [inCounty, atVenue] = [textOf(county), textOf(venue)]
  return and(
    isClassFound(query, search),
    isReferred(instructorCourses.courseId, course),
    faces.length === 0 ? undefined : or(...faces.map((face) => hasFace(face, now))),
    hasDays(classDays, date, days),
    inCounty === undefined ? undefined : isFoundIn(instructorCourses.county, inCounty),
    atVenue === undefined ? undefined : isFoundIn(instructorCourses.venue, atVenue),
    isReferred(instructorCourses.hostAgencyId, host),
    isTaughtBy(query, instructor),
    isYes(taught, isTaught(query, now)),
    isYes(unmarked, sql`(${unmarkedCount(now)} > 0)`),
    isYes(full, sql`(${seatedCount} >= ${instructorCourses.capacity})`),
    isWithin(seatedCount, seats),
    isWithin(waitingCount, waiting),
    asksForSome(waiting) ? isWaitedFor : undefined,
  )
}

/** A page of all classes, in two statements. */
export const listClassRecords = async (
  query: Queryable,
  asked: ListAsked,
  language: Language,
  days: DayClock,
): Promise<ListPage<ClassRecord>> => {
  const isWanted = matchesClasses(query, asked, days)
  const page = await keysetPage(asked, SORTS, instructorCourses.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: instructorCourses.id,
          row: instructorCourses,
          title: courses.title,
          hostAgency: agencies.name,
          seated: seatedCount,
          waiting: waitingCount,
          sessions,
          instructors,
          unmarked: unmarkedCount(new Date(days.now)),
          certificates: certificateCount,
        })
        .from(instructorCourses)
        .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
        .leftJoin(agencies, eq(agencies.id, instructorCourses.hostAgencyId))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(
        query,
        query
          .select({ one: sql`1`.as('one') })
          .from(instructorCourses)
          .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
          .where(isWanted)
          .limit(ceiling),
      ),
  })
  return {
    ...page,
    items: page.items.map(({ row, title, seated, ...counted }) => ({
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
      registrationClosesAt: row.registrationClosesAt.toISOString(),
      hostAgency: counted.hostAgency,
      waiting: counted.waiting,
      sessions: counted.sessions,
      instructors: counted.instructors,
      unmarked: counted.unmarked,
      certificates: counted.certificates,
    })),
  }
}
