import { and, count, eq, lt, not, sql, type SQL } from 'drizzle-orm'
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core'

import type { ProgrammeQuality } from '../../../src/domain/contract/programme-quality.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { QUALITY_KINDS, UNMARKED_DAYS, type QualityKind } from '../../../src/domain/programme-quality.ts'
import { MISSING, type Missing } from '../../../src/domain/student-record.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isNotMerged } from '../../platform/db/merged.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { isMissing } from '../all-students/training.sql.ts'
import { classEndsAt } from '../classes/class-days.sql.ts'
import { figureRows, type Figure } from '../kept-figures/kept-figures.repository.ts'
import { isLikelyDouble } from '../person-merges/person-merges.repository.ts'

/** Of a kind: how much of it there is, since when the oldest is there, and which that is. */
const facts = (kind: QualityKind, since: PgColumn | SQL, id: PgColumn) => ({
  kind: sql<QualityKind>`${kind}::text`.as('kind'),
  count: count().as('count'),
  since: sql<Date | null>`min(${since})`.mapWith(users.createdAt).as('since'),
  oldestId: sql<number | null>`(array_agg(${id} order by ${since}, ${id}))[1]`.as('oldest_id'),
})

/** The oldest account that lacks something: how many do is counted with everybody. */
const lacking = (query: Queryable, missing: Missing) => {
  const oldest = query
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .innerJoin(students, eq(students.userId, users.id))
    .where(and(not(students.isTyped), isMissing([missing])))
    .orderBy(users.createdAt, users.id)
    .limit(1)
    .as('oldest')
  return query
    .select({
      kind: sql<QualityKind>`${missing}::text`.as('kind'),
      count: sql<number>`0`.as('count'),
      since: sql<Date | null>`${oldest.createdAt}`.mapWith(users.createdAt).as('since'),
      oldestId: sql<number | null>`${oldest.id}`.as('oldest_id'),
    })
    .from(oldest)
}

/** What of the records is not as it should be: one statement. `lack`: how many accounts lack something. */
const listFindings = async (
  query: Queryable,
  now: Date,
  lack: (missing: string) => number | undefined,
): Promise<ProgrammeQuality['findings']> => {
  const [agency, discipline, licenseNumber] = MISSING.map((missing) => lacking(query, missing))
  const unmarked = query
    .select(facts('unmarked', classEndsAt, instructorCourses.id))
    .from(instructorCourses)
    .where(
      and(
        eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled),
        lt(classEndsAt, sql`${later(now, -UNMARKED_DAYS * DAY).toISOString()}::timestamptz`),
      ),
    )
  const doubles = query
    .select(facts('likelyDoubles', users.createdAt, users.id))
    .from(users)
    .where(and(isNotMerged, isLikelyDouble(query)))
  if (!agency || !discipline || !licenseNumber) return []
  const rows = await unionAll(unmarked, doubles, agency, discipline, licenseNumber)
  return QUALITY_KINDS.flatMap((kind) => {
    const row = rows.find((candidate) => candidate.kind === kind)
    if (!row?.since || row.oldestId === null) return []
    return [{ kind, count: lack(kind) ?? row.count, since: row.since.toISOString(), oldestId: row.oldestId }]
  })
}

/**
 * Who of open accounts learns here and holds a certificate that is good, by agency and discipline, and how many of
 * them lack something: see `MISSING`.
 */
export const qualityFigure: Figure = {
  key: 'quality',
  endsByItself: true,
  counted: (rows, at) => sql`
    with person as (
      select student_id, agency_id, discipline, licence, count(certificate_id) > 0 as is_trained,
        coalesce(bool_or(certificate_id is not null and coalesce(expires_at, 'infinity') >= ${at}), false) as is_good
      from ${rows} as told where not is_closed group by student_id, agency_id, discipline, licence
    )
    select 'cell' as set, null::text as key, discipline as name, agency_id as id, count(*)::numeric as a,
      (count(*) filter (where is_good))::numeric as b, 0::numeric as c, 0::numeric as d
    from person group by agency_id, discipline
    union all
    select 'lack', lack.missing, null, null, count(*), 0, 0, 0
    from person cross join lateral (values
      ('agency', agency_id is null), ('discipline', discipline is null), ('licenseNumber', licence is null and is_trained)
    ) as lack (missing, is_so)
    where lack.is_so group by lack.missing`,
}

type CountedRow = ProgrammeQuality['cells'][number] & Readonly<{ set: 'cell' | 'lack'; missing: string | null }>

/** By county and discipline, and what lacks: one statement. */
const countPeople = async (query: Queryable, now: Date) => {
  const { rows } = await query.execute<CountedRow>(sql`
    select set, key as missing, agency.county, counted.name as discipline, sum(a)::integer as people,
      sum(b)::integer as trained
    from ${figureRows(qualityFigure, now)} as counted left join agencies as agency on agency.id = counted.id
    group by set, key, agency.county, counted.name
    order by agency.county, counted.name
  `)
  return rows
}

export const readProgrammeQuality = async (query: Queryable, now: Date): Promise<ProgrammeQuality> => {
  const counted = await countPeople(query, now)
  const findings = await listFindings(
    query,
    now,
    (kind) => counted.find(({ set, missing }) => set === 'lack' && missing === kind)?.people,
  )
  const cells = counted.filter(({ set }) => set === 'cell')
  return {
    asOf: now.toISOString(),
    findings,
    cells: cells.map(({ county, discipline, people, trained }) => ({ county, discipline, people, trained })),
  }
}
