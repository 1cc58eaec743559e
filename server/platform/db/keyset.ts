import { count, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper, Subquery } from 'drizzle-orm'

import { instant } from '../../../src/domain/contract/common.contract.ts'
import { ID_MAX } from '../../../src/domain/id-max.ts'
import { sortKeyOf, type ListAsked, type ListPage } from '../../../src/domain/list.ts'
import { isKeptText } from '../kept-text.ts'
import { badRequest } from '../refusal.ts'
import type { Queryable } from './database.ts'

/** What a list is sorted by. It must never be null: an index on it and the id is what makes page 1000 as quick as 1. */
export type SortBy = Readonly<{ by: SQLWrapper; type: SortType }>
type SortType = 'text' | 'timestamptz' | 'integer' | 'bigint' | 'double precision'

/** Select `sortKey` and `rowId` too: the cursors of the page are made of them. */
export type Window = Readonly<{
  where: SQL | undefined
  orderBy: readonly SQL[]
  /** `asc` or `desc`, for what orders again what it has gathered in this order. */
  direction: SQL
  limit: number
  offset: number
  sortKey: SQL<string>
}>

export type Keyed = Readonly<{ sortKey: string; rowId: number }>

/** Totals are counted to here: nobody reads on from there by pages, and counting on costs more with each person. */
export const TOTAL_CEILING = 1000

/** How many rows a query finds, which limits itself. */
export const countFound = async (
  query: Queryable,
  found: Readonly<{ as: (alias: string) => Subquery }>,
): Promise<number> => {
  const [row] = await query.select({ total: count() }).from(found.as('found'))
  return row?.total ?? 0
}

type Cursor = Readonly<{ way: 'after' | 'before'; sort: string; key: string; id: number }>

const writeCursor = ({ way, sort, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([way, sort, key, id])).toString('base64url')

const isInt4 = (value: number): boolean => Number.isInteger(value) && value >= -ID_MAX - 1 && value <= ID_MAX

/** Neither too large nor, but for nought itself, too small. */
const isDouble = (key: string): boolean =>
  Number.isFinite(Number(key)) && (Number(key) !== 0 || !/[1-9]/.test(key.split('e')[0] ?? ''))

/** As the database writes an instant: a blank for the T, and an offset of hours alone where that says all. */
const isTimestamp = (key: string): boolean =>
  instant.safeParse(key.replace(' ', 'T').replace(/[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/, 'Z')).success

/** Whether a key that anybody can write is one of its column, which it is compared with as it is. */
const IS_OF: Readonly<Record<SortType, (key: string) => boolean>> = {
  text: isKeptText,
  integer: (key) => /^-?\d{1,10}$/.test(key) && isInt4(Number(key)),
  bigint: (key) => /^-?\d{1,15}$/.test(key),
  'double precision': (key) => /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/.test(key) && isDouble(key),
  timestamptz: (key) => key === 'infinity' || isTimestamp(key),
}

const readCursor = (text: string, sort: string, type: SortType): Cursor => {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (Array.isArray(read)) {
      const [way, of, key, id] = read as unknown[]
      if (
        (way === 'after' || way === 'before') &&
        of === sort &&
        typeof key === 'string' &&
        IS_OF[type](key) &&
        typeof id === 'number' &&
        isInt4(id)
      )
        return { way, sort, key, id }
    }
  } catch {
    // It is refused below, as every other that was not made here.
  }
  throw badRequest()
}

const directionOf = (isDescending: boolean) => sql.raw(isDescending ? 'desc' : 'asc')

/**
 * One page of a list: from its cursor, or by its number where there is none. `rows` reads one more than the page has
 * in the order given, with a condition that begins at the cursor; `count` counts what matches, up to a ceiling.
 *
 * @param id unique, and the second part of the order
 */
export const keysetPage = async <Row extends Keyed>(
  asked: Pick<ListAsked, 'page' | 'perPage' | 'cursor' | 'sort'>,
  sorts: Readonly<Record<string, SortBy>>,
  id: SQLWrapper,
  read: Readonly<{
    rows: (window: Window) => Promise<Row[]>
    count: (ceiling: number) => Promise<number>
  }>,
): Promise<ListPage<Row>> => {
  const { key, isDescending } = sortKeyOf(asked.sort)
  const sort = sorts[key]
  if (!sort) throw badRequest()
  const cursor = asked.cursor === null ? null : readCursor(asked.cursor, asked.sort, sort.type)
  const isBackwards = cursor?.way === 'before'
  const goesDown = isDescending !== isBackwards
  const from =
    cursor === null
      ? undefined
      : // Said twice, since an index on the sort alone serves the first, where the id is another table's.
        sql`${sort.by} ${sql.raw(goesDown ? '<=' : '>=')} ${cursor.key}::${sql.raw(sort.type)} and (${sort.by}, ${id}) ${sql.raw(goesDown ? '<' : '>')} (${cursor.key}::${sql.raw(sort.type)}, ${cursor.id}::integer)`
  const [found, total] = await Promise.all([
    read.rows({
      where: from,
      orderBy: [sql`${sort.by} ${directionOf(goesDown)}`, sql`${id} ${directionOf(goesDown)}`],
      direction: directionOf(goesDown),
      limit: asked.perPage + 1,
      offset: cursor === null ? (asked.page - 1) * asked.perPage : 0,
      sortKey: sql<string>`(${sort.by})::text`,
    }),
    read.count(TOTAL_CEILING + 1),
  ])
  const hasMore = found.length > asked.perPage
  const page = found.slice(0, asked.perPage)
  const items = isBackwards ? page.toReversed() : page
  const at = (way: Cursor['way'], row: Keyed | undefined): string | null =>
    row ? writeCursor({ way, sort: asked.sort, key: row.sortKey, id: row.rowId }) : null
  const isFirst = isBackwards ? !hasMore : cursor === null && asked.page === 1
  return {
    items,
    total: Math.min(total, TOTAL_CEILING),
    isTotalExact: total <= TOTAL_CEILING,
    next: isBackwards || hasMore ? at('after', items.at(-1)) : null,
    previous: isFirst ? null : at('before', items[0]),
  }
}

/** All rows of a list in its order, read a page at a time: in constant memory, however many there are. */
export const eachRow = async function* <Row>(
  readPage: (cursor: string | null) => Promise<Pick<ListPage<Row>, 'items' | 'next'>>,
): AsyncGenerator<Row> {
  let cursor: string | null = null
  do {
    const page: Pick<ListPage<Row>, 'items' | 'next'> = await readPage(cursor)
    yield* page.items
    cursor = page.next
  } while (cursor !== null)
}
