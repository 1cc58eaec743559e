import { sql } from 'drizzle-orm'

import type { DayClock } from '../../../src/domain/day-range.ts'
import {
  daysOfQuarter,
  type NationalLine,
  type PackLine,
  type ReportFacts,
  type ReportSubject,
} from '../../../src/domain/report.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  EMPTY_FINGERPRINT,
  issuedOn,
  nationalFigures,
  nationalLines,
  packFigures,
  packLines,
} from './report-facts.sql.ts'

type Row = Readonly<{
  fingerprint: string
  people: number
  hours: number
  lines: unknown
  agency: string
}>

/** What a report says by what is known now, and its fingerprint: one statement. */
export const readFacts = async (
  query: Queryable,
  { kind, agencyId, quarter }: ReportSubject,
  clock: DayClock,
): Promise<Readonly<{ fingerprint: string; facts: ReportFacts; hours: number }>> => {
  const days = daysOfQuarter(quarter)
  const isNational = kind === 'national'
  const isOfIt = isNational ? sql`true` : sql`agency_id = ${agencyId}::integer`
  const lines = isNational ? nationalLines : sql`select ${packLines} from issued`
  // One that was merged or removed has the name that it was reported by.
  const nameToldOf = sql`
    select edition.facts ->> 'agency' from reports as report
    join report_editions as edition on edition.report_id = report.id
    where report.agency_id = ${agencyId}::integer and report.quarter = ${quarter}
    order by edition.edition desc limit 1`
  const found = await query.execute<Row>(sql`
      with issued as materialized (select * from (${issuedOn(days, clock)}) as anybody where ${isOfIt}),
      wanted as (${isNational ? nationalFigures : packFigures})
      select coalesce((select fingerprint from wanted), ${EMPTY_FINGERPRINT}) as fingerprint,
        coalesce((select people from wanted), 0)::integer as people,
        coalesce((select hours from wanted), 0)::double precision as hours,
        (${lines}) as lines,
        coalesce((select name from agencies where id = ${agencyId}::integer), (${nameToldOf}), '') as agency
    `)
  const { fingerprint = '', people = 0, hours = 0, lines: told = [], agency = '' } = found.rows[0] ?? {}
  const shared = { quarter, days, timeZone: clock.timeZone, people }
  return {
    fingerprint,
    hours,
    facts:
      kind === 'national'
        ? { ...shared, kind, lines: told as readonly NationalLine[] }
        : { ...shared, kind, agency, hours, lines: told as readonly PackLine[] },
  }
}
