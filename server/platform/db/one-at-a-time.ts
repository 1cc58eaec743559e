import type pg from 'pg'

/** Any constants that nothing else locks. */
export const LOCKS = {
  migration: 7_446_001,
  seed: 7_446_002,
  queues: 7_446_003,
  uploads: 7_446_004,
  agencies: 7_446_005,
  categories: 7_446_006,
  figures: 7_446_007,
  authority: 7_446_008,
} as const

/**
 * Of several servers that start together on one database, each does this after the other. The embedded database
 * has one server and one connection: there nobody has to wait, and nobody could.
 */
export const oneAtATime = async <T>(
  { kind, pool }: Readonly<{ kind: 'embedded' | 'server'; pool: Pick<pg.Pool, 'connect'> }>,
  lock: number,
  work: () => Promise<T>,
): Promise<T> => {
  if (kind === 'embedded') return work()
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work()
  } finally {
    // Closed, not given back: whatever happened in between, the lock ends with its connection.
    client.release(true)
  }
}
