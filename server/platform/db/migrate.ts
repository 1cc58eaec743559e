import { fileURLToPath } from 'node:url'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

import { StartRefused } from '../start-refused.ts'
import { isAlreadyThere } from './database-faults.ts'
import { LOCKS } from './one-at-a-time.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The tables there do not fit the migrations of this version. */
export class SchemaMismatch extends StartRefused {}

const apply = async (client: pg.PoolClient): Promise<void> => {
  try {
    // Lists are searched by it. It is part of PostgreSQL, and whoever owns a database may have it there.
    await client.query('create extension if not exists pg_trgm')
    await migrate(drizzle({ client }), { migrationsFolder })
  } catch (cause) {
    if (!isAlreadyThere(cause)) throw cause
    throw new SchemaMismatch(
      'The database was made by another version of the server. Forget a demo with `npm run demo:reset`, or use another DATA_DIR or DATABASE_URL.',
      { cause },
    )
  }
}

/** Applies what is missing. Of several servers that start together one migrates and the others wait. */
export const migrateDatabase = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration])
    try {
      await apply(client)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCKS.migration])
    }
  } finally {
    client.release()
  }
}
