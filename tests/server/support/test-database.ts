import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { openDatabase } from '../../../server/platform/db/database.ts'
import type { Database } from '../../../server/platform/db/database.ts'
import { migrationsFolder } from '../../../server/platform/db/migrate.ts'

/** A PostgreSQL to make databases on; undefined where the tests run on the embedded one. */
export const testDatabaseUrl = (): string | undefined =>
  (process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL']) || undefined

const onServer = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const databaseOf = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href

/** A new database on the PostgreSQL at `url`, empty or as `template` is. */
export const createTestDatabase = async (
  url: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `tim_test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, (client) => client.query(`create database ${name} template ${template}`))
  return {
    url: databaseOf(url, name),
    drop: async () => {
      await onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** Names a database as the migrations make it: with others it has another name. */
const templateName = (): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/\.(?:sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  return `tim_template_${hash.digest('hex').slice(0, 16)}`
}

const TEMPLATE_LOCK = 2026

/** Makes the tables once on each PostgreSQL: a copy of them takes a fifth of the computing. Of several files one makes it. */
const makeTemplate = (url: string): Promise<string> =>
  onServer(url, async (client) => {
    const name = templateName()
    const isThere = async () =>
      (await client.query('select from pg_database where datname = $1', [name])).rows.length > 0
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    if (await isThere()) return name
    const half = `${name}_half`
    await client.query(`drop database if exists ${half} with (force)`)
    await client.query(`create database ${half}`)
    await (await openDatabase({ url: databaseOf(url, half) })).close()
    await client.query(`alter database ${half} rename to ${name}`)
    return name
  })

const templates = new Map<string, Promise<string>>()

const templateOn = (url: string): Promise<string> => {
  const made = templates.get(url) ?? makeTemplate(url)
  templates.set(url, made)
  return made
}

/** A fresh database: in memory, or a new one on the PostgreSQL at `url` that `drop` removes. */
export const openTestDatabase = async (
  url = testDatabaseUrl(),
): Promise<{ database: Database; drop: () => Promise<void> }> => {
  if (url === undefined) return { database: await openDatabase({}), drop: async () => undefined }
  const own = await createTestDatabase(url, await templateOn(url))
  return { database: await openDatabase({ url: own.url }), drop: own.drop }
}
