import { and, sql, type SQL } from 'drizzle-orm'

import type { DayClock } from '../../../src/domain/day-range.ts'
import { writeOwn, type Days } from '../../../src/domain/programme-period.ts'
import { daysOfQuarter, QUARTERS_IN_ID, watchedQuarters } from '../../../src/domain/report.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { isOnDays } from '../../platform/db/filters.sql.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { countedAt, isInForce } from '../all-students/training.sql.ts'
import type { Figure } from '../kept-figures/kept-figures.repository.ts'

/** The quarters that are watched today, by the clock of the programme, the newest first. */
export const watchedOn = ({ now, timeZone }: DayClock): readonly string[] =>
  watchedQuarters(wallTimeOf(now, timeZone).date)

export const daysOfQuarters = (quarters: readonly string[]): Days => ({
  from: daysOfQuarter(quarters.at(-1) ?? '').from,
  to: daysOfQuarter(quarters[0] ?? '').to,
})

/** The number of a quarter within an id (`reportId`). */
export const numberOf = (quarter: SQL): SQL =>
  sql`((left(${quarter}, 4)::integer - 2000) * 4 + right(${quarter}, 1)::integer)`

/**
 * Certificates in force that were issued on some days, each with its quarter, its person's discipline, and the agency
 * whose pack it is in: that which a pack that was sent has named it for, else the one that its person is of now.
 */
export const issuedOn = (days: Days, clock: DayClock): SQL => sql`
  select ${certificates.id} as id, ${certificates.number} as number, ${certificates.studentId} as student_id,
    ${certificates.recipientName} as name, account.license_number as licence, ${certificates.courseTitle} as course,
    ${certificates.hours} as hours,
    to_char(${certificates.completedOn} at time zone ${clock.timeZone}, 'YYYY-MM-DD') as completed_on,
    account.discipline, coalesce(claiming.agency_id, account.primary_agency_id) as agency_id,
    to_char(${countedAt} at time zone ${clock.timeZone}, 'YYYY"-q"Q') as quarter
  from ${certificates}
  join students as student on student.id = ${certificates.studentId}
  join users as account on account.id = student.user_id
  left join reported_certificates as claim on claim.certificate_id = ${certificates.id}
  left join reports as claiming on claiming.id = claim.report_id
  where ${and(isInForce, isOnDays(countedAt, [writeOwn(days)], clock))}
`

/** What a line of a pack says. */
const line = sql`report_line(number, name, licence, course, hours, completed_on)`

/**
 * What a pack says, in two sums over its lines: whatever is otherwise in a line, or in which there are, makes others of
 * them, and a line that comes or goes is added or taken off.
 */
const packFingerprint = sql`sum(line_sum(${line}, 0)) || ' ' || sum(line_sum(${line}, 1))`
const nationalFingerprint = sql`md5(string_agg(
  concat_ws('|', coalesce(discipline, ''), people), chr(10) order by coalesce(discipline, '') collate "C"
))`

/** Of nobody at all. */
export const EMPTY_FINGERPRINT = sql`md5('')`

/** What all reports of some quarters say, in sums over people: of packs by agency, of the national one by discipline. */
export const reportsFigure = (quarters: readonly string[], clock: DayClock): Figure => {
  const days = daysOfQuarters(quarters)
  return {
    key: `reports ${writeOwn(days)} ${clock.timeZone}`,
    counted: (rows) => sql`
      with issued as (
        select student_id, number, name, licence, course, hours, discipline,
          to_char(completed_on at time zone ${clock.timeZone}, 'YYYY-MM-DD') as completed_on,
          coalesce(claimed_by, agency_id) as agency_id,
          to_char(counted_at at time zone ${clock.timeZone}, 'YYYY"-q"Q') as quarter
        from ${rows} as told where ${isOnDays(sql`counted_at`, [writeOwn(days)], clock)}
      )
      select 'pack' as set, quarter as key, null::text as name, agency_id as id,
        count(distinct student_id)::numeric as a, sum(hours::numeric) as b,
        sum(line_sum(${line}, 0)) as c, sum(line_sum(${line}, 1)) as d
      from issued where agency_id is not null group by agency_id, quarter
      union all
      select 'national', quarter, discipline, null, count(distinct student_id), 0, 0, 0
      from issued group by quarter, discipline`,
  }
}

/** Every report that there is something to say in, of the rows of `reportsFigure`: its id and its figures. */
export const figuresOfReports = (rows: SQL): SQL => sql`
  with summed as materialized (select * from ${rows} as counted)
  select id * ${sql.raw(String(QUARTERS_IN_ID))} + ${numberOf(sql`key`)} as id, 'creditPack' as kind,
    id as agency_id, key as quarter, a::integer as people, b::double precision as hours, c || ' ' || d as fingerprint
  from summed where set = 'pack'
  union all
  select ${numberOf(sql`quarter`)}, 'national', null, quarter, sum(people)::integer, null, ${nationalFingerprint}
  from (
    select key as quarter, name as discipline, a::integer as people from summed where set = 'national'
  ) as by_discipline
  group by quarter
`

/** What one report says, of the rows of `issued` that are of it. */
export const packFigures = sql`
  select count(distinct student_id)::integer as people, sum(hours::numeric)::double precision as hours,
    ${packFingerprint} as fingerprint
  from issued
`
export const nationalFigures = sql`
  select sum(people)::integer as people, 0::double precision as hours, ${nationalFingerprint} as fingerprint
  from (
    select discipline, count(distinct student_id)::integer as people from issued group by discipline
  ) as by_discipline
`

/** The lines of the same, in the order in which a report has them. */
export const packLines = sql`
  coalesce(jsonb_agg(jsonb_build_object(
    'number', number, 'name', name, 'licence', licence, 'course', course, 'hours', hours, 'completedOn', completed_on
  ) order by name collate "C", number collate "C"), '[]'::jsonb)
`
export const nationalLines = sql`
  select coalesce(jsonb_agg(jsonb_build_object('discipline', discipline, 'people', people)
    order by people desc, discipline collate "C"), '[]'::jsonb)
  from (
    select discipline, count(distinct student_id)::integer as people from issued group by discipline
  ) as by_discipline
`
