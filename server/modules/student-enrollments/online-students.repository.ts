import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'

import type { DayClock } from '../../../src/domain/day-range.ts'
import { sortKeyOf } from '../../../src/domain/list.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays, isReferred } from '../../platform/db/filters.sql.ts'
import { countFound, keysetPage } from '../../platform/db/keyset.ts'
import type { Window } from '../../platform/db/keyset.ts'
import { isPersonFound, namedColumns } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses, offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { hasLabelOf, lessonCounts, statusesOf } from '../enrollments/enrollment-labels.sql.ts'

export type Asked = Readonly<{
  userId: number
  asked: Pick<ListAsked, 'search' | 'filters'>
  days: DayClock
}>

const statusesIn = ({ asked }: Asked): readonly number[] => statusesOf(asked.filters['status'])

const isLookedFor = ({ asked: { search } }: Asked): boolean => search.trim() !== ''

const isWanted = (asked: Asked): SQL | undefined => {
  const { filters, search } = asked.asked
  const [verified] = filters['verified'] ?? []
  return and(
    inArray(onlineEnrollments.statusId, [...statusesIn(asked)]),
    hasLabelOf(filters['status'], new Date(asked.days.now)),
    isReferred(onlineEnrollments.courseId, filters['course']),
    isOnDays(onlineEnrollments.expirationDate, filters['expires'], asked.days),
    isOnDays(onlineEnrollments.lastActivityAt, filters['lastActivity'], asked.days),
    // Written out, as the partial index of what is not verified has it.
    verified === undefined ? undefined : verified === 'no' ? sql`not is_verified` : sql`is_verified`,
    isLookedFor(asked) ? isPersonFound(search) : undefined,
  )
}

const isTaught = (userId: number) =>
  and(eq(offeringInstructors.offeringId, onlineEnrollments.offeringId), eq(offeringInstructors.userId, userId))

const SORTS = {
  lastActivity: { by: onlineEnrollments.lastActivityAt, type: 'timestamptz' },
  expires: { by: onlineEnrollments.expirationDate, type: 'timestamptz' },
  name: { by: users.sortName, type: 'text' },
} as const

const placeOf = (by: SQL | (typeof SORTS)[keyof typeof SORTS]['by']) => ({
  rowId: sql<number>`${onlineEnrollments.id}`.as('row_id'),
  sortValue: sql<unknown>`${by}`.as('sort_value'),
})

/** With the people whose enrolments they are where these are looked for by name: each has one. */
const ofPeople = <Rows extends PgSelect>(rows: Rows, asked: Asked) =>
  isLookedFor(asked)
    ? rows
        .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
        .innerJoin(users, eq(users.id, students.userId))
    : rows

/**
 * The page of each own offering and status in the order of its index, to be merged: one offering has a million
 * learners, and a status without any costs nothing.
 */
const gatherByIndex = (
  query: Queryable,
  asked: Asked,
  by: (typeof SORTS)['expires' | 'lastActivity']['by'],
  window: Window,
) => {
  const stretch = ofPeople(query.select(placeOf(by)).from(onlineEnrollments).$dynamic(), asked)
    .where(
      and(
        eq(onlineEnrollments.offeringId, offeringInstructors.offeringId),
        sql`${onlineEnrollments.statusId} = wanted.status_id`,
        isWanted(asked),
        window.where,
      ),
    )
    .orderBy(...window.orderBy)
    .limit(window.limit + window.offset)
    .as('stretch')
  const statuses = sql.join(
    statusesIn(asked).map((status) => sql`(${status}::smallint)`),
    sql`, `,
  )
  return query
    .select({ rowId: stretch.rowId, sortValue: stretch.sortValue })
    .from(offeringInstructors)
    .crossJoin(sql`(values ${statuses}) as wanted (status_id)`)
    .crossJoinLateral(stretch)
    .where(eq(offeringInstructors.userId, asked.userId))
    .orderBy(sql`${stretch.sortValue} ${window.direction}`, sql`${stretch.rowId} ${window.direction}`)
    .limit(window.limit)
    .offset(window.offset)
    .as('place')
}

/** In the order of names, which people's own index holds. */
const gatherByName = (query: Queryable, asked: Asked, window: Window) =>
  query
    .select(placeOf(users.sortName))
    .from(onlineEnrollments)
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(offeringInstructors, isTaught(asked.userId))
    .where(and(isWanted(asked), window.where))
    .orderBy(...window.orderBy)
    .limit(window.limit)
    .offset(window.offset)
    .as('place')

/** Online enrolments of one's own offerings. */
export const pageOnlineStudents = (query: Queryable, wanted: Asked & Readonly<{ asked: ListAsked }>) => {
  const { userId, asked } = wanted
  const { key } = sortKeyOf(asked.sort)
  return keysetPage(asked, SORTS, onlineEnrollments.id, {
    rows: async (window) => {
      const place =
        key === 'name'
          ? gatherByName(query, wanted, window)
          : gatherByIndex(query, wanted, SORTS[key === 'expires' ? 'expires' : 'lastActivity'].by, window)
      return query
        .select({
          rowId: place.rowId,
          sortKey: sql<string>`${place.sortValue}::text`,
          enrollment: onlineEnrollments,
          userId: users.id,
          ...namedColumns,
          courseTitle: courses.title,
          ...lessonCounts,
        })
        .from(place)
        .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, place.rowId))
        .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
        .orderBy(sql`${place.sortValue} ${window.direction}`, sql`${place.rowId} ${window.direction}`)
    },
    count: (ceiling) => {
      const taught = query
        .select({ one: sql`1`.as('one') })
        .from(onlineEnrollments)
        .innerJoin(offeringInstructors, isTaught(userId))
      return countFound(query, ofPeople(taught.$dynamic(), wanted).where(isWanted(wanted)).limit(ceiling))
    },
  })
}

export type OnlineStudentRow = Awaited<ReturnType<typeof pageOnlineStudents>>['items'][number]

/** Of those, which are chosen: some, or all that match but a few. */
export const chooseOnlineStudents = (
  query: Queryable,
  wanted: Asked,
  chosen: Readonly<{ ids: readonly number[] } | { except: readonly number[] }>,
  limit: number,
) =>
  query
    .select({
      id: onlineEnrollments.id,
      isVerified: onlineEnrollments.isVerified,
      userId: users.id,
      ...namedColumns,
      language: users.language,
      isReachable: sql<boolean>`${users.deactivatedAt} is null`,
    })
    .from(onlineEnrollments)
    .innerJoin(offeringInstructors, isTaught(wanted.userId))
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        isWanted(wanted),
        'ids' in chosen
          ? inArray(onlineEnrollments.id, [...chosen.ids])
          : chosen.except.length === 0
            ? undefined
            : notInArray(onlineEnrollments.id, [...chosen.except]),
      ),
    )
    .orderBy(onlineEnrollments.id)
    .limit(limit)
