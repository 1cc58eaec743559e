import { inArray, sql } from 'drizzle-orm'
import { doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../../server/platform/db/database.ts'
import { eachRow, keysetPage, TOTAL_CEILING, type SortBy } from '../../../server/platform/db/keyset.ts'
import { Refusal } from '../../../server/platform/refusal.ts'
import { HOSTILE_TEXTS } from '../support/schema-arbitrary.ts'
import { openTestDatabase } from '../support/test-database.ts'

const things = pgTable('keyset_things', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  rank: integer('rank').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  weight: doublePrecision('weight').notNull(),
})
type Thing = typeof things.$inferInsert

const SORTS = {
  name: { by: things.name, type: 'text' },
  rank: { by: things.rank, type: 'integer' },
  at: { by: things.at, type: 'timestamptz' },
  weight: { by: things.weight, type: 'double precision' },
} as const satisfies Record<string, SortBy>
type Key = keyof typeof SORTS

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  drop = opened.drop
  await database.db.execute(sql`
    create table keyset_things (id integer primary key, name text not null, rank integer not null,
      at timestamptz not null, weight double precision not null)
  `)
})
afterAll(async () => {
  await database.close()
  await drop()
})

type Asked = Readonly<{ sort: string; perPage: number; page?: number; cursor?: string | null }>

/** How often the rows were asked for, and how many were read. */
const seen = { pages: 0, rows: 0 }

const page = async ({ sort, perPage, page: number = 1, cursor = null }: Asked) => {
  const { db } = database
  const found = await keysetPage({ sort, perPage, page: number, cursor }, SORTS, things.id, {
    rows: async ({ where, orderBy, limit, offset, sortKey }) => {
      const rows = await db
        .select({ rowId: things.id, sortKey })
        .from(things)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      seen.pages += 1
      seen.rows += rows.length
      return rows
    },
    count: async (ceiling) => {
      const counted = await db.select({ id: things.id }).from(things).limit(ceiling)
      return counted.length
    },
  })
  return { ...found, ids: found.items.map(({ rowId }) => rowId) }
}

const fill = async (rows: readonly Thing[]) => {
  await database.db.delete(things)
  if (rows.length > 0) await database.db.insert(things).values([...rows])
}

/** The plain sort that pages are held against: the database's own order of all rows, in which ties go by id. */
const plain = async (sort: string): Promise<number[]> => {
  const key = sort.replace('-', '') as Key
  const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const rows = await database.db
    .select({ id: things.id })
    .from(things)
    .orderBy(sql`${SORTS[key].by} ${way}`, sql`${things.id} ${way}`)
  return rows.map(({ id }) => id)
}

/** All pages from one on by a way: the ids in the order in which they were met. */
const walk = async (asked: Asked, way: 'next' | 'previous'): Promise<number[][]> => {
  const met: number[][] = []
  let at = await page(asked)
  met.push(at.ids)
  while (at[way] !== null) {
    at = await page({ ...asked, cursor: at[way] })
    met.push(at.ids)
  }
  return met
}

// Few values, so that many rows tie; some that a collation, a formatter or a rounding could trip over.
const anyThing = (id: number): fc.Arbitrary<Thing> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constantFrom('', 'a', 'A', 'b', 'İpek', 'ışık', 'هناء', "o'neil", '"', '\\', '10', '9'),
    rank: fc.constantFrom(-2_147_483_648, -1, 0, 1, 2_147_483_647),
    at: fc
      .constantFrom(
        '2026-03-02T15:00:00.000Z',
        '2026-03-02T15:00:00.001Z',
        '1999-12-31T23:59:59.999Z',
        '2026-10-25T00:30:00.000Z',
      )
      .map((instant) => new Date(instant)),
    weight: fc.constantFrom(0, -0.1, 0.1 + 0.2, 1 / 3, 1e-300, 1e300),
  })
const anyThings = fc
  .uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 30 })
  .chain((ids) => fc.tuple(...ids.map(anyThing)))
const anySort = fc
  .tuple(fc.constantFrom('', '-'), fc.constantFrom<Key>('name', 'rank', 'at', 'weight'))
  .map(([way, key]) => `${way}${key}`)
const anyPerPage = fc.integer({ min: 1, max: 8 })
const RUNS = { numRuns: 60 }

describe('pages by cursors', () => {
  it('are the plain sort in pieces, onward', async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(anyThings, anySort, anyPerPage, async (rows, sort, perPage) => {
        await fill(rows)
        const met = await walk({ sort, perPage }, 'next')
        expect(met.flat()).toEqual(await plain(sort))
        expect(met.slice(0, -1).every(({ length }) => length === perPage)).toBe(true)
      }),
      RUNS,
    )
  })

  it('lead back over the same rows in the same order', async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(anyThings, anySort, anyPerPage, async (rows, sort, perPage) => {
        await fill(rows)
        const forward = await walk({ sort, perPage }, 'next')
        const last = Math.max(1, forward.length)
        const back = await walk({ sort, perPage, page: last }, 'previous')
        const all = await plain(sort)
        expect(back.toReversed().flat()).toEqual(all)
        // Whoever turns once and turns back stands where they were.
        const second = forward.length > 1 ? await page({ sort, perPage, page: 2 }) : null
        const first = second?.previous ? await page({ sort, perPage, cursor: second.previous }) : null
        expect(first?.ids ?? forward[0]).toEqual(forward[0])
        expect(first?.previous ?? null).toBeNull()
      }),
      RUNS,
    )
  })

  it('skip and repeat nothing that stays, whatever is removed and added between them', async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(
        anyThings.filter((rows) => rows.length > 4),
        anySort,
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        async (rows, sort, perPage, fates) => {
          await fill(rows)
          const first = await page({ sort, perPage })
          // The row that the cursor names may be among those that go.
          const gone = rows.filter((_, at) => fates[at]).map(({ id }) => id)
          if (gone.length > 0) await database.db.delete(things).where(inArray(things.id, gone))
          const rest = first.next === null ? [] : await walk({ sort, perPage, cursor: first.next }, 'next')
          const stayed = await plain(sort)
          expect(rest.flat()).toEqual(stayed.filter((id) => !first.ids.includes(id)))
        },
      ),
      RUNS,
    )
  })
})

