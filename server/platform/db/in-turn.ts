import { sql } from 'drizzle-orm'

import type { Tx } from './database.ts'
import type { LOCKS } from './one-at-a-time.ts'

/** Whoever changes the same thing waits until this transaction is over, on whichever server. */
export const inTurn = async (tx: Tx, lock: (typeof LOCKS)[keyof typeof LOCKS]): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}
