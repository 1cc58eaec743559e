// Databases for tests on a PostgreSQL server: each is a copy of one that was migrated once.
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

const MIGRATIONS = resolve(import.meta.dirname, '../../server/platform/db/migrations')

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

const LOOKS = 100
const BETWEEN_MS = 50

/** Until nobody is connected any more, or is not going: a connection that is cut while it ends says so to nobody. */
const untilLeft = async (client: Client, name: string): Promise<void> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { rows } = await client.query('select from pg_stat_activity where datname = $1', [name])
    if (rows.length === 0) return
    await pause(BETWEEN_MS)
  }
}

/** A new database on the PostgreSQL at `url`, empty or as `template` is. */
export const createTestDatabase = async (
  url: string,
  template = 'template1',
): Promise<{ name: string; url: string; drop: () => Promise<void> }> => {
  const name = `tim_test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, async (client) => {
    await untilLeft(client, template)
    // By its files, which writes nothing of it to the log: half of the work.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  return {
    name,
    url: databaseOf(url, name),
    drop: async () => {
      await onServer(url, async (client) => {
        await untilLeft(client, name)
        await client.query(`drop database if exists ${name} with (force)`)
      })
    },
  }
}

/** Names a database as the migrations make it: with others it has another name. */
const templateName = (): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/\.(?:sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(MIGRATIONS, name)))
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
    const { openDatabase } = await import('../../server/platform/db/database.ts')
    await (await openDatabase({ url: databaseOf(url, half) })).close()
    await client.query(`alter database ${half} rename to ${name}`)
    return name
  })

const templates = new Map<string, Promise<string>>()

/** The name of a database on the PostgreSQL at `url` that has all tables, and nothing in them. */
export const templateOn = (url: string): Promise<string> => {
  const made = templates.get(url) ?? makeTemplate(url)
  templates.set(url, made)
  return made
}