describe('a page by its number', () => {
  it('is that piece of the plain sort', async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(
        anyThings,
        anySort,
        anyPerPage,
        fc.integer({ min: 1, max: 6 }),
        async (rows, sort, perPage, number) => {
          await fill(rows)
          const { ids, previous, next } = await page({ sort, perPage, page: number })
          const all = await plain(sort)
          expect(ids).toEqual(all.slice((number - 1) * perPage, number * perPage))
          expect([previous !== null, next !== null]).toEqual([
            number > 1 && ids.length > 0,
            all.length > number * perPage,
          ])
        },
      ),
      RUNS,
    )
  })
})

const ladder = (count: number): Thing[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `n${at % 7}`,
    rank: at % 3,
    at: new Date('2026-03-02T15:00:00.000Z'),
    weight: 1,
  }))
const fillMany = async (count: number) => {
  await fill([])
  for (let from = 0; from < count; from += 500)
    await database.db.insert(things).values(ladder(count).slice(from, from + 500))
}

describe('the total', () => {
  it('is counted up to a ceiling, and says so', async () => {
    await fillMany(TOTAL_CEILING)
    const whole = await page({ sort: 'name', perPage: 5 })
    await database.db
      .insert(things)
      .values({ ...ladder(1)[0], id: 5000, name: 'z', rank: 0, at: new Date(0), weight: 0 })
    const more = await page({ sort: 'name', perPage: 5 })
    expect([
      [whole.total, whole.isTotalExact],
      [more.total, more.isTotalExact],
    ]).toEqual([
      [TOTAL_CEILING, true],
      [TOTAL_CEILING, false],
    ])
  })
})

describe('all rows', () => {
  it('are read a page at a time, no sooner than they are wanted', async () => {
    await fillMany(1000)
    Object.assign(seen, { pages: 0, rows: 0 })
    const perPage = 50
    const all = eachRow((cursor) => page({ sort: '-rank', perPage, cursor }))
    const ids: number[] = []
    let ahead = 0
    for await (const { rowId } of all) {
      ids.push(rowId)
      ahead = Math.max(ahead, seen.rows - ids.length)
    }
    expect(ids).toEqual(await plain('-rank'))
    // Each page reads one row more than it has, to know whether there is a next one.
    expect([seen.pages, ahead <= perPage + 20]).toEqual([20, true])
  })
})

describe('a cursor', () => {
  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

  it.each([
    ['of another order', forged('after', '-name', 'a', 1)],
    ['of no way', forged('beside', 'name', 'a', 1)],
    ['with a key that is no text', forged('after', 'name', 1, 1)],
    ['with an id that is none', forged('after', 'name', 'a', 1.5)],
    ['with an id beyond all', forged('after', 'name', 'a', 2_147_483_648)],
    ['that is no list', Buffer.from('{}').toString('base64url')],
    ['that is nothing', 'zzz'],
  ])('%s is refused', async (_, cursor) => {
    await expect(page({ sort: 'name', perPage: 5, cursor })).rejects.toMatchObject({ statusCode: 400 })
  })

  const keys = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS, 'infinity', '-infinity', '2026-02-30 00:00:00+00', '2026-03-02 15:00:00+99'),
    fc.constantFrom('1e-400', '1e309', '-0', '0x10', '2147483648', '-2147483649', '2026-03-02 15:00:00.123456+05:30'),
    fc.string({ unit: 'binary' }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().replace('T', ' ').replace('Z', '+00')),
  )

  it('with any key of any order is a page, or refused', async () => {
    await fill(ladder(3))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('name', 'rank', 'at', 'weight'),
        keys,
        fc.boolean(),
        async (sort, key, isAfter) => {
          const cursor = forged(isAfter ? 'after' : 'before', sort, key, 1)
          const status = await page({ sort, perPage: 5, cursor }).then(
            () => 200,
            (cause: unknown) => (cause instanceof Refusal ? cause.statusCode : cause),
          )
          expect([200, 400]).toContain(status)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is data, never a statement', async () => {
    await fill(ladder(3))
    const cursor = forged('after', 'name', "n0'; drop table keyset_things; --", 0)
    expect((await page({ sort: 'name', perPage: 5, cursor })).ids.length).toBeLessThanOrEqual(3)
    expect(await plain('name')).toHaveLength(3)
  })

  it('of an order that is not there is refused', async () => {
    await expect(page({ sort: 'secret', perPage: 5 })).rejects.toMatchObject({ statusCode: 400 })
  })
})
