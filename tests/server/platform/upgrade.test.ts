import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import type pg from 'pg'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openDatabase } from '../../../server/platform/db/database.ts'
import { openEmbedded } from '../../../server/platform/db/embedded.ts'
import { createTestDatabase } from '../../support/postgres-databases.ts'
import { listening, runScript, stop } from '../support/server-process.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

/** Databases of released versions, each a demo that was used; `scripts/keep-database.ts` made them. */
const RELEASES = join(import.meta.dirname, 'releases')
const releases = readdirSync(RELEASES)
const statementsOf = (release: string) => brotliDecompressSync(readFileSync(join(RELEASES, release))).toString()

/** The way back to a place, in the order in which it was made. */
const undo: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

type Place = Readonly<{
  environment: Readonly<Record<string, string>>
  /** A plain connection, of which the server knows nothing. */
  open: () => Promise<{ pool: pg.Pool; close: () => Promise<void> }>
}>

const newPlace = async (): Promise<Place> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tim-upgrade-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
  const url = testDatabaseUrl()
  if (url === undefined) return { environment: { DATA_DIR: dataDir }, open: () => openEmbedded({ dataDir }) }
  const own = await createTestDatabase(url)
  undo.push(own.drop)
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: own.url },
    open: async () => {
      const pool = new Pool({ connectionString: own.url, max: 1 })
      return { pool, close: () => pool.end() }
    },
  }
}

const within = async <T>(place: Place, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const { pool, close } = await place.open()
  try {
    return await work(pool)
  } finally {
    await close()
  }
}

type Columns = ReadonlyMap<string, readonly string[]>

const columnsIn = async (pool: pg.Pool): Promise<Columns> => {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns where table_schema = 'public' group by table_name order by table_name`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

type Content = Readonly<{ rows: number; digest: string | null }>

/** How many rows each table has, and a digest of what stands in these columns of them. */
const contentOf = async (pool: pg.Pool, tables: Columns) => {
  const content: Record<string, Content> = {}
  for (const [table, columns] of tables) {
    const values = columns.map((column) => `"${column}"`).join(', ')
    const { rows } = await pool.query<Content>(
      `select count(*)::int as rows, md5(string_agg(line, chr(10) order by line)) as digest
       from (select row(${values})::text as line from "${table}") as lines`,
    )
    if (rows[0]) content[table] = rows[0]
  }
  return content
}

type Follows = Readonly<
  Record<'trained' | 'certified' | 'answering' | 'offering' | 'approved' | 'taught', readonly unknown[] | null>
>

/** What migrations wrote, each beside what it was to be written from. */
const FOLLOWS = `select
  (select json_agg(id order by id) from students where is_trained) as trained,
  (select json_agg(id order by id) from (
    select distinct student_id as id from certificates where revoked_at is null and superseded_by is null
  ) as held) as certified,
  (select json_agg(array[course_id, user_id] order by course_id, user_id) from course_instructors) as answering,
  (select json_agg(array[course_id, user_id] order by course_id, user_id) from (
    select distinct course_id, user_id from offering_instructors
    join instructor_online_courses as offered on offered.id = offering_id
  ) as offers) as offering,
  (select json_agg(json_build_array(course_id, user_id, case when is_in_class then ends_at end) order by course_id, user_id)
    from instructor_approvals as approval, lateral (select exists (
      select 1 from class_instructors as teaches join instructor_courses as held on held.id = instructor_course_id
      where teaches.user_id = approval.user_id and held.course_id = approval.course_id and course_status_id <> 2
    ) as is_in_class) as by_class) as approved,
  (select json_agg(json_build_array(course_id, user_id, ends_at) order by course_id, user_id) from (
    select course_id, user_id, max(course_date) + interval '2 years' as ends_at from (
      select course_id, user_id, course_date from class_instructors
      join instructor_courses as held on held.id = instructor_course_id where course_status_id <> 2
      union all
      select course_id, user_id, null from offering_instructors
      join instructor_online_courses as offered on offered.id = offering_id
    ) as teaching group by course_id, user_id
  ) as lately) as taught`

describe.each(releases)('a database of %s, with data in it', (release) => {
  let place: Place
  let tables: Columns
  let before: Readonly<Record<string, Content>>
  beforeAll(async () => {
    place = await newPlace()
    await within(place, (pool) => pool.query(statementsOf(release)))
    tables = await within(place, columnsIn)
    before = await within(place, (pool) => contentOf(pool, tables))
    const { DATA_DIR: dataDir = '', DATABASE_URL: url } = place.environment
    const upgraded = await openDatabase({ url, dataDir })
    await upgraded.close()
  })

  it('has every row after the upgrade that it had before', async () => {
    expect(await within(place, (pool) => contentOf(pool, tables))).toEqual(before)
    expect(Object.values(before).filter(({ rows }) => rows > 0).length).toBeGreaterThan(30)
  })

  it('knows what follows from it: who was trained, who answers for a course, and who may teach it until when', async () => {
    const known = await within(place, (pool) => pool.query<Follows>(FOLLOWS))
    const [{ trained, certified, answering, offering, approved, taught }] = known.rows as [Follows]
    expect([trained, answering, approved]).toEqual([certified, offering, taught])
    expect([trained, answering, approved].map((some) => (some ?? []).length > 0)).toEqual([true, true, true])
  })

  it('is served by the next start, and by the one after it', async () => {
    for (const start of ['next', 'after it']) {
      const server = runScript('main', [], { ...place.environment, DEMO: '1' })
      const origin = await listening(server)
      const signedIn = await fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'student@example.org', password: 'Training#2026' }),
      })
      const { token } = (await signedIn.json()) as { token: string }
      const me = await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
      expect([start, await me.json()]).toMatchObject([start, { email: 'student@example.org' }])
      await stop(server)
    }
  })
})
