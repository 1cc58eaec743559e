import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listening, runScript, stop } from '../support/server-process.ts'
import type { RunningProcess } from '../support/server-process.ts'
import { createTestDatabase, testDatabaseUrl } from '../support/test-database.ts'

const url = testDatabaseUrl()

describe.runIf(url !== undefined)('several servers on one new PostgreSQL', () => {
  let own: { url: string; drop: () => Promise<void> }
  let servers: RunningProcess[]
  let addresses: string[]
  beforeAll(async () => {
    own = await createTestDatabase(String(url))
    servers = [1, 2, 3].map(() => runScript('server/main.ts', [], { DATABASE_URL: own.url, DEMO: '1' }))
    addresses = await Promise.all(servers.map(listening))
  })
  afterAll(async () => {
    await Promise.all(servers.map(stop))
    await own.drop()
  })

  it('start together, seed once, and know the same sessions and the same limits', async () => {
    const signIn = (address: string | undefined, password: string) =>
      fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'student@example.org', password }),
      })
    const { token } = await (await signIn(addresses[0], 'Training#2026')).json()
    const seen = await Promise.all(
      addresses.map(async (address) => {
        const me = await fetch(`${address}/api/auth/me`, { headers: { authorization: token } })
        return (await me.json()).email
      }),
    )
    expect(seen).toEqual(['student@example.org', 'student@example.org', 'student@example.org'])

    const tries = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(addresses[n % 3], 'Wrong#Password1')))
    expect(tries.filter(({ status }) => status === 403).length).toBe(10)
  })
})
