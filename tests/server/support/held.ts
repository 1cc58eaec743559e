import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'

import { holdPeople } from '../../../server/modules/users/user-deeds.repository.ts'
import type { Tx } from '../../../server/platform/db/database.ts'
import type { TestApp } from './test-app.ts'

/** Whoever of this database waits for another. */
const WAITING = sql`
  select pid from pg_locks where not granted and pid in (
    select pid from pg_locks join pg_database on pg_database.oid = database where datname = current_database()
  )
`

/** For whoever holds something that another wants: to be sure that they have come so far. */
export const untilSomebodyWaits = (tx: Tx): Promise<void> =>
  vi.waitFor(async () => expect((await tx.execute(WAITING)).rows).not.toEqual([]))

/**
 * What somebody is answered whose request comes while an account is held, and has to wait for what is done with it
 * there. On a PostgreSQL of its own alone: on the embedded database there is one transaction at a time.
 */
export const askedWhileHeld = async <Answer>(
  { platform }: TestApp,
  userId: number,
  ask: () => PromiseLike<Answer>,
  meanwhile: (tx: Tx) => Promise<unknown>,
): Promise<Answer> => {
  const held = Promise.withResolvers<void>()
  const holding = platform.db.transaction(async (tx) => {
    await holdPeople(tx, [userId])
    held.resolve()
    await untilSomebodyWaits(tx)
    await meanwhile(tx)
  })
  await held.promise
  const [answer] = await Promise.all([ask(), holding])
  return answer
}
