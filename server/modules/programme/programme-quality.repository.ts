import { and, count, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core'

import type { ProgrammeQuality } from '../../../src/domain/contract/programme-quality.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { QUALITY_KINDS, UNMARKED_DAYS, type QualityKind } from '../../../src/domain/programme-quality.ts'
import { MISSING, type Missing } from '../../../src/domain/student-record.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isNotMerged } from '../../platform/db/merged.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { isInForce, isMissing } from '../all-students/training.sql.ts'
import { classEndsAt } from '../classes/class-days.sql.ts'
import { isLikelyDouble } from '../person-merges/person-merges.repository.ts'

/** Of a kind: how much of it there is, since when the oldest is there, and which that is. */
const facts = (kind: QualityKind, since: PgColumn | SQL, id: PgColumn) => ({
  kind: sql<QualityKind>`${kind}::text`.as('kind'),
  count: count().as('count'),
  since: sql<Date | null>`min(${since})`.mapWith(users.createdAt).as('since'),
  oldestId: sql<number | null>`(array_agg(${id} order by ${since}, ${id}))[1]`.as('oldest_id'),
})

const lacking = (query: Queryable, missing: Missing) =>
  query
    .select(facts(missing, users.createdAt, users.id))
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(isMissing(query, [missing]))

/** What of the records is not as it should be: one statement. */
const listFindings = async (query: Queryable, now: Date): Promise<ProgrammeQuality['findings']> => {
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
    return [{ kind, count: row.count, since: row.since.toISOString(), oldestId: row.oldestId }]
  })
}

/** Who learns here by county and discipline, and who of them holds a certificate that is good: one statement. */
const listCells = async (query: Queryable, now: Date): Promise<ProgrammeQuality['cells']> => {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await query.execute<ProgrammeQuality['cells'][number]>(sql`
    select agency.county, ${users.discipline} as discipline, count(*)::integer as people,
      count(holder.student_id)::integer as trained
    from ${students}
    join ${users} on ${users.id} = ${students.userId}
    left join agencies as agency on agency.id = ${users.primaryAgencyId}
    left join (
      select distinct ${certificates.studentId} as student_id from ${certificates}
      where ${and(isInForce, sql`coalesce(${certificates.expiresAt}, 'infinity') >= ${at}`)}
    ) as holder on holder.student_id = ${students.id}
    where ${isNull(users.deactivatedAt)}
    group by 1, 2
    order by 1, 2
  `)
  return rows
}

export const readProgrammeQuality = async (query: Queryable, now: Date): Promise<ProgrammeQuality> => {
  const [findings, cells] = await Promise.all([listFindings(query, now), listCells(query, now)])
  return { asOf: now.toISOString(), findings, cells }
}
