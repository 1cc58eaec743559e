import { and, eq, gt, gte, isNull, or, sql, type SQL } from 'drizzle-orm'

import type { Compared, ProgrammeFigures } from '../../../src/domain/contract/programme-figures.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { monthsOf, writeOwn, type Period } from '../../../src/domain/programme-period.ts'
import { ENDING_DAYS } from '../../../src/domain/programme-waiting.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays } from '../../platform/db/filters.sql.ts'
import { students, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { countedAt, isInForce, isTrainedAs } from '../all-students/training.sql.ts'

/** An instant's place in a period: in its own days or in those before, and in which month of the programme's clock. */
const placed = (instant: SQL, { days, before }: Period, clock: DayClock) => {
  const isNow = isOnDays(instant, [writeOwn(days)], clock)
  const isThen = isOnDays(instant, [writeOwn(before)], clock)
  return {
    isNow: sql`${isNow}`,
    isEither: or(isNow, isThen),
    month: sql`to_char(${instant} at time zone ${clock.timeZone}, 'YYYY-MM')`,
  }
}

type TrainedRow = Readonly<{
  set: 'all' | 'discipline' | 'county' | 'agency' | 'month'
  key: string | null
  id: number | null
  now: number
  before: number
}>

/** Who was trained, and the same by discipline, county, agency and month: one pass over the certificates of both. */
export const listTrained = async (query: Queryable, period: Period, clock: DayClock) => {
  const { isNow, isEither, month } = placed(countedAt, period, clock)
  const { rows } = await query.execute<TrainedRow>(sql`
    with issued as materialized (
      select distinct ${certificates.studentId} as student_id, ${isNow} as is_now, ${month} as month
      from ${certificates} where ${and(isInForce, isEither)}
    ),
    trained as (
      select person.is_now, account.discipline, agency.county, agency.id, agency.name
      from (select distinct student_id, is_now from issued) as person
      join students as student on student.id = person.student_id
      join users as account on account.id = student.user_id
      left join agencies as agency on agency.id = account.primary_agency_id
    )
    select
      case grouping(discipline, county, id)
        when 7 then 'all' when 3 then 'discipline' when 5 then 'county' else 'agency'
      end as set,
      case grouping(discipline, county, id) when 3 then discipline when 5 then county when 6 then name end as key,
      id,
      (count(*) filter (where is_now))::integer as now,
      (count(*) filter (where not is_now))::integer as before
    from trained
    group by grouping sets ((), (discipline), (county), (id, name))
    union all
    select 'month', month, null, count(*)::integer, 0 from issued where is_now group by month
    order by 4 desc, 5 desc, 2, 3
  `)
  return rows
}

type HeldRow = Readonly<{ isNow: boolean; month: string; held: number; seats: number; noShows: number }>

/** Classes that were held, and who of those with a seat was not there, by month. */
export const listHeld = async (query: Queryable, period: Period, clock: DayClock) => {
  const { isNow, isEither, month } = placed(sql`${instructorCourses.courseDate}`, period, clock)
  const { rows } = await query.execute<HeldRow>(sql`
    with held as (
      select ${instructorCourses.id} as id, ${isNow} as is_now, ${month} as month
      from ${instructorCourses} where ${and(eq(instructorCourses.courseStatusId, CLASS_STATUS.completed), isEither)}
    )
    select held.is_now as "isNow", held.month, count(distinct held.id)::integer as held,
      count(place.id)::integer as seats,
      (count(place.id) filter (where place.attendance = 'noShow'))::integer as "noShows"
    from held
    left join instructor_course_students as place
      on place.instructor_course_id = held.id and place.state = 'registered' and place.attendance is not null
    group by held.is_now, held.month
  `)
  return rows
}

const readStanding = async (query: Queryable, clock: DayClock): Promise<ProgrammeFigures['standing']> => {
  const now = new Date(clock.now)
  const [row] = await query
    .select({
      expiring: query.$count(students, isTrainedAs(query, { expires: [`next${ENDING_DAYS}`] }, clock)),
      classesAhead: query.$count(
        instructorCourses,
        and(eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled), gt(instructorCourses.courseDate, now)),
      ),
      learning: query.$count(
        onlineEnrollments,
        and(eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active), gte(onlineEnrollments.expirationDate, now)),
      ),
      instructors: sql<number>`count(*)::integer`,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleId, ROLE.instructor), isNull(users.deactivatedAt)))
  return row ?? { expiring: 0, classesAhead: 0, learning: 0, instructors: 0 }
}

const sumOf = (rows: readonly HeldRow[], field: 'held' | 'seats' | 'noShows'): Compared => {
  const of = (isNow: boolean) => rows.reduce((sum, row) => sum + (row.isNow === isNow ? row[field] : 0), 0)
  return { now: of(true), before: of(false) }
}

/** The figures of a period beside those of the days before it: three statements. `told`: of how many agencies. */
export const readProgrammeFigures = async (
  query: Queryable,
  period: Period,
  { clock, told }: Readonly<{ clock: DayClock; told: number }>,
): Promise<ProgrammeFigures> => {
  const [trained, held, standing] = await Promise.all([
    listTrained(query, period, clock),
    listHeld(query, period, clock),
    readStanding(query, clock),
  ])
  const setOf = (set: TrainedRow['set']) => trained.filter((row) => row.set === set)
  const [all] = setOf('all')
  const agencies = setOf('agency').map(({ id, key: name, now, before }) => ({ id, name, now, before }))
  return {
    asOf: new Date(clock.now).toISOString(),
    timeZone: clock.timeZone,
    period,
    trained: { now: all?.now ?? 0, before: all?.before ?? 0 },
    classesHeld: sumOf(held, 'held'),
    seats: sumOf(held, 'seats'),
    noShows: sumOf(held, 'noShows'),
    standing,
    disciplines: setOf('discipline').map(({ key: discipline, now, before }) => ({ discipline, now, before })),
    counties: setOf('county').map(({ key: county, now, before }) => ({ county, now, before })),
    agencies: agencies.slice(0, told),
    furtherAgencies: Math.max(0, agencies.length - told),
    months: monthsOf(period.days).map((month) => ({
      month,
      trained: setOf('month').find(({ key }) => key === month)?.now ?? 0,
      classesHeld: held.find((row) => row.isNow && row.month === month)?.held ?? 0,
    })),
  }
}
