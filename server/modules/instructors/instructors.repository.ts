import { and, eq, exists, gte, inArray, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { INSTRUCTORS_LIST } from '../../../src/domain/contract/instructors.list.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { APPROVAL_STATES } from '../../../src/domain/instructor-approval.ts'
import type { Localized } from '../../../src/domain/language.ts'
import type { ListAsked, ListSelection } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { USER_TYPE } from '../../../src/domain/user-type.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { endsOnDays, isReferred } from '../../platform/db/filters.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isPersonFound, listedColumns, namedColumns } from '../../platform/db/person.sql.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { agencies, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { classInstructors, instructorApprovals, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { chosenPerson, type ChosenRow } from '../list-acts/act-work.ts'
import { blocks, isApproval } from './approvals.sql.ts'
import { isSilent } from './silent.sql.ts'

const SORTS = {
  name: { by: users.sortName, type: 'text' },
} as const satisfies Record<SortOf<typeof INSTRUCTORS_LIST>, SortBy>

const one = { one: sql`1` }

/** An approval of the course, the state and the end that are asked for: one that is all of it. */
const isApproved = (query: Queryable, { course, state, ends }: ListAsked['filters'], days: DayClock) => {
  if (!course && !state && !ends) return undefined
  const states = APPROVAL_STATES.filter((one) => state?.includes(one))
  return exists(
    query
      .select(one)
      .from(instructorApprovals)
      .where(
        and(
          eq(instructorApprovals.userId, users.id),
          isReferred(instructorApprovals.courseId, course),
          states.length === 0 ? undefined : or(...states.map((state) => isApproval(state, new Date(days.now)))),
          endsOnDays(instructorApprovals.endsAt, ends, days),
        ),
      ),
  )
}

/** Classes to come of courses that their instructor may not teach by now. */
const toHandOver = (query: Queryable, now: Date) =>
  query
    .select({ count: sql<number>`count(*)::integer` })
    .from(classInstructors)
    .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
    .innerJoin(
      instructorApprovals,
      and(
        eq(instructorApprovals.userId, classInstructors.userId),
        eq(instructorApprovals.courseId, instructorCourses.courseId),
      ),
    )
    .where(
      and(
        eq(classInstructors.userId, users.id),
        eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled),
        gte(instructorCourses.courseDate, now),
        blocks(now),
      ),
    )

const matches = (
  query: Queryable,
  { search, filters }: Pick<ListAsked, 'search' | 'filters'>,
  days: DayClock,
): SQL | undefined => {
  const [handsOver] = filters['toHandOver'] ?? []
  const [silent] = filters['silent'] ?? []
  const areSilent = isSilent(query, new Date(days.now))
  const hasSome = exists(toHandOver(query, new Date(days.now)).having(sql`count(*) > 0`))
  return and(
    eq(userRoles.roleId, ROLE.instructor),
    isPersonFound(search),
    isReferred(users.primaryAgencyId, filters['agency']),
    isApproved(query, filters, days),
    handsOver === undefined ? undefined : handsOver === 'yes' ? hasSome : not(hasSome),
    silent === undefined ? undefined : silent === 'yes' ? areSilent : not(areSilent),
  )
}

export type ListedApproval = Readonly<{
  courseId: number
  title: Localized
  endsAt: string
  suspendedAt: string | null
  reason: string | null
}>

const approvals = sql<readonly ListedApproval[]>`(
  select coalesce(json_agg(json_build_object(
    'courseId', approval.course_id, 'title', course.title, 'endsAt', approval.ends_at,
    'suspendedAt', approval.suspended_at, 'reason', approval.suspension_reason
  ) order by course.position, course.id), '[]'::json)
  from instructor_approvals as approval join courses as course on course.id = approval.course_id
  where approval.user_id = ${users.id}
)`

/** What somebody has taught: their classes but those that were cancelled. */
const taught = sql`(
  select count(*)::integer as classes, max(held.course_date) filter (where held.course_status_id = ${CLASS_STATUS.completed}) as last_class_at,
    (
      select count(distinct place.student_id)::integer
      from class_instructors as teaches
      join instructor_course_students as place on place.instructor_course_id = teaches.instructor_course_id
      where teaches.user_id = ${users.id} and place.attendance = 'present' and place.typed is null
    ) as trained
  from class_instructors as teaches
  join instructor_courses as held on held.id = teaches.instructor_course_id
  where teaches.user_id = ${users.id} and held.course_status_id <> ${CLASS_STATUS.cancelled}
) as taught`

const code = sql<Readonly<Record<'expiresAt' | 'usedAt' | 'revokedAt', string | null>> | null>`(
  select json_build_object('expiresAt', sent.expires_at, 'usedAt', sent.used_at, 'revokedAt', sent.revoked_at)
  from invitations as sent
  where sent.email = ${users.email} and sent.user_type = ${USER_TYPE.instructor}
  order by sent.id desc limit 1
)`

/** A page of them. */
export const listInstructors = (query: Queryable, asked: ListAsked, days: DayClock) => {
  const isWanted = matches(query, asked, days)
  const now = new Date(days.now)
  return keysetPage(asked, SORTS, users.id, {
    rows: async ({ where, orderBy, direction, limit, offset }) => {
      const place = query
        .select({
          rowId: sql<number>`${users.id}`.as('row_id'),
          sortValue: sql<string>`${users.sortName}`.as('sort_value'),
        })
        .from(userRoles)
        .innerJoin(users, eq(users.id, userRoles.userId))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
        .as('place')
      return query
        .select({
          sortKey: place.sortValue,
          rowId: place.rowId,
          id: users.id,
          ...namedColumns,
          ...listedColumns,
          approvals,
          code,
          classes: sql<number>`taught.classes`,
          trained: sql<number>`taught.trained`,
          lastClassAt: sql<Date | null>`taught.last_class_at`.mapWith(instructorCourses.courseDate),
          toHandOver: sql<number>`(${toHandOver(query, now)})`,
        })
        .from(place)
        .innerJoin(users, eq(users.id, place.rowId))
        .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
        .leftJoinLateral(taught, sql`true`)
        .orderBy(sql`${place.sortValue} ${direction}`, sql`${place.rowId} ${direction}`)
    },
    count: (ceiling) =>
      countFound(
        query,
        query
          .select({ id: users.id })
          .from(userRoles)
          .innerJoin(users, eq(users.id, userRoles.userId))
          .where(isWanted)
          .limit(ceiling),
      ),
  })
}

export type InstructorRow = Awaited<ReturnType<typeof listInstructors>>['items'][number]

/** Those chosen of them, by name. */
export const chooseInstructors = async (
  tx: Tx,
  selection: ListSelection,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> => {
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(userRoles.roleId, ROLE.instructor),
        isSelected(users.id, selection, (asked) => matches(tx, asked, days)),
      ),
    )
    .orderBy(users.sortName, users.id)
    .limit(limit)
  return rows.map(chosenPerson)
}

/** Those of some people who are instructors now, held in the order of ids. */
export const holdInstructors = async (tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleId, ROLE.instructor), inArray(users.id, [...ids])))
    .orderBy(users.id)
    .for('no key update', { of: users })
  return new Set(rows.map(({ id }) => id))
}
