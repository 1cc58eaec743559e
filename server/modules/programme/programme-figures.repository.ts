import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm'

import { CERTIFICATE_CLOCK } from '../../../src/domain/certificate.ts'
import type { Compared, ProgrammeFigures } from '../../../src/domain/contract/programme-figures.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { instantsMeant, type DayClock } from '../../../src/domain/day-range.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { monthsOf, writeOwn, type Period } from '../../../src/domain/programme-period.ts'
import { ENDING_DAYS } from '../../../src/domain/programme-waiting.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays } from '../../platform/db/filters.sql.ts'
import { userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { enrollmentTallies } from '../../platform/db/tables/kept-figures.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { figureRows, isKept, type Figure } from '../kept-figures/kept-figures.repository.ts'

const ENDING = `next${ENDING_DAYS}`

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
  isKept: boolean
  set: 'all' | 'discipline' | 'county' | 'agency' | 'month'
  key: string | null
  id: number | null
  now: number
  before: number
}>

/** Who was trained, and the same by discipline, agency and month. */
export const trainedFigure = (period: Period, clock: DayClock): Figure => {
  const { isNow, isEither, month } = placed(sql`counted_at`, period, clock)
  return {
    key: `trained ${writeOwn(period.days)} ${writeOwn(period.before)} ${clock.timeZone}`,
    counted: (rows) => sql`
      with issued as materialized (
        select distinct student_id, discipline, agency_id, ${isNow} as is_now, ${month} as month
        from ${rows} as told where ${isEither}
      ),
      trained as (select distinct student_id, discipline, agency_id, is_now from issued)
      select
        case grouping(discipline, agency_id) when 3 then 'all' when 1 then 'discipline' else 'agency' end as set,
        case grouping(discipline, agency_id) when 1 then discipline end as key, null::text as name, agency_id as id,
        (count(*) filter (where is_now))::numeric as a, (count(*) filter (where not is_now))::numeric as b,
        0::numeric as c, 0::numeric as d
      from trained
      group by grouping sets ((), (discipline), (agency_id))
      union all
      select 'month', month, null, null, count(*), 0, 0, 0 from issued where is_now group by month`,
  }
}

/** The same with agencies by their names, and by county. */
const listTrained = async (query: Queryable, figure: Figure, now: Date) => {
  const { rows } = await query.execute<TrainedRow>(sql`
    with summed as materialized (select * from ${figureRows(figure, now)} as counted),
    told as (
      select set, key, null::integer as id, a, b from summed where set <> 'agency'
      union all
      select 'agency', agency.name, summed.id, a, b
      from summed left join agencies as agency on agency.id = summed.id where set = 'agency'
      union all
      select 'county', agency.county, null, sum(a), sum(b)
      from summed left join agencies as agency on agency.id = summed.id where set = 'agency' group by agency.county
    )
    select ${isKept(figure)} as "isKept", set, key, id, a::integer as now, b::integer as before
    from told order by a desc, b desc, key, id
  `)
  return rows
}

/** Students of whom a certificate ends on the days ahead that nothing of its course outlasts. */
export const endingFigure = (clock: DayClock): Figure => ({
  key: `ending ${Object.values(instantsMeant(ENDING, clock, CERTIFICATE_CLOCK)).join('..')}`,
  counted: (rows) => sql`
    select 'ending' as set, null::text as key, null::text as name, null::integer as id,
      count(distinct student_id)::numeric as a, 0::numeric as b, 0::numeric as c, 0::numeric as d
    from (
      select student_id, expires_at,
        max(coalesce(expires_at, 'infinity')) over (partition by student_id, course_id) as last
      from ${rows} as told where certificate_id is not null
    ) as held
    where ${isOnDays(sql`expires_at`, [ENDING], clock, CERTIFICATE_CLOCK)} and expires_at = last`,
})

type HeldRow = Readonly<{ isNow: boolean; month: string; held: number; seats: number; noShows: number }>

/** Classes that were held, and who of those with a seat was not there, by month. */
export const listHeld = async (query: Queryable, period: Period, clock: DayClock) => {
  const { isNow, isEither, month } = placed(sql`${instructorCourses.courseDate}`, period, clock)
  const { rows } = await query.execute<HeldRow>(sql`
    select is_now as "isNow", month, count(*)::integer as held, sum(marked)::integer as seats,
      sum(no_shows)::integer as "noShows"
    from (
      select ${isNow} as is_now, ${month} as month, marked, no_shows
      from ${instructorCourses} where ${and(eq(instructorCourses.courseStatusId, CLASS_STATUS.completed), isEither)}
    ) as held
    group by is_now, month
  `)
  return rows
}

const readStanding = async (query: Queryable, clock: DayClock): Promise<ProgrammeFigures['standing']> => {
  const now = new Date(clock.now)
  // Those that are over and were not closed yet are few.
  const over = query.$count(
    onlineEnrollments,
    and(eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active), lt(onlineEnrollments.expirationDate, now)),
  )
  const underway = sql`(select coalesce(sum(${enrollmentTallies.underway}), 0) from ${enrollmentTallies})`
  const [row] = await query
    .select({
      expiring: sql<number>`coalesce((select a::integer from ${figureRows(endingFigure(clock), now)} as ending), 0)`,
      classesAhead: query.$count(
        instructorCourses,
        and(eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled), gt(instructorCourses.courseDate, now)),
      ),
      learning: sql<number>`(${underway} - (${over}))::integer`,
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

/**
 * The figures of a period beside those of the days before it: three statements. `told`: of how many agencies; `wish` is
 * told of a period that is not kept, which costs as much as there are people.
 */
export const readProgrammeFigures = async (
  query: Queryable,
  period: Period,
  { clock, told, wish }: Readonly<{ clock: DayClock; told: number; wish: (period: string) => void }>,
): Promise<ProgrammeFigures> => {
  const [trained, held, standing] = await Promise.all([
    listTrained(query, trainedFigure(period, clock), new Date(clock.now)),
    listHeld(query, period, clock),
    readStanding(query, clock),
  ])
  const setOf = (set: TrainedRow['set']) => trained.filter((row) => row.set === set)
  const [all] = setOf('all')
  const agencies = setOf('agency').map(({ id, key: name, now, before }) => ({ id, name, now, before }))
  if (trained.length > 0 && !trained.some((row) => row.isKept)) wish(period.key)
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
