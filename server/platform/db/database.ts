import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

import { StartRefused } from '../start-refused.ts'
import { isDatabaseAway, isTurnedAway, reasonOf } from './database-faults.ts'
import { emptyDump } from './dump.ts'
import { openEmbedded } from './embedded.ts'
import { GuardedPool, insideTransaction } from './guarded-pool.ts'
import { migrateDatabase } from './migrate.ts'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** For what reads or writes one statement, inside a transaction or outside. */
export type Queryable = Db | Tx

export type Database = Readonly<{
  kind: 'embedded' | 'server'
  db: Db
  pool: GuardedPool
  close: () => Promise<void>
}>

/** A Drizzle database whose transactions refuse the use of `db` inside them. */
const guardedDrizzle = (pool: GuardedPool): Db => {
  const db: Db = drizzle({ client: pool })
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => transaction((tx) => insideTransaction(() => work(tx)), config)
  return db
}

const openServer = (connectionString: string, poolSize: number | undefined): Omit<Database, 'db'> => {
  const pool = new GuardedPool({
    connectionString,
    max: poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    // Compiling a plan pays off for statements that run for seconds. Here it cost a third of one wherever a plan looks
    // dear for a branch that is not taken.
    options: '-c jit=off',
    application_name: 'tim-training',
  })
  return { kind: 'server', pool, close: () => pool.end() }
}

const openEmbeddedDatabase = async (dataDir: string | undefined): Promise<Omit<Database, 'db'>> => {
  const dump = await emptyDump()
  const embedded = await openEmbedded({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(dump === undefined ? {} : { dump }),
  })
  return { kind: 'embedded', pool: embedded.pool, close: embedded.close }
}

export type DatabasePlace = Readonly<{ url?: string | undefined; dataDir?: string; poolSize?: number }>

/** What the owner of the database can put right, and what of it the server may say. */
const startRefusal = (cause: unknown, url: string): unknown => {
  if (!isDatabaseAway(cause) && !isTurnedAway(cause)) return cause
  const { host, pathname } = new URL(url)
  return new StartRefused(`The database ${host}${pathname} cannot be used: ${reasonOf(cause)}.`, { cause })
}

/**
 * Opens the database and brings it up to date. With `url` any PostgreSQL 15 or newer; else the embedded one in
 * `dataDir`, or in memory when there is none.
 */
export const openDatabase = async (where: DatabasePlace): Promise<Database> => {
  const { url, dataDir, poolSize } = where
  const opened = url === undefined ? await openEmbeddedDatabase(dataDir) : openServer(url, poolSize)
  try {
    await migrateDatabase(opened.pool)
  } catch (error) {
    await opened.close()
    throw url === undefined ? error : startRefusal(error, url)
  }
  return { ...opened, db: guardedDrizzle(opened.pool) }
}
