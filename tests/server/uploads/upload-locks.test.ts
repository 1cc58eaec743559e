import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createUploadLocks } from '../../../server/modules/uploads/upload-locks.ts'
import { openDatabase, type Database } from '../../../server/platform/db/database.ts'
import { createTestDatabase } from '../../support/postgres-databases.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

const url = testDatabaseUrl()
const never = new AbortController().signal

describe('who writes to an upload', () => {
  let own: { url: string; drop: () => Promise<void> } | undefined
  let databases: Database[]
  beforeAll(async () => {
    own = url === undefined ? undefined : await createTestDatabase(url)
    const first = await openDatabase(own === undefined ? {} : { url: own.url })
    // The embedded database has one server.
    databases = own === undefined ? [first, first] : [first, await openDatabase({ url: own.url })]
  })
  afterAll(async () => {
    for (const database of new Set(databases)) await database.close()
    await own?.drop()
  })
  const lockers = () => {
    const [first, second] = databases
    if (!first || !second) throw new Error('There is no database')
    const one = createUploadLocks(first)
    return [one, first === second ? one : createUploadLocks(second)] as const
  }

  it('is one at a time on all servers: who holds it is asked to make way, and the next has it then', async () => {
    const [here, there] = lockers()
    const held = here.newLock('a')
    const order: string[] = []
    const asked = Promise.withResolvers<void>()
    await held.lock(never, () => {
      order.push('asked')
      asked.resolve()
    })
    const next = there.newLock('a')
    const got = next.lock(never, () => undefined).then(() => order.push('next'))
    await asked.promise
    order.push('made way')
    await held.unlock()
    await got
    await next.unlock()
    expect(order.filter((one, at) => order.indexOf(one) === at)).toEqual(['asked', 'made way', 'next'])
  })

  it('is no matter of other uploads', async () => {
    const [here, there] = lockers()
    const one = here.newLock('a')
    const other = there.newLock('b')
    const asked: string[] = []
    await one.lock(never, () => void asked.push('a'))
    await other.lock(never, () => void asked.push('b'))
    expect(asked).toEqual([])
    await one.unlock()
    await other.unlock()
  })

  it('is waited for no longer than whoever waits is there', async () => {
    const [here, there] = lockers()
    const held = here.newLock('a')
    await held.lock(never, () => undefined)
    const gone = new AbortController()
    const waiting = there.newLock('a').lock(gone.signal, () => undefined)
    gone.abort()
    await expect(waiting).rejects.toMatchObject({ status_code: 500 })
    await held.unlock()
  })

  it.runIf(url !== undefined)('ends with the server that has it', async () => {
    const [first] = databases
    const lost = await openDatabase({ url: String(own?.url) })
    const told = Promise.withResolvers<void>()
    await createUploadLocks(lost)
      .newLock('a')
      .lock(never, () => told.resolve())
    if (!first) throw new Error('There is no database')
    await first.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike '%pg_try_advisory_lock%' and pid <> pg_backend_pid() and datname = current_database()`,
    )
    await expect(told.promise).resolves.toBeUndefined()
    const next = createUploadLocks(first).newLock('a')
    await next.lock(never, () => undefined)
    await next.unlock()
    await lost.close()
  })
})
