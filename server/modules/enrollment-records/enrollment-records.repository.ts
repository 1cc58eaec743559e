import { and, eq, inArray, lt, gte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { ENROLLMENT_RECORDS_LIST } from '../../../src/domain/contract/enrollment-records.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { STILL_DAYS } from '../../../src/domain/enrollment-change.ts'
import { sortKeyOf, type ListAsked, type ListSelection } from '../../../src/domain/list.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays, isReferred } from '../../platform/db/filters.sql.ts'
import { countFound, keysetPage, type SortBy, type Window } from '../../platform/db/keyset.ts'
import { isPersonFound, namedColumns } from '../../platform/db/person.sql.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { agencies, students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses, lessons, quizzes } from '../../platform/db/tables/catalogue.table.ts'
import { lessonProgress, onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { hasLabelOf, lessonCounts, statusesOf } from '../enrollments/enrollment-labels.sql.ts'
import { chosenPerson, type ChosenRow } from '../list-acts/act-work.ts'

type Asked = Readonly<{ asked: Pick<ListAsked, 'search' | 'filters'>; days: DayClock }>

const SORTS = {
  lastActivity: { by: onlineEnrollments.lastActivityAt, type: 'timestamptz' },
  expires: { by: onlineEnrollments.expirationDate, type: 'timestamptz' },
  name: { by: users.sortName, type: 'text' },
} as const satisfies Record<SortOf<typeof ENROLLMENT_RECORDS_LIST>, SortBy>

const usedUp = sql`${lessonProgress.state} in ('failed', 'timedOut') and ${lessonProgress.attemptsUsed} - ${lessonProgress.attemptsReset} >= ${quizzes.attemptsAllowed}`

/** Who has none left is found among those who failed last, whose index is short; anybody else by their own lessons. */
const hasAttemptsLeft = (query: Queryable, [value]: readonly string[] = []): SQL | undefined => {
  if (value === undefined) return undefined
  const spent = query
    .select({ id: lessonProgress.enrollmentId })
    .from(lessonProgress)
    .innerJoin(quizzes, eq(quizzes.lessonId, lessonProgress.lessonId))
  return value === 'no'
    ? sql`${onlineEnrollments.id} = any(array(${spent.where(usedUp)}))`
    : sql`not exists (${spent.where(and(eq(lessonProgress.enrollmentId, onlineEnrollments.id), usedUp))})`
}

const isStill = ([value]: readonly string[] = [], now: Date): SQL | undefined => {
  if (value === undefined) return undefined
  const since = later(now, -STILL_DAYS * DAY)
  return value === 'yes' ? lt(onlineEnrollments.lastActivityAt, since) : gte(onlineEnrollments.lastActivityAt, since)
}

const statusesIn = ({ asked }: Asked): readonly number[] => statusesOf(asked.filters['status'])

/** Written out, as the partial index of what is not verified has it. */
const isVerified = ([value]: readonly string[] = []): SQL | undefined =>
  value === undefined ? undefined : value === 'no' ? sql`not is_verified` : sql`is_verified`

/** Over enrolments joined with their people, where `needsPeople`. */
const matches = (query: Queryable, { asked: { search, filters }, days }: Asked): SQL | undefined => {
  const now = new Date(days.now)
  return and(
    inArray(onlineEnrollments.statusId, [...statusesOf(filters['status'])]),
    hasLabelOf(filters['status'], now),
    isReferred(onlineEnrollments.courseId, filters['course']),
    isOnDays(onlineEnrollments.expirationDate, filters['expires'], days),
    isOnDays(onlineEnrollments.lastActivityAt, filters['lastActivity'], days),
    isStill(filters['still'], now),
    isVerified(filters['verified']),
    hasAttemptsLeft(query, filters['attemptsLeft']),
    isReferred(users.primaryAgencyId, filters['agency']),
    search.trim() === '' ? undefined : isPersonFound(search),
  )
}

const needsPeople = ({ asked: { search, filters } }: Asked): boolean =>
  search.trim() !== '' || filters['agency'] !== undefined

const findsFew = (wanted: Asked): boolean => needsPeople(wanted) || wanted.asked.filters['attemptsLeft']?.[0] === 'no'

const withPeople = <Rows extends PgSelect>(rows: Rows, isNeeded: boolean) =>
  isNeeded
    ? rows
        .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
        .innerJoin(users, eq(users.id, students.userId))
    : rows

const placeOf = (by: SQL | (typeof SORTS)[keyof typeof SORTS]['by']) => ({
  rowId: sql<number>`${onlineEnrollments.id}`.as('row_id'),
  sortValue: sql<unknown>`${by}`.as('sort_value'),
})

/** The page of each status in the order of its index, to be merged: a status without any costs nothing. */
const gatherByIndex = (
  query: Queryable,
  wanted: Asked,
  by: (typeof SORTS)['expires' | 'lastActivity']['by'],
  window: Window,
) => {
  const stretch = query
    .select(placeOf(by))
    .from(onlineEnrollments)
    .where(and(sql`${onlineEnrollments.statusId} = wanted.status_id`, matches(query, wanted), window.where))
    .orderBy(...window.orderBy)
    .limit(window.limit + window.offset)
    .as('stretch')
  const statuses = sql.join(
    statusesIn(wanted).map((status) => sql`(${status}::smallint)`),
    sql`, `,
  )
  return query
    .select({ rowId: stretch.rowId, sortValue: stretch.sortValue })
    .from(sql`(values ${statuses}) as wanted (status_id)`)
    .crossJoinLateral(stretch)
    .orderBy(sql`${stretch.sortValue} ${window.direction}`, sql`${stretch.rowId} ${window.direction}`)
    .limit(window.limit)
    .offset(window.offset)
    .as('place')
}

/**
 * All at once: in the order of names, which people's own index holds, and where few are found first, by their people or
 * by what they failed, who would be looked for once for each status.
 */
const gatherAtOnce = (query: Queryable, wanted: Asked, by: Parameters<typeof placeOf>[0], window: Window) =>
  query
    .select(placeOf(by))
    .from(onlineEnrollments)
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(matches(query, wanted), window.where))
    .orderBy(...window.orderBy)
    .limit(window.limit)
    .offset(window.offset)
    .as('place')

/** The quiz that somebody is at: of the first lesson that is not passed. */
const atQuiz = (query: Queryable) =>
  query
    .select({
      attemptsAllowed: quizzes.attemptsAllowed,
      attemptsCounted: sql<number>`${lessonProgress.attemptsUsed} - ${lessonProgress.attemptsReset}`.as('counted'),
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(and(eq(lessonProgress.enrollmentId, onlineEnrollments.id), sql`${lessonProgress.state} <> 'passed'`))
    .orderBy(lessons.position)
    .limit(1)
    .as('at_quiz')

const columnsOf = (quiz: ReturnType<typeof atQuiz>) => ({
  enrollment: onlineEnrollments,
  userId: users.id,
  ...namedColumns,
  agency: agencies.name,
  courseTitle: courses.title,
  ...lessonCounts,
  attemptsAllowed: quiz.attemptsAllowed,
  attemptsCounted: quiz.attemptsCounted,
})

/** A page of them: which they are is found first, and what is said of each is read for those alone. */
export const listEnrollmentRecords = (query: Queryable, asked: ListAsked, days: DayClock) => {
  const wanted = { asked, days }
  const { key } = sortKeyOf(asked.sort)
  const quiz = atQuiz(query)
  return keysetPage(asked, SORTS, onlineEnrollments.id, {
    rows: async (window) => {
      const by = SORTS[key === 'expires' ? 'expires' : 'lastActivity'].by
      const place =
        key === 'name'
          ? gatherAtOnce(query, wanted, users.sortName, window)
          : findsFew(wanted)
            ? gatherAtOnce(query, wanted, by, window)
            : gatherByIndex(query, wanted, by, window)
      return query
        .select({ rowId: place.rowId, sortKey: sql<string>`${place.sortValue}::text`, ...columnsOf(quiz) })
        .from(place)
        .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, place.rowId))
        .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
        .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
        .leftJoinLateral(quiz, sql`true`)
        .orderBy(sql`${place.sortValue} ${window.direction}`, sql`${place.rowId} ${window.direction}`)
    },
    count: (ceiling) =>
      countFound(
        query,
        withPeople(
          query
            .select({ one: sql`1`.as('one') })
            .from(onlineEnrollments)
            .$dynamic(),
          needsPeople(wanted),
        )
          .where(matches(query, wanted))
          .limit(ceiling),
      ),
  })
}

/** One of them, as the list has it. */
export const findEnrollmentRecord = async (query: Queryable, id: number) => {
  const quiz = atQuiz(query)
  const [row] = await query
    .select(columnsOf(quiz))
    .from(onlineEnrollments)
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .leftJoinLateral(quiz, sql`true`)
    .where(eq(onlineEnrollments.id, id))
  return row
}

export type EnrollmentRecordRow = NonNullable<Awaited<ReturnType<typeof findEnrollmentRecord>>>

/** Those chosen of them, by name: the order in which they are dealt with. */
export const chooseEnrollments = async (
  query: Queryable,
  selection: ListSelection,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> => {
  const rows = await query
    .select({ id: onlineEnrollments.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(onlineEnrollments)
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(isSelected(onlineEnrollments.id, selection, (asked) => matches(query, { asked, days })))
    .orderBy(users.sortName, onlineEnrollments.id)
    .limit(limit)
  return rows.map(chosenPerson)
}
