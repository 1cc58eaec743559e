import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { GuardedPool } from '../../../server/platform/db/guarded-pool.ts'
import { forLog } from '../../../server/platform/logger.ts'
import { createReadiness } from '../../../server/platform/readiness.ts'
import { listening, ended, runScript } from '../support/server-process.ts'
import { openTestApp, testClock } from '../support/test-app.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

/** Takes connections as PostgreSQL does, and answers nothing further. */
const WELCOME = Buffer.from([...Buffer.from('R'), 0, 0, 0, 8, 0, 0, 0, 0, ...Buffer.from('Z'), 0, 0, 0, 5, 73])

const fakePostgres = async (port: number) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write(WELCOME))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

describe('a database that goes away and comes back', () => {
  it('is told of once each, whatever fails meanwhile', async () => {
    const first = await fakePostgres(0)
    const { port } = first
    const pool = new GuardedPool({ host: '127.0.0.1', port, user: 'tim', max: 3 })
    const told: string[] = []
    pool.watch = {
      away: (cause) => told.push(`away: ${String(forLog(cause)['code'])}`),
      back: () => told.push('back'),
    }
    const tryIt = () =>
      pool.connect().then(
        (client) => client.release(),
        (cause: unknown) => cause,
      )
    await tryIt()
    expect(told).toEqual([])

    await first.stop()
    const faults = [await tryIt(), ...(await Promise.all([tryIt(), tryIt(), tryIt(), tryIt()]))].filter(Boolean)
    // The queue tells of an error by a copy of its fields.
    const copies = faults.map((fault) => ({ ...forLog(fault), queue: 'mail' }))
    expect([
      faults.length > 0,
      faults.every((fault) => pool.hasTold(fault)),
      copies.every((copy) => pool.hasTold(copy)),
    ]).toEqual([true, true, true])
    expect(told).toEqual([expect.stringMatching(/^away: /)])

    const second = await fakePostgres(port)
    await tryIt()
    await tryIt()
    expect([told.slice(1), faults.some((fault) => pool.hasTold(fault))]).toEqual([['back'], false])
    await pool.end()
    await second.stop()
  })

  it('is not away where there is no more than a crowd', async () => {
    const database = await fakePostgres(0)
    const pool = new GuardedPool({ host: '127.0.0.1', port: database.port, user: 'tim', max: 1 })
    const told: unknown[] = []
    pool.watch = { away: (cause) => told.push(cause), back: () => told.push('back') }
    const held = await pool.connect()
    // From here on: the first may take its time on a busy machine.
    pool.options.connectionTimeoutMillis = 50
    await expect(pool.connect()).rejects.toThrow('timeout exceeded')
    expect(told).toEqual([])
    held.release()
    await pool.end()
    await database.stop()
  })
})

it('the log has words for what is no error but has a message', () => {
  const fault = { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', queue: 'mail', values: ['secret'] }
  expect(forLog(fault)).toEqual({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' })
})

describe('a statement that takes too long', () => {
  const ready = openTestApp(
    {},
    {
      modules: [
        async (app) => {
          app.get('/slow', { config: { access: 'public' } }, async () => {
            throw new Error('Failed query', {
              cause: Object.assign(new Error('canceling statement'), { code: '57014' }),
            })
          })
        },
      ],
    },
  )
  afterAll(async () => (await ready).close())

  it('is answered with 503 and Retry-After', async () => {
    const answer = await (await ready).call({ url: '/api/slow' })
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().error.code]).toEqual([
      503,
      '5',
      'UNAVAILABLE',
    ])
  })
})

describe('a server that is to stop', () => {
  it('waits for nobody where nobody asks whether it is ready', async () => {
    const clock = testClock()
    const readiness = createReadiness(clock)
    await readiness.drain(1_000_000)
    const asked = createReadiness(clock)
    expect(asked.ask()).toBe(true)
    clock.moveBy(3 * 60_000)
    await asked.drain(1_000_000)
    expect([readiness.ask(), asked.ask()]).toEqual([false, false])
  })

  it.skipIf(testDatabaseUrl() !== undefined)('says that it is not ready, and still serves', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tim-drain-'))
    const server = runScript('main', [], { DATA_DIR: dataDir, DRAIN_SECONDS: '3' })
    const address = await listening(server)
    const statusOf = (path: string) => fetch(`${address}${path}`).then(({ status }) => status)
    expect(await statusOf('/readyz')).toBe(200)
    server.child.kill('SIGTERM')
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(await statusOf('/api/courses')).toBe(200)
    expect(await ended(server)).toBe(0)
    await rm(dataDir, { recursive: true })
  })
})
