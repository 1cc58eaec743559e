import { and, eq, sql, type SQL } from 'drizzle-orm'

import { ATTENDING_STATES } from '../../../src/domain/class.ts'
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

/** How many different people were there in the classes of a period that each of some instructors taught. */
const counted = (those: SQL): SQL => sql`
  select those.*, (
    select count(distinct place.student_id)::integer from taught
    join instructor_course_students as place on place.instructor_course_id = taught.class_id
    where taught.user_id = those.id and place.state in ${[...ATTENDING_STATES]}
      and place.attendance = 'present' and place.typed is null
  ) as trained from (${those}) as those`

/**
 * Who held classes in the period, who trained the most first. Each class knows how many seats were not left empty, which no
 * instructor can have trained more people than: people are counted of those with the most such seats, and then of whoever
 * could still come before the last of these.
 */
const listActive = async (query: Queryable, { days }: Period, clock: DayClock) => {
  const isHeld = and(
    eq(instructorCourses.courseStatusId, CLASS_STATUS.completed),
    isOnDays(instructorCourses.courseDate, [writeOwn(days)], clock),
  )
  const { rows } = await query.execute<Active>(sql`
    with taught as materialized (
      select teaches.user_id, ${instructorCourses.id} as class_id,
        ${instructorCourses.seated} - ${instructorCourses.noShows} as most
      from ${instructorCourses}
      join class_instructors as teaches on teaches.instructor_course_id = ${instructorCourses.id}
      where ${isHeld}
    ),
    active as materialized (
      select person.id, person.first_name, person.last_name, person.sort_name, by.classes, by.most
      from (select user_id, count(*)::integer as classes, sum(most) as most from taught group by user_id) as by
      join ${users} as person on person.id = by.user_id
    ),
    likely as materialized (${counted(
      sql`select * from active order by most desc, classes desc, sort_name, id limit ${INSTRUCTORS_TOLD}`,
    )}),
    last as (select * from likely order by trained, classes, sort_name desc, id desc limit 1),
    further as (${counted(sql`
      select active.* from active cross join last
      where active.id not in (select id from likely) and (active.most, active.classes) >= (last.trained, last.classes)
        and ((active.most, active.classes) > (last.trained, last.classes)
          or (active.sort_name, active.id) < (last.sort_name, last.id))`)})
    select id, first_name as "firstName", last_name as "lastName", classes, trained,
      (select count(*) from active)::integer as total
    from (select * from likely union all select * from further) as told
    order by trained desc, classes desc, sort_name, id
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
