import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import type { Socket } from 'node:net'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

/** Stands between the server and its PostgreSQL, and can be cut. */
const createCable = (target: URL) => {
  const sockets = new Set<Socket>()
  let isCut = false
  const hub = createServer((socket) => {
    if (isCut) {
      socket.destroy()
      return
    }
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [near, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      sockets.add(near)
      near.pipe(other)
      near.on('error', () => other.destroy())
      near.on('close', () => other.destroy())
    }
  })
  return {
    listen: async () => {
      hub.listen(0, '127.0.0.1')
      await once(hub, 'listening')
      const address = hub.address()
      const url = new URL(target)
      url.hostname = '127.0.0.1'
      url.port = String(typeof address === 'object' ? address?.port : '')
      return url.href
    },
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => {
      isCut = false
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      hub.close()
    },
  }
}

const url = testDatabaseUrl()

describe.runIf(url !== undefined)('a PostgreSQL that goes away', () => {
  const cable = createCable(new URL(url ?? 'postgres://localhost'))
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp({}, { databaseUrl: await cable.listen() })
  })
  afterAll(async () => {
    await server.close()
    cable.close()
  })

  it('is answered with 503 and Retry-After, and the server recovers by itself', async () => {
    const user = await server.signedIn()
    const me = () => server.call({ url: '/api/auth/me', as: user })
    cable.cut()
    const away = await me()
    const ready = await server.call({ url: '/readyz' })
    expect([away.statusCode, away.headers['retry-after'], away.json().error.code, ready.statusCode]).toEqual([
      503,
      '5',
      'UNAVAILABLE',
      503,
    ])
    expect((await server.call({ url: '/healthz' })).statusCode).toBe(200)
    cable.mend()
    expect([(await me()).statusCode, (await server.call({ url: '/readyz' })).statusCode]).toEqual([200, 200])
  })

  it('in a transaction rolls it back', async () => {
    const { db } = server.platform
    const cutOff = db.transaction(async (tx) => {
      await tx.execute(sql`insert into agencies (name) values ('Cut off')`)
      cable.cut()
      await tx.execute(sql`select 1`)
    })
    await expect(cutOff).rejects.toThrow('Failed query')
    cable.mend()
    const { rows } = await db.execute(sql`select name from agencies`)
    expect(rows).toEqual([])
  })
})
