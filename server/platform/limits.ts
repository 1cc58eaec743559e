import { eq, lt, sql } from 'drizzle-orm'

import type { Clock } from './clock.ts'
import { later } from './clock.ts'
import type { Db, Queryable } from './db/database.ts'
import { limits } from './db/tables/platform.table.ts'
import { networkOf } from './network.ts'
import { Refusal, tooMany } from './refusal.ts'

export type Limit = Readonly<{ tries: number; milliseconds: number }>

/** What is counted, by its name; what comes from an address is counted for the network it is of. */
export type LimitKey = string | Readonly<{ deed: string; address: string }>

const keyOf = (key: LimitKey): string =>
  typeof key === 'string' ? key : `${key.deed} address ${networkOf(key.address)}`

/** Counts tries in the database, so that several servers and many simultaneous tries agree on the count. */
export type Limits = Readonly<{
  /**
   * Takes one try, or refuses with 429 and the seconds to wait. Given a transaction it counts what that commits:
   * one effect, however often it was asked for. Of `many` at once all are taken, or none.
   */
  take: (key: LimitKey, limit: Limit, query?: Queryable, many?: number) => Promise<void>
  /**
   * Counts what is refused alone. A try is taken of each before `work` judges it, so that simultaneous ones count too,
   * and given back when it was right, could not be judged, or another of the limits was in its way.
   */
  judge: <T>(tries: readonly (readonly [LimitKey, Limit])[], work: () => Promise<T>) => Promise<T>
  /**
   * The same of what nobody can guess, like the secret of a link: what is right is answered, however much was wrong
   * before it from the same network, and only who is wrong is told to wait.
   */
  judgeSecret: <T>(tried: readonly [LimitKey, Limit], work: () => Promise<T>) => Promise<T>
  forget: (key: LimitKey, query?: Queryable) => Promise<void>
  sweep: () => Promise<void>
}>

const isFault = (cause: unknown): boolean => cause instanceof Refusal && cause.statusCode < 500

export const createLimits = (db: Db, clock: Clock): Limits => {
  const take: Limits['take'] = async (counted, limit, query = db, many = 1) => {
    const now = clock.now()
    const fresh = later(now, limit.milliseconds)
    const key = keyOf(counted)
    const isOver = sql`${limits.resetsAt} <= ${now.toISOString()}`
    // A try that is stopped is not counted: those that are given back make room again.
    const [taken] = await query
      .insert(limits)
      .values({ key, hits: many, resetsAt: fresh })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          hits: sql`case when ${isOver} then ${many}::integer else ${limits.hits} + ${many}::integer end`,
          resetsAt: sql`case when ${isOver} then ${fresh.toISOString()}::timestamptz else ${limits.resetsAt} end`,
        },
        setWhere: sql`${isOver} or ${limits.hits} + ${many}::integer <= ${limit.tries}::integer`,
      })
      .returning({ hits: limits.hits })
    if (taken) return
    const [full] = await query.select({ resetsAt: limits.resetsAt }).from(limits).where(eq(limits.key, key))
    const resetsAt = full?.resetsAt ?? now
    throw tooMany(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)))
  }

  const giveBack = async (key: LimitKey): Promise<void> => {
    await db
      .update(limits)
      .set({ hits: sql`greatest(${limits.hits} - 1, 0)` })
      .where(eq(limits.key, keyOf(key)))
  }

  return {
    take,
    judge: async (tries, work) => {
      const taken: LimitKey[] = []
      let isWrong = false
      try {
        for (const [key, limit] of tries) {
          await take(key, limit)
          taken.push(key)
        }
        return await work().catch((cause: unknown) => {
          isWrong = isFault(cause)
          throw cause
        })
      } finally {
        if (!isWrong) for (const key of taken) await giveBack(key)
      }
    },
    judgeSecret: ([key, limit], work) =>
      work().catch(async (cause: unknown) => {
        if (isFault(cause)) await take(key, limit)
        throw cause
      }),
    forget: async (key, query = db) => {
      await query.delete(limits).where(eq(limits.key, keyOf(key)))
    },
    sweep: async () => {
      await db.delete(limits).where(lt(limits.resetsAt, clock.now()))
    },
  }
}
