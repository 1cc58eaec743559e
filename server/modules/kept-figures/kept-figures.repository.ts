import { eq, lt, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database.ts'
import { LOCKS } from '../../platform/db/one-at-a-time.ts'
import { keptFigures, trainingChanges } from '../../platform/db/tables/kept-figures.table.ts'
import { ALL_ROWS, rowsOf } from './training-rows.sql.ts'

/**
 * Something that passes over everybody. It has to be a sum over people: what is counted of some of them, and of all
 * others, is together what is counted of all.
 */
export type Figure = Readonly<{
  /** What it is, and all that it depends on beside the instant. */
  key: string
  /** Rows of `set`, `key`, `name`, `id` and the sums `a` to `d`, counted from rows as `ALL_ROWS` has them. */
  counted: (rows: SQL, at: SQL) => SQL
  /** Counts what ends by itself: whose certificate ended since it was counted is counted again. */
  endsByItself?: boolean
}>

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`

const COLUMNS = sql`set text, key text, name text, id integer, a numeric, b numeric, c numeric, d numeric`

/**
 * What a figure comes to now, as a part of a statement: what was kept, put right by whoever changed since. What they
 * came to then is taken off, what they come to now put on. Where nothing is kept, everybody is counted.
 */
export const figureRows = ({ key, counted, endsByItself = false }: Figure, now: Date): SQL => {
  const ended = sql`
    union all
    select distinct held.student_id, 9223372036854775807, training_state(held.student_id)
    from kept join certificates as held on held.expires_at >= kept.at and held.expires_at <= ${at(now)}
    where held.revoked_at is null and held.superseded_by is null`
  return sql`(
    with kept as materialized (select rows, seen, at from kept_figures where key = ${key} and at <= ${at(now)}),
    changed as materialized (
      select distinct on (student_id) student_id, facts from (
        select change.student_id, change.id, change.was as facts
        from kept join training_changes as change on change.transaction >= pg_snapshot_xmin(kept.seen)
          and not pg_visible_in_snapshot(change.transaction, kept.seen)
        ${endsByItself ? ended : sql``}
      ) as noted
      order by student_id, id
    ),
    present as materialized (select student_id, training_state(student_id) as facts from changed)
    select set, key, name, id, sum(a) as a, sum(b) as b, sum(c) as c, sum(d) as d
    from (
      select one.* from kept cross join lateral jsonb_to_recordset(kept.rows) as one (${COLUMNS})
      union all
      select * from (${counted(rowsOf(sql`present`), at(now))}) as now_counted
      union all
      select set, key, name, id, -a, -b, -c, -d
      from (${counted(rowsOf(sql`changed`), sql`(select kept.at from kept)`)}) as then_counted
      union all
      select * from (${counted(ALL_ROWS, at(now))}) as all_counted where not exists (select 1 from kept)
    ) as parts
    group by set, key, name, id
    having sum(a) <> 0 or sum(b) <> 0
  )`
}

/** Whether it is kept, as a part of a statement. */
export const isKept = ({ key }: Figure): SQL<boolean> =>
  sql<boolean>`exists (select from kept_figures where key = ${key})`

/** A count of everybody may take longer than a statement may else. */
const COUNTING_MS = 240_000
/** Counted one after the other: what is put down is never older than what was, and nothing that is needed is forgotten. */
const COUNTING = sql`pg_advisory_xact_lock(${sql.raw(String(LOCKS.figures))})`
const CLUSTER = sql`case when has_function_privilege('pg_control_system()', 'execute')
  then (select system_identifier::text from pg_control_system()) else '' end`

/** Counts everybody, and puts down what was seen by then. `isFresh` says of what is there that it need not be. */
export const keepFigure = (
  db: Db,
  figure: Figure,
  now: Date,
  isFresh: (kept: Readonly<{ at: Date; changes: number }>) => boolean = () => true,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(COUNTING_MS))}`)
    await tx.execute(sql`select ${COUNTING}`)
    const [kept] = await tx
      .select({
        at: keptFigures.at,
        changes: tx.$count(
          trainingChanges,
          sql`not pg_visible_in_snapshot(${trainingChanges.transaction}, ${keptFigures.seen})
          and ${trainingChanges.transaction} >= pg_snapshot_xmin(${keptFigures.seen})`,
        ),
      })
      .from(keptFigures)
      .where(eq(keptFigures.key, figure.key))
    if (kept && kept.at <= now && isFresh(kept)) return
    // What was seen is of the very statement that counts.
    await tx.execute(sql`
      insert into kept_figures (key, rows, seen, at, cluster)
      select ${figure.key}, coalesce(jsonb_agg(to_jsonb(counted)), '[]'), pg_current_snapshot(), ${at(now)}, ${CLUSTER}
      from (${figure.counted(ALL_ROWS, at(now))}) as counted
      on conflict (key) do update set rows = excluded.rows, seen = excluded.seen, at = excluded.at,
        cluster = excluded.cluster
    `)
  })

/** Forgets what was counted before an instant, and the changes that all of what is left has seen. */
export const forgetFigures = (db: Db, before: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select ${COUNTING}`)
    await tx.delete(keptFigures).where(lt(keptFigures.at, before))
    await tx.execute(sql`
      delete from training_changes
      where transaction < (select min(pg_snapshot_xmin(seen)::text::bigint)::text::xid8 from kept_figures)
    `)
  })

/** Makes one row of what was told of each course. */
export const foldTallies = async (db: Db): Promise<void> => {
  await db.execute(sql`
    with told as (delete from enrollment_tallies returning course_id, underway, unverified)
    insert into enrollment_tallies (course_id, underway, unverified)
    select course_id, sum(underway), sum(unverified) from told group by course_id
  `)
}

/**
 * Forgets what was counted in another cluster, whose backup this database was made of: the numbers of transactions,
 * by which it is told what came later, begin anew in each. Before anybody asks.
 */
export const forgetForeignFigures = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select ${COUNTING}`)
    if ((await tx.$count(keptFigures, sql`cluster = ${CLUSTER}`)) > 0) return
    await tx.delete(keptFigures)
    await tx.delete(trainingChanges)
  })
