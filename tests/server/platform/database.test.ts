import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { isDatabaseAway, isUniqueViolation } from '../../../server/platform/db/database-faults.ts'
import { openDatabase } from '../../../server/platform/db/database.ts'
import type { Database } from '../../../server/platform/db/database.ts'
import { SchemaMismatch, migrateDatabase, migrationsFolder } from '../../../server/platform/db/migrate.ts'
import { agencies } from '../../../server/platform/db/tables/accounts.table.ts'
import { openTestDatabase, testDatabaseUrl } from '../support/test-database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  drop = opened.drop
})
afterAll(async () => {
  await database.close()
  await drop()
})

const MISUSE = '`db` was used inside a transaction: use the `tx` that the transaction gives'

const agenciesIn = async ({ db }: Database) => (await db.select({ made: count() }).from(agencies))[0]?.made

describe('a transaction', () => {
  it('refuses the use of `db` inside it, and is rolled back', async () => {
    const { db } = database
    const before = await agenciesIn(database)
    const misuse = db.transaction(async (tx) => {
      await tx.insert(agencies).values({ name: 'Rolled back' })
      await db.select().from(agencies)
    })
    await expect(misuse).rejects.toMatchObject({ cause: { message: MISUSE } })
    expect(await agenciesIn(database)).toBe(before)
  })

  it('refuses a second one that does not nest', async () => {
    const { db } = database
    const misuse = db.transaction(() => db.transaction(async (tx) => tx.execute(sql`select 1`)))
    await expect(misuse).rejects.toThrow(MISUSE)
  })

  it('nests by its own `tx`', async () => {
    const { db } = database
    await db.transaction(async (tx) => {
      await tx.insert(agencies).values({ name: 'Kept' })
      await tx
        .transaction(async (inner) => {
          await inner.insert(agencies).values({ name: 'Given up' })
          inner.rollback()
        })
        .catch(() => undefined)
    })
    const rows = await db.select({ name: agencies.name }).from(agencies)
    expect(rows).toEqual([{ name: 'Kept' }])
  })

  it('that fails in the database leaves the connection good', async () => {
    const { db } = database
    await db.insert(agencies).values({ name: 'Once' })
    const twice = db.transaction((tx) => tx.insert(agencies).values({ name: 'Once' }))
    await expect(twice).rejects.toSatisfy((error) => isUniqueViolation(error, 'agencies_name_unique'))
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})

describe('migrations', () => {
  it('find nothing to do the second time, however many servers start at once', async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(database.pool)))
    const { rows } = await database.db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`)
    const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
    expect(rows).toEqual([{ applied: files.length }])
  })

  it('say plainly when the tables are of another version', async () => {
    const opened = await openTestDatabase()
    await opened.database.db.execute(sql`delete from drizzle.__drizzle_migrations`)
    await expect(migrateDatabase(opened.database.pool)).rejects.toBeInstanceOf(SchemaMismatch)
    await opened.database.close()
    await opened.drop()
  })
})

describe('the embedded database', () => {
  it('keeps what was written, and refuses a second server on its directory', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tim-database-'))
    const first = await openDatabase({ dataDir })
    await first.db.insert(agencies).values({ name: 'Written' })
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `Another server is using the data directory ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
    await first.close()
    const second = await openDatabase({ dataDir })
    expect(await agenciesIn(second)).toBe(1)
    await second.close()
    await rm(dataDir, { recursive: true })
  })
})

describe('the memory of the embedded database', () => {
  it('keeps nothing of what it answered: it would pass its limit, and end with its process', async () => {
    const embedded = await openDatabase({})
    const many = sql`select repeat('x', 90) || n as line from generate_series(1, 20000) as n`
    for (let asked = 0; asked < 200; asked += 1) {
      expect((await embedded.db.execute(many)).rows).toHaveLength(20_000)
    }
    await embedded.close()
  })
})

describe.skipIf(testDatabaseUrl() !== undefined)('a process of these tests', () => {
  it('collects no code of WebAssembly: of one database after the other in it, V8 would free some twice, and end it', async () => {
    const module = new URL('../../../server/platform/db/embedded.ts', import.meta.url).href
    const asked = `import(${JSON.stringify(module)}).then(async ({ openEmbedded }) => {
      const { pool, close } = await openEmbedded({})
      console.log((await pool.query('select count(*) > 0 as is_so from pg_class, generate_series(1, 50)')).rows)
      await close()
    })`
    const options = [...process.execArgv, '--trace-wasm-code-gc', '--eval', asked]
    const { stdout } = await promisify(execFile)(process.execPath, options)
    expect(stdout).toBe('[ { is_so: true } ]\n')
  })
})

describe('a fault', () => {
  it.each([
    [true, 'ECONNREFUSED', ''],
    [true, '57P01', ''],
    [true, '53100', ''],
    [true, undefined, 'Connection terminated unexpectedly'],
    [false, '23505', ''],
    [false, undefined, 'anything else'],
  ])('means a database that is away: %s for %s %s', (isAway, code, message) => {
    const fault = new Error('Failed query', { cause: Object.assign(new Error(message), { code }) })
    expect(isDatabaseAway(fault)).toBe(isAway)
  })
})
