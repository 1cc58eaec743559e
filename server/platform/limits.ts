import { eq, lt, sql } from 'drizzle-orm'

import type { Clock } from './clock.ts'
import { later } from './clock.ts'
import type { Db, Queryable } from './db/database.ts'
import { limits } from './db/tables/platform.table.ts'
import { networkOf } from './network.ts'
import { tooMany } from './refusal.ts'

export type Limit = Readonly<{ tries: number; milliseconds: number }>

/** What is counted, by its name; what comes from an address is counted for the network it is of. */
export type LimitKey = string | Readonly<{ deed: string; address: string }>

const keyOf = (key: LimitKey): string =>
  typeof key === 'string' ? key : `${key.deed} address ${networkOf(key.address)}`

/** Counts tries in the database, so that several servers and many simultaneous tries agree on the count. */
export type Limits = Readonly<{
  /**
   * Takes one try, or refuses with 429 and the seconds to wait. Given a transaction it counts what that commits:
   * one effect, however often it was asked for.
   */
  take: (key: LimitKey, limit: Limit, query?: Queryable) => Promise<void>
  /** Gives one try back, for what turned out to be honest use. */
  giveBack: (key: LimitKey) => Promise<void>
  forget: (key: LimitKey) => Promise<void>
  sweep: () => Promise<void>
}>

export const createLimits = (db: Db, clock: Clock): Limits => ({
  take: async (key, limit, query = db) => {
    const now = clock.now()
    const fresh = later(now, limit.milliseconds)
    const isOver = sql`${limits.resetsAt} <= ${now.toISOString()}`
    const [row] = await query
      .insert(limits)
      .values({ key: keyOf(key), hits: 1, resetsAt: fresh })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          hits: sql`case when ${isOver} then 1 else ${limits.hits} + 1 end`,
          resetsAt: sql`case when ${isOver} then ${fresh.toISOString()}::timestamptz else ${limits.resetsAt} end`,
        },
      })
      .returning({ hits: limits.hits, resetsAt: limits.resetsAt })
    if (row && row.hits > limit.tries) {
      throw tooMany(Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)))
    }
  },
  giveBack: async (key) => {
    await db
      .update(limits)
      .set({ hits: sql`greatest(${limits.hits} - 1, 0)` })
      .where(eq(limits.key, keyOf(key)))
  },
  forget: async (key) => {
    await db.delete(limits).where(eq(limits.key, keyOf(key)))
  },
  sweep: async () => {
    await db.delete(limits).where(lt(limits.resetsAt, clock.now()))
  },
})
