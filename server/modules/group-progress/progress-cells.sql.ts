import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { ATTENDING_STATES } from '../../../src/domain/class.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { EXPIRING_DAYS, lastDayOver } from '../../../src/domain/group-progress.ts'
import { DAY, later } from '../../platform/clock.ts'

const { active, expired, completed } = ENROLLMENT_STATUS

export type MembersAsked = Readonly<{
  /** Whose groups; null is every student, whether in a group or not, of those that are given. */
  coordinatorId: number | null
  groupId?: number | null
  studentIds?: readonly number[]
  /** This course has a cell for everyone. */
  courseId?: number | null
}>

/** A number too great for an id is the id of none. */
const isId = (column: SQL, value: number): SQL => sql`${column} = ${value}::double precision`

const ledBy = (coordinatorId: number, { groupId = null, studentIds }: MembersAsked): SQL => sql`
  select member.student_id, member.group_id
  from group_members as member
  join group_coordinators as leads on leads.group_id = member.group_id and leads.user_id = ${coordinatorId}
  where true
  ${groupId === null ? sql`` : sql`and ${isId(sql`member.group_id`, groupId)}`}
  ${studentIds === undefined ? sql`` : sql`and member.student_id = any(${sql.param([...studentIds])}::integer[])`}
`

/** Students of the groups that a coordinator leads: nobody else's people are anywhere in what follows. */
export const membersOf = (asked: MembersAsked): SQL =>
  asked.coordinatorId === null
    ? sql`
  select student.id as student_id, member.group_id
  from students as student left join group_members as member on member.student_id = student.id
  where student.id = any(${sql.param([...(asked.studentIds ?? [])])}::integer[])
`
    : ledBy(asked.coordinatorId, asked)

/**
 * One row for each student and course of which something is expected or there, with where the student stands in it
 * (see `STANDINGS`): `student_id, group_id, course_id, is_required, due_on, certified_until, enrollment_id,
 * seat_id, standing`. Gathered once for all members, whatever their number.
 */
export const cellsOf = (asked: MembersAsked, now: Date): SQL => {
  const { courseId = null } = asked
  const expiringFrom = later(now, EXPIRING_DAYS * DAY)
  return sql`
    with members as materialized (${membersOf(asked)}),
    facts as (
      select members.student_id, wanted.course_id, true as is_required, wanted.due_on,
        null::timestamptz as certified_until, null::integer as enrollment_id, null::timestamptz as seat_at, null::integer as seat_id
      from members join group_courses as wanted on wanted.group_id = members.group_id
      union all
      select held.student_id, held.course_id, false, null, coalesce(held.expires_at, 'infinity'), null, null, null
      from members join certificates as held on held.student_id = members.student_id
      where held.revoked_at is null and held.superseded_by is null
      union all
      select begun.student_id, begun.course_id, false, null, null, begun.id, null, null
      from members join online_enrollments as begun on begun.student_id = members.student_id
      union all
      select members.student_id, held.course_id, false, null, null, null, held.course_date, held.id
      from members
      cross join lateral (
        select place.instructor_course_id from instructor_course_students as place
        where place.student_id = members.student_id and place.state in ${[...ATTENDING_STATES]}
          -- A walk-in who has not confirmed that it is them is nobody's.
          and place.typed is null
        -- Asked for each member: joined, the seats of everybody would be read.
        offset 0
      ) as place
      join instructor_courses as held on held.id = place.instructor_course_id
      where held.course_status_id = ${CLASS_STATUS.scheduled} and coalesce(held.course_end_date, held.course_date) >= ${now}
      ${
        courseId === null
          ? sql``
          : sql`union all
      select members.student_id, courses.id, false, null, null, null, null, null
      from members cross join courses where ${isId(sql`courses.id`, courseId)}`
      }
    ),
    gathered as (
      select student_id, course_id, bool_or(is_required) as is_required, max(due_on) as due_on,
        max(certified_until) as certified_until, max(enrollment_id) as enrollment_id,
        (array_agg(seat_id order by seat_at, seat_id) filter (where seat_id is not null))[1] as seat_id
      from facts
      ${courseId === null ? sql`` : sql`where ${isId(sql`course_id`, courseId)}`}
      group by student_id, course_id
    )
    select gathered.*, members.group_id,
      case
        when certified_until >= ${expiringFrom} then 'current'
        when certified_until >= ${now} then 'expiring'
        when is_required and due_on <= ${lastDayOver(now.getTime())}::date
          and (certified_until is null or certified_until < due_on) then 'overdue'
        when seat_id is not null or (latest.status_id = ${active} and latest.expiration_date >= ${now}) then 'inProgress'
        when certified_until is not null or latest.status_id = ${expired}
          or (latest.status_id in (${active}, ${completed}) and latest.expiration_date < ${now}) then 'expired'
        else 'none'
      end as standing
    from gathered
    join members on members.student_id = gathered.student_id
    join courses as published on published.id = gathered.course_id and published.is_published
    left join online_enrollments as latest on latest.id = gathered.enrollment_id
  `
}
