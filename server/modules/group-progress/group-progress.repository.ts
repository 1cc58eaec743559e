import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { CERTIFICATE_CLOCK } from '../../../src/domain/certificate.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { isStanding, type Standing } from '../../../src/domain/group-progress.ts'
import type { Language } from '../../../src/domain/language.ts'
import { LESSON_OUTCOME } from '../../../src/domain/lesson.ts'
import type { Choice, ListAsked } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays, type FilterValues } from '../../platform/db/filters.sql.ts'
import { countFound, keysetPage, type Window } from '../../platform/db/keyset.ts'
import { isPersonFound, namedColumns } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { groupCoordinators, groupCourses, groups } from '../../platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { isCourseAsked } from '../courses/course-choices.sql.ts'
import { cellsOf, membersOf, type MembersAsked } from './progress-cells.sql.ts'

export type ProgressFilters = Readonly<{
  groupId: number | null
  courseId: number | null
  standings: readonly Standing[]
  /** The days on which a certificate ends. */
  expires: FilterValues
}>

export const progressFilters = ({ filters }: Pick<ListAsked, 'filters'>): ProgressFilters => {
  const number = (key: string): number | null => {
    const value = filters[key]?.[0]
    return value === undefined ? null : Number(value)
  }
  return {
    groupId: number('group'),
    courseId: number('course'),
    standings: (filters['standing'] ?? []).filter(isStanding),
    expires: filters['expires'],
  }
}

/** The members that match, of the coordinator's groups: over `students`, `users` and `member`. */
const matches = (coordinatorId: number, search: string, filters: ProgressFilters, days: DayClock): SQL | undefined => {
  const { standings, expires, ...asked } = filters
  const isCellAsked = and(
    standings.length === 0 ? undefined : sql`cell.standing in ${[...standings]}`,
    isOnDays(sql`cell.certified_until`, expires, days, CERTIFICATE_CLOCK),
  )
  return and(
    isPersonFound(search),
    isCellAsked &&
      sql`${students.id} in (
        select cell.student_id from (${cellsOf({ coordinatorId, ...asked }, new Date(days.now))}) as cell
        where ${isCellAsked}
      )`,
  )
}

const memberIn = (asked: MembersAsked): SQL => sql`(${membersOf(asked)}) as member`

/** A page of people: two statements. */
export const listPeople = (query: Queryable, coordinatorId: number, asked: ListAsked, days: DayClock) => {
  const filters = progressFilters(asked)
  const where = matches(coordinatorId, asked.search, filters, days)
  const members = memberIn({ coordinatorId, groupId: filters.groupId })
  const rows = ({ where: from, orderBy, limit, offset, sortKey }: Window) =>
    query
      .select({
        rowId: students.id,
        sortKey,
        id: students.id,
        userId: users.id,
        ...namedColumns,
        groupId: groups.id,
        groupName: groups.name,
      })
      .from(members)
      .innerJoin(students, eq(students.id, sql`member.student_id`))
      .innerJoin(users, eq(users.id, students.userId))
      .innerJoin(groups, eq(groups.id, sql`member.group_id`))
      .where(and(where, from))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
  const count = (ceiling: number): Promise<number> =>
    countFound(
      query,
      query
        .select({ id: students.id })
        .from(members)
        .innerJoin(students, eq(students.id, sql`member.student_id`))
        .innerJoin(users, eq(users.id, students.userId))
        .where(where)
        .limit(ceiling),
    )
  return keysetPage(asked, { person: { by: users.sortName, type: 'text' } }, students.id, { rows, count })
}

export type MatchingPerson = Readonly<{
  id: number
  firstName: string
  lastName: string
  email: string
  isReachable: boolean
}>

/** All who match, or those given who are members, by name. Nobody else's. */
export const listMatching = (
  query: Queryable,
  coordinatorId: number,
  asked: Readonly<{ search: string; filters: ProgressFilters; ids?: readonly number[]; except?: readonly number[] }>,
  days: DayClock,
  limit: number,
): Promise<MatchingPerson[]> => {
  const { search, filters, ids, except = [] } = asked
  return query
    .select({
      id: students.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      isReachable: sql<boolean>`${users.deactivatedAt} is null`,
    })
    .from(memberIn({ coordinatorId, groupId: filters.groupId, ...(ids && { studentIds: ids }) }))
    .innerJoin(students, eq(students.id, sql`member.student_id`))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        matches(coordinatorId, search, filters, days),
        sql`not ${students.id} = any(${sql.param([...except])}::integer[])`,
      ),
    )
    .orderBy(users.sortName, students.id)
    .limit(limit)
}

