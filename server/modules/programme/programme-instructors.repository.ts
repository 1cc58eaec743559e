import { and, eq, sql } from 'drizzle-orm'

import {
  INSTRUCTORS_TOLD,
  LINKS_TOLD,
  type ProgrammeInstructors,
} from '../../../src/domain/contract/programme-instructors.contract.ts'
import { CLASS_STATUS, COURSE_TYPE } from '../../../src/domain/course.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { writeOwn, type Period } from '../../../src/domain/programme-period.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays } from '../../platform/db/filters.sql.ts'
import { userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { isSilent } from '../instructors/silent.sql.ts'

type Counted<Row> = Row & Readonly<{ total: number }>
type Active = Counted<ProgrammeInstructors['active'][number]>

/** Who held classes in the period, who trained the most first. */
const listActive = async (query: Queryable, { days }: Period, clock: DayClock) => {
  const isHeld = and(
    eq(instructorCourses.courseStatusId, CLASS_STATUS.completed),
    isOnDays(instructorCourses.courseDate, [writeOwn(days)], clock),
  )
  const { rows } = await query.execute<Active>(sql`
    select ${users.id} as id, ${users.firstName} as "firstName", ${users.lastName} as "lastName",
      count(distinct ${instructorCourses.id})::integer as classes,
      count(distinct place.student_id)::integer as trained, (count(*) over ())::integer as total
    from ${instructorCourses}
    join class_instructors as teaches on teaches.instructor_course_id = ${instructorCourses.id}
    join ${users} on ${users.id} = teaches.user_id
    left join instructor_course_students as place
      on place.instructor_course_id = ${instructorCourses.id} and place.attendance = 'present' and place.typed is null
    where ${isHeld}
    group by ${users.id}
    order by trained desc, classes desc, ${users.sortName}, ${users.id}
    limit ${INSTRUCTORS_TOLD}
  `)
  return rows
}

const lastClass = sql`(
  select max(held.course_date) from class_instructors as teaches
  join instructor_courses as held on held.id = teaches.instructor_course_id
  where teaches.user_id = ${users.id} and held.course_status_id = ${CLASS_STATUS.completed}
)`

const listSilent = (query: Queryable, now: Date) =>
  query
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      lastClassAt: sql<Date | null>`${lastClass}`.mapWith(instructorCourses.courseDate).as('last_class_at'),
      total: sql<number>`(count(*) over ())::integer`,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleId, ROLE.instructor), isSilent(query, now)))
    .orderBy(sql`last_class_at nulls first`, users.sortName, users.id)
    .limit(INSTRUCTORS_TOLD)

type LinkRow = Readonly<{
  id: number
  firstName: string
  lastName: string
  byId: number
  byFirstName: string
  byLastName: string
  on: string
}>

/** Who became an instructor in whose class. */
const listLinks = async (query: Queryable) => {
  const { rows } = await query.execute<LinkRow>(sql`
    select trainee.id, trainee.first_name as "firstName", trainee.last_name as "lastName", trainer.id as "byId",
      trainer.first_name as "byFirstName", trainer.last_name as "byLastName",
      to_char(min(held.course_date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as on
    from instructor_courses as held
    join courses as course on course.id = held.course_id and course.course_type_id = ${COURSE_TYPE.instructor}
    join instructor_course_students as place
      on place.instructor_course_id = held.id and place.attendance = 'present' and place.typed is null
    join students as student on student.id = place.student_id
    join users as trainee on trainee.id = student.user_id
    join user_roles as role on role.user_id = trainee.id and role.role_id = ${ROLE.instructor}
    join class_instructors as teaches on teaches.instructor_course_id = held.id and teaches.user_id <> trainee.id
    join users as trainer on trainer.id = teaches.user_id
    where held.course_status_id = ${CLASS_STATUS.completed}
    group by trainee.id, trainer.id
    order by min(held.course_date), trainer.id, trainee.id
    limit ${LINKS_TOLD}
  `)
  return rows
}

/** What instructors did in the period, who is silent, and who trained whom: three statements. */
export const readProgrammeInstructors = async (
  query: Queryable,
  period: Period,
  clock: DayClock,
): Promise<ProgrammeInstructors> => {
  const now = new Date(clock.now)
  const [active, silent, links] = await Promise.all([
    listActive(query, period, clock),
    listSilent(query, now),
    listLinks(query),
  ])
  return {
    asOf: now.toISOString(),
    active: active.map(({ id, firstName, lastName, classes, trained }) => ({
      id,
      firstName,
      lastName,
      classes,
      trained,
    })),
    activeCount: active[0]?.total ?? 0,
    silent: silent.map(({ id, firstName, lastName, lastClassAt }) => ({
      id,
      firstName,
      lastName,
      lastClassAt: lastClassAt?.toISOString() ?? null,
    })),
    silentCount: silent[0]?.total ?? 0,
    lineage: links.map(({ id, firstName, lastName, byId, byFirstName, byLastName, on }) => ({
      id,
      firstName,
      lastName,
      by: { id: byId, firstName: byFirstName, lastName: byLastName },
      on,
    })),
  }
}
