import { and, asc, eq, getTableName, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

import { isForeignKeyViolation } from '../../platform/db/database-faults.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { personMergeRows } from '../../platform/db/tables/person-merges.table.ts'

/** A row as the database writes it as JSON, by the names of its columns. */
type Image = Readonly<Record<string, unknown>>

type Watched = Readonly<{
  table: PgTable
  /** Which of its rows the work may touch: those it finds, and those it leaves. */
  where: SQL | undefined
  /** Of a row that its person changes by living with it: what the work changed alone, not the row. */
  isPartial?: boolean
}>

export type Step = Readonly<{ tableName: string; key: Image; before: Image | null; after: Image | null }>

/** The names of the columns that a row is known by. */
const keyOf = (table: PgTable): readonly string[] => {
  const { columns, primaryKeys } = getTableConfig(table)
  const [composite] = primaryKeys
  return (composite?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name)
}

const pickOf = (image: Image, names: readonly string[]): Image =>
  Object.fromEntries(names.map((name) => [name, image[name]]))

/** Columns that triggers keep, of what is in other rows: they say nothing of what was done to their own. */
const KEPT_COLUMNS = ['is_outlasted', 'seated', 'registered', 'waiting', 'marked', 'no_shows']

const imagesOf = async (tx: Tx, { table, where }: Watched): Promise<ReadonlyMap<string, Image>> => {
  const name = sql.identifier(getTableName(table))
  const rows = await tx
    .select({ image: sql<Image>`to_jsonb(${name}.*) - ${sql.param(KEPT_COLUMNS)}::text[]` })
    .from(table)
    .where(where)
    .for('update')
  const names = keyOf(table)
  return new Map(rows.map(({ image }) => [JSON.stringify(names.map((key) => image[key])), image]))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const changedOf = (before: Image, after: Image): readonly string[] =>
  Object.keys(after).filter((name) => !isSame(before[name], after[name]))

const stepsOf = (
  { table, isPartial }: Watched,
  before: ReadonlyMap<string, Image>,
  after: ReadonlyMap<string, Image>,
): Step[] => {
  const names = keyOf(table)
  const tableName = getTableName(table)
  const steps: Step[] = []
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was = null, is = null] = [before.get(key), after.get(key)]
    const row = was ?? is
    if (row === null || isSame(was, is)) continue
    const kept = was && is && isPartial === true ? changedOf(was, is) : null
    steps.push({
      tableName,
      key: pickOf(row, names),
      before: kept && was ? pickOf(was, kept) : was,
      after: kept && is ? pickOf(is, kept) : is,
    })
  }
  // Going back, what was made goes first and what was removed comes last: neither is in the other's way.
  const worth = ({ before: was, after: is }: Step) => (is === null ? 0 : was === null ? 2 : 1)
  return steps.toSorted((a, b) => worth(a) - worth(b))
}

/**
 * Writes down what a piece of work does to rows: how each was and is. Works are steps in an order, each of which leaves
 * the tables as their constraints want them, so that the way back is the same steps from the last to the first.
 */
export const createMergeLedger = (tx: Tx) => {
  const steps: Step[] = []
  return {
    steps: steps as readonly Step[],

    around: async <Result>(watched: readonly Watched[], work: () => Promise<Result>): Promise<Result> => {
      const before = new Map<Watched, ReadonlyMap<string, Image>>()
      for (const one of watched) before.set(one, await imagesOf(tx, one))
      const result = await work()
      for (const one of watched) steps.push(...stepsOf(one, before.get(one) ?? new Map(), await imagesOf(tx, one)))
      return result
    },
  }
}

export type MergeLedger = ReturnType<typeof createMergeLedger>

/** Rows of one statement, which has room for some 60,000 values. */
const AT_ONCE = 1000

export const keepSteps = async (tx: Tx, mergeId: number, steps: readonly Step[]): Promise<void> => {
  const rows = steps.map((step, at) => ({ ...step, mergeId, position: at + 1 }))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx.insert(personMergeRows).values(rows.slice(from, from + AT_ONCE))
  }
}

/** In the order in which they were done. */
export const listSteps = (query: Queryable, mergeId: number): Promise<Step[]> =>
  query
    .select({
      tableName: personMergeRows.tableName,
      key: personMergeRows.key,
      before: personMergeRows.before,
      after: personMergeRows.after,
    })
    .from(personMergeRows)
    .where(eq(personMergeRows.mergeId, mergeId))
    .orderBy(asc(personMergeRows.position))

const nameOf = ({ tableName }: Step): SQL => sql`${sql.identifier(tableName)}`

/** A kept row as a row of its table. */
const rowOf = (step: Step, image: Image): SQL =>
  sql`jsonb_populate_record(null::${nameOf(step)}, ${JSON.stringify(image)}::jsonb)`

const isRow = (step: Step): SQL =>
  and(
    ...Object.keys(step.key).map(
      (name) => sql`${nameOf(step)}.${sql.identifier(name)} = (${rowOf(step, step.key)}).${sql.identifier(name)}`,
    ),
  ) ?? sql`false`

/** Rows that are not as the merge left them: each once, as its last step knows it. Locked, as they are looked at. */
export const changedSince = async (tx: Tx, steps: readonly Step[]): Promise<readonly Step[]> => {
  const last = new Map(steps.map((step) => [JSON.stringify([step.tableName, step.key]), step]))
  const changed: Step[] = []
  for (const step of last.values()) {
    const { after } = step
    const name = nameOf(step)
    // What it was left as, over what it is: a column that a later version added says nothing.
    const isAsLeft =
      after === null
        ? sql`false`
        : sql`to_jsonb(jsonb_populate_record(${name}, ${JSON.stringify(after)}::jsonb)) = to_jsonb(${name})`
    const { rows } = await tx.execute<{ same: boolean }>(
      sql`select ${isAsLeft} as same from ${name} where ${isRow(step)} for update`,
    )
    const [row] = rows
    if (after === null ? row !== undefined : row?.same !== true) changed.push(step)
  }
  return changed
}

const columnsOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/** Makes a row what it was before a step. */
const takeBack = async (tx: Tx, step: Step): Promise<void> => {
  const { before, after, key } = step
  const name = nameOf(step)
  if (before === null) {
    await tx.execute(sql`delete from ${name} where ${isRow(step)}`)
    return
  }
  const row = sql`${rowOf(step, before)} as was`
  if (after === null) {
    const columns = columnsOf(Object.keys(before))
    await tx.execute(sql`insert into ${name} (${columns}) overriding system value select ${columns} from ${row}`)
    return
  }
  const changed = changedOf(before, after).filter((column) => !(column in key))
  const sets = changed.map((column) => sql`${sql.identifier(column)} = was.${sql.identifier(column)}`)
  if (sets.length > 0)
    await tx.execute(sql`update ${name} set ${sql.join(sets, sql`, `)} from ${row} where ${isRow(step)}`)
}

/**
 * The way back, from the last step to the first. Gives the step that names what is no more, such as an agency that was
 * removed since: the transaction is over by it, and has to be rolled back.
 */
export const takeBackSteps = async (tx: Tx, steps: readonly Step[]): Promise<Step | null> => {
  for (const step of steps.toReversed()) {
    try {
      await takeBack(tx, step)
    } catch (cause) {
      if (!isForeignKeyViolation(cause)) throw cause
      return step
    }
  }
  return null
}