/** All cells of these people: one statement. */
export const listCells = (
  query: Queryable,
  coordinatorId: number,
  studentIds: readonly number[],
  courseId: number | null,
  now: Date,
) =>
  query
    .select({
      studentId: sql<number>`cell.student_id`,
      courseId: courses.id,
      isRequired: sql<boolean>`cell.is_required`,
      dueOn: sql<string | null>`cell.due_on::text`,
      standing: sql<Standing>`cell.standing`,
      isCertified: sql<boolean>`cell.certified_until is not null`,
      certifiedUntil: sql<Date | null>`nullif(cell.certified_until, 'infinity')`.mapWith(
        onlineEnrollments.expirationDate,
      ),
      enrollment: {
        id: onlineEnrollments.id,
        status: onlineEnrollments.statusId,
        expirationDate: onlineEnrollments.expirationDate,
      },
      complete: sql<number>`learned.complete`,
      total: sql<number>`learned.total`,
      seat: { courseDate: instructorCourses.courseDate, timeZone: instructorCourses.timeZone },
      remindedAt: sql<Date | null>`(
        select max(sent.sent_at) from reminders as sent
        where sent.student_id = cell.student_id and sent.course_id = cell.course_id
      )`.mapWith(onlineEnrollments.expirationDate),
    })
    .from(sql`(${cellsOf({ coordinatorId, studentIds, courseId }, now)}) as cell`)
    .innerJoin(courses, eq(courses.id, sql`cell.course_id`))
    .leftJoin(onlineEnrollments, eq(onlineEnrollments.id, sql`cell.enrollment_id`))
    .leftJoin(instructorCourses, eq(instructorCourses.id, sql`cell.seat_id`))
    .leftJoinLateral(
      sql`(
        select count(*)::int as total, (count(*) filter (where lesson.status = ${LESSON_OUTCOME.passExam}))::int as complete
        from lesson_progress as lesson where lesson.enrollment_id = ${onlineEnrollments.id}
      ) as learned`,
      sql`true`,
    )
    .orderBy(asc(courses.position), asc(courses.id))

export type CellRow = Awaited<ReturnType<typeof listCells>>[number]

/** How many there are, hold all that is expected of them, and have something overdue or about to end. */
export const readFigures = async (query: Queryable, coordinatorId: number, groupId: number | null, now: Date) => {
  const [row] = await query
    .select({
      people: sql<number>`(select count(*)::int from ${memberIn({ coordinatorId, groupId })})`,
      current: sql<number>`(count(*) filter (where person.is_current))::int`,
      overdue: sql<number>`(count(*) filter (where person.is_overdue))::int`,
      expiring: sql<number>`(count(*) filter (where person.is_expiring))::int`,
    })
    .from(
      sql`(
        select
          coalesce(bool_and(cell.standing in ('current', 'expiring')) filter (where cell.is_required), false) as is_current,
          bool_or(cell.standing = 'overdue') as is_overdue,
          bool_or(cell.standing = 'expiring') as is_expiring
        from (${cellsOf({ coordinatorId, groupId }, now)}) as cell
        group by cell.student_id
      ) as person`,
    )
  return row ?? { people: 0, current: 0, overdue: 0, expiring: 0 }
}

export const listGroups = (query: Queryable, coordinatorId: number) =>
  query
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .innerJoin(groupCoordinators, eq(groupCoordinators.groupId, groups.id))
    .where(eq(groupCoordinators.userId, coordinatorId))
    .orderBy(asc(groups.name), asc(groups.id))

export const listRequirements = (query: Queryable, groupIds: readonly number[]) =>
  query
    .select({ groupId: groupCourses.groupId, courseId: groupCourses.courseId, dueOn: groupCourses.dueOn })
    .from(groupCourses)
    .innerJoin(courses, eq(courses.id, groupCourses.courseId))
    .where(and(inArray(groupCourses.groupId, [...groupIds]), eq(courses.isPublished, true)))
    .orderBy(asc(courses.position), asc(courses.id))

/** Published ones, by title. */
export const findCourses = async (
  query: Queryable,
  asked: ChoiceAsked,
  language: Language,
  limit: number,
): Promise<Choice[]> => {
  const rows = await query
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.isPublished, true), isCourseAsked(asked)))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(limit)
  return rows.map(({ id, title }) => ({ id, name: title[language] }))
}

export const listCourses = (query: Queryable) =>
  query
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(eq(courses.isPublished, true))
    .orderBy(asc(courses.position), asc(courses.id))
