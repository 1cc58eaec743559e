import { and, eq, exists, gte, isNull, not, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

import { CERTIFICATE_CLOCK } from '../../../src/domain/certificate.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { lastDayOver } from '../../../src/domain/group-progress.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import { MISSING, TRAINED, type Missing, type Trained } from '../../../src/domain/student-record.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays, isReferred } from '../../platform/db/filters.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { groupCourses, groupMembers } from '../../platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'

type Filters = ListAsked['filters']

const one = { one: sql`1` }
/** Neither revoked nor given way to another. */
export const isInForce = and(isNull(certificates.revokedAt), isNull(certificates.supersededBy))

/** Of those in force, the one of its course that ends last. Written out, as the partial indexes have it. */
const isLasting = and(isInForce, sql`not is_outlasted`)

/** When its person was trained, as figures and reports count it. */
export const countedAt = sql`coalesce(${certificates.firstIssuedAt}, ${certificates.issuedAt})`

const heldBy = (query: Queryable, filters: Filters, further?: SQL) =>
  query
    .select(one)
    .from(certificates)
    .where(
      and(
        eq(certificates.studentId, students.id),
        isReferred(certificates.courseId, filters['course']),
        isInForce,
        further,
      ),
    )

const held = (query: Queryable, filters: Filters, further?: SQL): SQL => exists(heldBy(query, filters, further))

/** That there is none. Asked for each student: joined, what everybody has would be read to find the few without. */
const isNone = (rows: Readonly<{ limit: (rows: number) => SQLWrapper }>): SQL => sql`(${rows.limit(1)}) is null`

/** Whether their group was to hold something by a day that is over, and they did not: see `STANDINGS`. */
const isOverdue = (query: Queryable, filters: Filters, now: number): SQL =>
  exists(
    query
      .select(one)
      .from(groupMembers)
      .innerJoin(groupCourses, eq(groupCourses.groupId, groupMembers.groupId))
      .innerJoin(courses, and(eq(courses.id, groupCourses.courseId), eq(courses.isPublished, true)))
      .where(
        and(
          eq(groupMembers.studentId, students.id),
          isReferred(groupCourses.courseId, filters['course']),
          sql`${groupCourses.dueOn} <= ${lastDayOver(now)}::date`,
          not(
            exists(
              query
                .select(one)
                .from(certificates)
                .where(
                  and(
                    eq(certificates.studentId, groupMembers.studentId),
                    eq(certificates.courseId, groupCourses.courseId),
                    isLasting,
                    sql`coalesce(${certificates.expiresAt}, 'infinity') >= ${groupCourses.dueOn}`,
                  ),
                ),
            ),
          ),
        ),
      ),
  )

const isTrained: Readonly<Record<Trained, (query: Queryable, filters: Filters, now: number) => SQL>> = {
  holds: (query, filters, now) =>
    held(query, filters, or(isNull(certificates.expiresAt), gte(certificates.expiresAt, new Date(now)))),
  // Written out, as the partial index has it.
  never: (query, filters) => (filters['course'] ? isNone(heldBy(query, filters)) : sql`not is_trained`),
  overdue: isOverdue,
}

/** Whether a certificate ends on the days that are asked for, and the course was not taken again by then. */
const lapses = (query: Queryable, filters: Filters, days: DayClock): SQL | undefined => {
  const isThen = isOnDays(certificates.expiresAt, filters['expires'], days, CERTIFICATE_CLOCK)
  return isThen && held(query, filters, and(isThen, sql`not is_outlasted`))
}

const enrolledIn = (query: Queryable, further: SQL | undefined) =>
  query
    .select(one)
    .from(onlineEnrollments)
    .where(and(eq(onlineEnrollments.studentId, students.id), further))

const enrolled = (query: Queryable, further: SQL | undefined): SQL => exists(enrolledIn(query, further))

/** Under way in a course. */
export const isLearning = (query: Queryable, { learning }: Filters): SQL | undefined =>
  learning &&
  enrolled(
    query,
    and(isReferred(onlineEnrollments.courseId, learning), eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active)),
  )

/** Whether any of their enrolments was verified. Written out, as the partial index has it. */
export const isVerified = (query: Queryable): SQL => enrolled(query, sql`is_verified`)

export const isNotVerified = (query: Queryable): SQL => isNone(enrolledIn(query, sql`is_verified`))

const LACKS: Readonly<Record<Missing, () => SQL | undefined>> = {
  agency: () => isNull(users.primaryAgencyId),
  discipline: () => isNull(users.discipline),
  licenseNumber: () => and(isNull(users.licenseNumber), eq(students.isTrained, true)),
}

/** Whether an open account has nothing where a record should say something, of those that are asked for one at least. */
export const isMissing = (asked: readonly string[] | undefined): SQL | undefined =>
  asked &&
  and(isNull(users.deactivatedAt), or(...MISSING.flatMap((one) => (asked.includes(one) ? [LACKS[one]()] : []))))

/** What the filters ask of the training of a student. */
export const isTrainedAs = (query: Queryable, filters: Filters, days: DayClock): SQL | undefined => {
  const { course, standing, expires, issued } = filters
  if (course && !standing && !expires && !issued)
    return or(held(query, filters), enrolled(query, isReferred(onlineEnrollments.courseId, course)))
  const trained = TRAINED.find((one) => standing?.includes(one))
  return and(
    trained && isTrained[trained](query, filters, days.now),
    lapses(query, filters, days),
    issued && held(query, filters, isOnDays(countedAt, issued, days)),
  )
}
