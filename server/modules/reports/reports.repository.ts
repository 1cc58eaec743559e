import { and, sql, type SQL } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { REPORTS_LIST } from '../../../src/domain/contract/reports.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import { REPORT_DAYS, type ReportKind, type ReportState } from '../../../src/domain/report.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { hasDays, isOnDays, type FilterValues } from '../../platform/db/filters.sql.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { keysetPage, type Keyed, type SortBy } from '../../platform/db/keyset.ts'
import { figureRows } from '../kept-figures/kept-figures.repository.ts'
import { EMPTY_FINGERPRINT, figuresOfReports, reportsFigure, watchedOn } from './report-facts.sql.ts'

export type ListedReport = Readonly<{
  id: number
  kind: ReportKind
  agencyId: number | null
  agency: string | null
  quarter: string
  deadline: string
  state: ReportState
  isOverdue: boolean
  isCurrent: boolean
  people: number
  hours: number | null
  edition: number
  /** As the database writes an instant. */
  sentAt: string | null
  sentBy: string | null
  sentTo: string | null
  contact: Readonly<{ name: string; address: string }> | null
}>

const SORTS = {
  deadline: { by: sql`listed.deadline`, type: 'text' },
  people: { by: sql`listed.people`, type: 'integer' },
} as const satisfies Record<SortOf<typeof REPORTS_LIST>, SortBy>

const LISTED_ID = sql`listed.id`

/**
 * Every report: what is due follows from the certificates of the quarters that are watched, and what was sent is held
 * against them. What those come to is kept (`reportsFigure`).
 */
const allReports = (clock: DayClock): SQL => {
  const watched = watchedOn(clock)
  const today = wallTimeOf(clock.now, clock.timeZone).date
  return sql`
    with figures as materialized (
      ${figuresOfReports(figureRows(reportsFigure(watched, clock), new Date(clock.now)))}
    ),
    known as (
      select coalesce(report.id, figures.id) as id, coalesce(report.kind, figures.kind) as kind,
        coalesce(report.agency_id, figures.agency_id) as agency_id, coalesce(report.quarter, figures.quarter) as quarter,
        report.state as kept, edition.facts ->> 'agency' as told_agency,
        report.id is null or not (report.quarter = any(${sql.param([...watched])}::text[]))
          or edition.fingerprint = coalesce(figures.fingerprint, ${EMPTY_FINGERPRINT}) as is_current,
        coalesce(edition.people, figures.people) as people, coalesce(edition.hours, figures.hours) as hours,
        coalesce(report.edition, 0) as edition
      from figures
      full join reports as report on report.id = figures.id
      left join report_editions as edition on edition.report_id = report.id and edition.edition = report.edition
    ),
    dated as (
      select known.*, to_char(
        make_date(left(quarter, 4)::integer, right(quarter, 1)::integer * 3 - 2, 1) + interval '3 months'
          + (case kind when 'national' then ${REPORT_DAYS.national}::integer else ${REPORT_DAYS.creditPack}::integer end - 1)
            * interval '1 day', 'YYYY-MM-DD') as deadline,
        case when kept is null then 'due' when kept = 'sent' and not is_current then 'corrected' else kept end as state
      from known
    )
    select dated.id, dated.kind, dated.agency_id as "agencyId", coalesce(dated.told_agency, agency.name) as agency,
      dated.quarter, dated.deadline, dated.state, dated.state in ('due', 'built') and dated.edition = 0
        and dated.deadline < ${today} as "isOverdue",
      dated.is_current as "isCurrent", dated.people,
      case dated.kind when 'national' then null else dated.hours end::double precision as hours,
      dated.edition, sending.at as "sentAt", sending.by_name as "sentBy", sending.address as "sentTo"
    from dated
    left join agencies as agency on agency.id = dated.agency_id
    left join lateral (
      select last.at, last.address, sender.first_name || ' ' || sender.last_name as by_name
      from report_sendings as last
      join report_editions as of_it on of_it.id = last.edition_id
      join users as sender on sender.id = last.by_id
      where of_it.report_id = dated.id
      order by last.id desc
      limit 1
    ) as sending on true
  `
}

