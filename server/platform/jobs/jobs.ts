import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { PgBoss, fromDrizzle } from 'pg-boss'
import type { Job, JobResult } from 'pg-boss'

import { DAY, SECOND } from '../clock.ts'
import type { Database, Queryable } from '../db/database.ts'
import { LOCKS, oneAtATime } from '../db/one-at-a-time.ts'
import { forLog } from '../logger.ts'
import type { Logger } from '../logger.ts'

export type JobData = Record<string, string | number | boolean | null>
export type JobHandler<T extends JobData> = (data: T) => Promise<void>

/** How often work that failed is tried again, and after how many seconds: twice as many each time, up to a most. */
export type Retries = Readonly<{ limit: number; firstDelay: number; longestDelay: number }>

/** Work that is done after its cause is committed, and not at all when that is rolled back. */
export type Jobs = Readonly<{
  /**
   * Names a kind of work and how it is done; once for each name, before `start`. Of a kind that comes in thousands,
   * `atOnce` are done at the same time, one lot after the other without a pause, and each fails for itself. Without
   * a handler this server cannot do it: what it queues waits for one that can, for as long as `KEPT_DAYS`.
   */
  handle: <T extends JobData>(
    name: string,
    handler: JobHandler<T> | undefined,
    retries?: Retries,
    atOnce?: number,
  ) => void
  /** Work to be repeated on a schedule of five cron fields, in UTC. */
  repeat: (name: string, cron: string, work: () => Promise<void>) => void
  /** Give it the transaction of the cause. What has a lower `priority` than the usual 0 lets the rest go first. */
  enqueue: (tx: Queryable, name: string, data: JobData, startAfter?: Date, priority?: number) => Promise<void>
  /** For work that a person waits for: does it now rather than at the next poll. After the commit of its cause. */
  wake: (name: string) => void
  start: () => Promise<void>
  /** Does all work that waits, now, also what waits to be tried again; how tests work. A job that fails throws here. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}>

const RETRIES: Retries = { limit: 5, firstDelay: 30, longestDelay: 1800 }
const EXPIRES_SECONDS = 300
const POLL_SECONDS = 2
/** What nobody has done by then is forgotten. */
export const KEPT_DAYS = 14
/** No job has this id. Asking for it makes pg-boss remember the queue. */
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Whether work of this kind, with this number in its data, waits or is under way. */
export const hasJob = (name: string, key: string, value: SQLWrapper): SQL =>
  sql`exists (select 1 from pgboss.job where name = ${name} and state < 'completed' and (data->>${key})::int = ${value})`

/** `mode` "manual" leaves work waiting until `drain`. */
export const createJobs = (database: Database, log: Logger, mode: 'working' | 'manual'): Jobs => {
  const handlers = new Map<string, JobHandler<JobData> | undefined>()
  const schedules = new Map<string, string>()
  const workers = new Map<string, string>()
  const retriesOf = new Map<string, Retries>()
  const atOnceOf = new Map<string, number>()
  const isWorking = mode === 'working'
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    supervise: isWorking,
    schedule: isWorking,
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', (error) => {
    if (!database.pool.hasTold(error)) log.error({ fault: forLog(error) }, 'The job queue has a problem')
  })

  const doable = () => [...handlers].flatMap(([name, handler]) => (handler ? [name] : []))

  const runOne = async (name: string, data: JobData) => {
    await handlers.get(name)?.(data)
  }

  const settle = async (name: string, { id, data }: Job<JobData>): Promise<JobResult> => {
    try {
      await runOne(name, data)
      return { id, status: 'completed' }
    } catch (cause) {
      return { id, status: 'failed', output: { message: cause instanceof Error ? cause.message : String(cause) } }
    }
  }

  return {
    handle: (name, handler, retries, atOnce = 1) => {
      if (handlers.has(name)) throw new Error(`Two handlers for the job ${name}`)
      if (retries) retriesOf.set(name, retries)
      atOnceOf.set(name, atOnce)
      handlers.set(name, handler as JobHandler<JobData> | undefined)
    },
    repeat: (name, cron, work) => {
      handlers.set(name, work)
      schedules.set(name, cron)
    },
    enqueue: async (tx, name, data, startAfter, priority = 0) => {
      if (!handlers.has(name)) throw new Error(`No handler for the job ${name}`)
      await boss.send(name, data, { db: fromDrizzle(tx, sql), priority, ...(startAfter ? { startAfter } : {}) })
    },
    wake: (name) => {
      const worker = workers.get(name)
      if (worker !== undefined) boss.notifyWorker(worker)
    },
    start: async () => {
      await oneAtATime(database, LOCKS.queues, async () => {
        await boss.start()
        for (const name of handlers.keys()) {
          const { limit, firstDelay, longestDelay } = retriesOf.get(name) ?? RETRIES
          const options = {
            retryLimit: limit,
            retryDelay: firstDelay,
            retryDelayMax: longestDelay,
            retryBackoff: true,
            expireInSeconds: EXPIRES_SECONDS,
            retentionSeconds: (KEPT_DAYS * DAY) / SECOND,
          }
          await boss.createQueue(name, options)
          // One that an older version made keeps what that version wanted.
          await boss.updateQueue(name, options)
        }
      })
      for (const name of handlers.keys()) {
        // A queue that pg-boss has to look up first would do so on another connection than the transaction's,
        // and on the embedded database there is none.
        await boss.findJobs(name, { id: NO_JOB })
      }
      if (!isWorking) return
      for (const name of doable()) {
        const worker = await boss.work<JobData>(
          name,
          {
            pollingIntervalSeconds: POLL_SECONDS,
            batchSize: atOnceOf.get(name) ?? 1,
            burstWhenBatchFull: true,
            perJobResults: true,
          },
          (jobs) => Promise.all(jobs.map((job) => settle(name, job))),
        )
        workers.set(name, worker)
      }
      for (const [name, cron] of schedules) await boss.schedule(name, cron)
    },
    drain: async () => {
      let done: number
      do {
        done = 0
        for (const name of doable()) {
          for (const job of await boss.fetch<JobData>(name, { ignoreStartAfter: true })) {
            try {
              await runOne(name, job.data)
            } catch (error) {
              await boss.fail(name, job.id)
              throw error
            }
            await boss.complete(name, job.id)
            done += 1
          }
        }
      } while (done > 0)
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 10_000 }),
  }
}
