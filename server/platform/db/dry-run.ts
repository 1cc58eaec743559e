import { TransactionRollbackError } from 'drizzle-orm'

import type { Db, Tx } from './database.ts'

/** What comes of a write that is done and rolled back: all that would keep it from being done keeps this from it too. */
export const dryRun = async <Result>(db: Db, write: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const results: Result[] = []
  try {
    await db.transaction(async (tx) => {
      results.push(await write(tx))
      tx.rollback()
    })
  } catch (cause) {
    if (!(cause instanceof TransactionRollbackError)) throw cause
  }
  const [result] = results
  if (result === undefined) throw new Error('Nothing came of a dry run')
  return result
}