/** Worked out for the rows that are shown alone. */
const CONTACT = sql`(
  select jsonb_build_object('name', coalesce(mailed.name, ''), 'address', mailed.address)
  from reports as other
  join report_editions as of_other on of_other.report_id = other.id
  join report_sendings as mailed on mailed.edition_id = of_other.id
  where other.agency_id is not distinct from listed."agencyId" and mailed.address is not null
  order by mailed.id desc
  limit 1
) as contact`

const isOneOf = (column: SQL, asked: FilterValues): SQL | undefined =>
  asked === undefined || asked.length === 0 ? undefined : sql`${column} = any(${sql.param([...asked])}::text[])`

const matching = ({ search, filters }: Pick<ListAsked, 'search' | 'filters'>, clock: DayClock): SQL | undefined => {
  const [overdue] = filters['overdue'] ?? []
  const [agency] = filters['agency'] ?? []
  const deadline = sql`listed.deadline::date`
  return and(
    areFoundIn(sql`coalesce(listed.agency, '')`, search),
    isOneOf(sql`listed.kind`, filters['kind']),
    isOneOf(sql`listed.state`, filters['state']),
    overdue === undefined ? undefined : sql`listed."isOverdue" = ${overdue === 'yes'}`,
    agency === undefined ? undefined : sql`listed."agencyId" = ${Number(agency)}`,
    hasDays({ first: deadline, last: deadline }, filters['deadline'], clock),
    isOnDays(sql`listed."sentAt"`, filters['sent'], clock),
  )
}

const where = (condition: SQL | undefined): SQL => sql`where ${condition ?? sql`true`}`

/** A page of them. */
export const listReports = (
  query: Queryable,
  asked: ListAsked,
  clock: DayClock,
): Promise<ListPage<ListedReport & Keyed>> => {
  const listed = sql`(${allReports(clock)}) as listed`
  const isWanted = matching(asked, clock)
  return keysetPage(asked, SORTS, LISTED_ID, {
    rows: async ({ where: from, orderBy, limit, offset, sortKey }) => {
      const { rows } = await query.execute<ListedReport & Keyed>(sql`
        select listed.*, ${CONTACT}, ${sortKey} as "sortKey", listed.id as "rowId" from ${listed}
        ${where(and(isWanted, from))} order by ${sql.join([...orderBy], sql`, `)} limit ${limit} offset ${offset}
      `)
      return rows
    },
    count: async (ceiling) => {
      const { rows } = await query.execute<{ total: number }>(sql`
        select count(*)::integer as total from (select 1 from ${listed} ${where(isWanted)} limit ${ceiling}) as found
      `)
      return rows[0]?.total ?? 0
    },
  })
}

/** One of them, as the list has it. */
export const findListedReport = async (
  query: Queryable,
  id: number,
  clock: DayClock,
): Promise<ListedReport | undefined> => {
  const { rows } = await query.execute<ListedReport>(
    sql`select listed.*, ${CONTACT} from (${allReports(clock)}) as listed where listed.id = ${id}`,
  )
  return rows[0]
}

/** Those chosen of them, in the order in which they are dealt with. */
export const chooseReports = async (
  tx: Tx,
  selection: ListSelection,
  clock: DayClock,
  limit: number,
): Promise<readonly Pick<ListedReport, 'id' | 'agency' | 'quarter'>[]> => {
  const ids = (of: readonly number[]) => sql`${sql.param([...of])}::integer[]`
  const isChosen =
    selection.kind === 'some'
      ? sql`listed.id = any(${ids(selection.ids)})`
      : and(matching(selection, clock), sql`not (listed.id = any(${ids(selection.except)}))`)
  const { rows } = await tx.execute<Pick<ListedReport, 'id' | 'agency' | 'quarter'>>(sql`
    select listed.id, listed.agency, listed.quarter from (${allReports(clock)}) as listed
    ${where(isChosen)} order by listed.id limit ${limit}
  `)
  return rows
}
