import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../../server/platform/db/database.ts'
import { createJobs } from '../../../server/platform/jobs/jobs.ts'
import type { Jobs } from '../../../server/platform/jobs/jobs.ts'
import { createLogger } from '../../../server/platform/logger.ts'
import { openTestDatabase } from '../support/test-database.ts'

let database: Database
let drop: () => Promise<void>
const log = createLogger({ logLevel: 'silent' })
beforeAll(async () => {
  ;({ database, drop } = await openTestDatabase())
})
afterAll(async () => {
  await database.close()
  await drop()
})

const withJobs = async (
  mode: 'working' | 'manual',
  run: (jobs: Jobs) => Promise<void>,
  handle: (jobs: Jobs) => void,
) => {
  const jobs = createJobs(database, log, mode)
  handle(jobs)
  await jobs.start()
  await run(jobs)
  await jobs.stop()
}

describe('work', () => {
  it('is done after its cause is committed, and never when that is rolled back', async () => {
    const done: unknown[] = []
    await withJobs(
      'manual',
      async (jobs) => {
        await database.db.transaction((tx) => jobs.enqueue(tx, 'note', { text: 'committed' }))
        await database.db
          .transaction(async (tx) => {
            await jobs.enqueue(tx, 'note', { text: 'rolled back' })
            throw new Error('changed my mind')
          })
          .catch(() => undefined)
        await jobs.drain()
      },
      (jobs) => jobs.handle('note', async (data) => void done.push(data)),
    )
    expect(done).toEqual([{ text: 'committed' }])
  })

  it('that causes more work is drained with it', async () => {
    const done: string[] = []
    await withJobs(
      'manual',
      async (jobs) => {
        await jobs.enqueue(database.db, 'first', {})
        await jobs.drain()
      },
      (jobs) => {
        jobs.handle('first', async () => {
          done.push('first')
          await jobs.enqueue(database.db, 'second', {})
        })
        jobs.handle('second', async () => void done.push('second'))
      },
    )
    expect(done).toEqual(['first', 'second'])
  })

  it('that failed throws, and is tried again as often as it may be', async () => {
    const tries: number[] = []
    await withJobs(
      'manual',
      async (jobs) => {
        await jobs.enqueue(database.db, 'stubborn', {})
        await expect(jobs.drain()).rejects.toThrow('try 1')
        await expect(jobs.drain()).rejects.toThrow('try 2')
        await expect(jobs.drain()).rejects.toThrow('try 3')
        await jobs.drain()
      },
      (jobs) =>
        jobs.handle(
          'stubborn',
          async () => {
            tries.push(tries.length + 1)
            throw new Error(`try ${tries.length}`)
          },
          { limit: 2, firstDelay: 3600, longestDelay: 7200 },
        ),
    )
    expect(tries).toEqual([1, 2, 3])
  })

  it('is taken up by a working server by itself', async () => {
    const worked = Promise.withResolvers<unknown>()
    await withJobs(
      'working',
      async (jobs) => {
        await jobs.enqueue(database.db, 'soon', { id: 7 })
        expect(await worked.promise).toEqual({ id: 7 })
      },
      (jobs) => jobs.handle('soon', async (data) => worked.resolve(data)),
    )
  })

  it('that a person waits for is not left to the next poll', async () => {
    const turns = Array.from({ length: 6 }, () => Promise.withResolvers<number>())
    const done: number[] = []
    await withJobs(
      'working',
      async (jobs) => {
        for (const [turn, { promise }] of turns.entries()) {
          await jobs.enqueue(database.db, 'hurried', { turn })
          jobs.wake('hurried')
          done.push(await promise)
        }
      },
      (jobs) => jobs.handle<{ turn: number }>('hurried', async ({ turn }) => turns[turn]?.resolve(turn)),
    )
    expect(done).toEqual([0, 1, 2, 3, 4, 5])
    // Six polls would take longer.
  }, 9000)

  it('that comes in lots leaves without a poll for each, some at a time, and each fails for itself', async () => {
    const LOT = 5
    const MANY = 53
    const done: number[] = []
    const tried: number[] = []
    let underWay = 0
    let most = 0
    const all = Promise.withResolvers<void>()
    const handle = (jobs: Jobs) =>
      jobs.handle<{ turn: number }>(
        'plentiful',
        async ({ turn }) => {
          underWay += 1
          most = Math.max(most, underWay)
          await database.db.execute('select 1')
          underWay -= 1
          tried.push(turn)
          if (tried.length === MANY) all.resolve()
          if (turn === 3 && !tried.slice(0, -1).includes(3)) throw new Error('Not yet')
          done.push(turn)
        },
        { limit: 2, firstDelay: 3600, longestDelay: 7200 },
        LOT,
      )
    const turns = Array.from({ length: MANY }, (_, turn) => turn)
    await withJobs(
      'manual',
      async (jobs) => {
        for (const turn of turns) await jobs.enqueue(database.db, 'plentiful', { turn })
      },
      handle,
    )
    // As many polls would take minutes.
    await withJobs('working', () => all.promise, handle)
    expect([done.toSorted((a, b) => a - b), most]).toEqual([turns.filter((turn) => turn !== 3), LOT])
    // What failed waits to be tried again, alone.
    await withJobs('manual', (jobs) => jobs.drain(), handle)
    expect(done.slice(MANY - 1)).toEqual([3])
  }, 15_000)

  it('that nobody handles is refused', async () => {
    await withJobs(
      'manual',
      async (jobs) => {
        await expect(jobs.enqueue(database.db, 'unheard', {})).rejects.toThrow('No handler for the job unheard')
      },
      () => undefined,
    )
  })
})
