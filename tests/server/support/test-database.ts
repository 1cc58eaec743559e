import { randomUUID } from 'node:crypto'

import { Client } from 'pg'

import { openDatabase } from '../../../server/platform/db/database.ts'
import type { Database } from '../../../server/platform/db/database.ts'

/** A PostgreSQL to make databases on; undefined where the tests run on the embedded one. */
export const testDatabaseUrl = (): string | undefined =>
  (process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL']) || undefined

/** A new database on the PostgreSQL at `url`. */
export const createTestDatabase = async (url: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `tim_test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}

/** A fresh database: in memory, or a new one on the PostgreSQL at `url` that `drop` removes. */
export const openTestDatabase = async (
  url = testDatabaseUrl(),
): Promise<{ database: Database; drop: () => Promise<void> }> => {
  if (url === undefined) return { database: await openDatabase({}), drop: async () => undefined }
  const own = await createTestDatabase(url)
  return { database: await openDatabase({ url: own.url }), drop: own.drop }
}
