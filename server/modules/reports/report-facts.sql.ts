import { and, sql, type SQL } from 'drizzle-orm'

import type { DayClock } from '../../../src/domain/day-range.ts'
import { writeOwn, type Days } from '../../../src/domain/programme-period.ts'
import { daysOfQuarter, QUARTERS_IN_ID, watchedQuarters } from '../../../src/domain/report.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { isOnDays } from '../../platform/db/filters.sql.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { countedAt, isInForce } from '../all-students/training.sql.ts'

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

/** What a pack says, in one text: whatever is otherwise in a line, or in which there are, makes another of it. */
const packDigest = sql`md5(string_agg(
  concat_ws('|', number, name, coalesce(licence, ''), course::text, hours, completed_on), chr(10)
  order by number collate "C"
))`
const nationalDigest = sql`md5(string_agg(
  concat_ws('|', coalesce(discipline, ''), people), chr(10) order by coalesce(discipline, '') collate "C"
))`

/** Of nobody at all. */
export const EMPTY_DIGEST = sql`md5('')`

/** Every report that there is something to say in, of the rows of `issued`: its id and its figures. */
export const figuresOfIssued = sql`
  select agency_id * ${sql.raw(String(QUARTERS_IN_ID))} + ${numberOf(sql`quarter`)} as id, 'creditPack' as kind,
    agency_id, quarter, count(distinct student_id)::integer as people, sum(hours) as hours, ${packDigest} as digest
  from issued where agency_id is not null group by agency_id, quarter
  union all
  select ${numberOf(sql`quarter`)}, 'national', null, quarter, sum(people)::integer, null, ${nationalDigest}
  from (
    select quarter, discipline, count(distinct student_id)::integer as people from issued group by quarter, discipline
  ) as by_discipline
  group by quarter
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
