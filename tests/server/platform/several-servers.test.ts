import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { registerJobs } from '../../../server/modules/modules.ts'
import { openPlatform } from '../../../server/platform/platform.ts'
import type { Platform } from '../../../server/platform/platform.ts'
import { readSettings } from '../../../server/platform/settings.ts'
import { createTestDatabase } from '../../support/postgres-databases.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import type { TestSmtpServer } from '../../support/smtp-server.ts'
import { listening, runScript, stop } from '../support/server-process.ts'
import type { RunningProcess } from '../support/server-process.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

const url = testDatabaseUrl()

describe.runIf(url !== undefined)('several servers on one new PostgreSQL', () => {
  let own: { url: string; drop: () => Promise<void> }
  let servers: RunningProcess[]
  let addresses: string[]
  beforeAll(async () => {
    own = await createTestDatabase(String(url))
    servers = [1, 2, 3].map(() => runScript('main', [], { DATABASE_URL: own.url, DEMO: '1' }))
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

describe.runIf(url !== undefined)('two servers on one PostgreSQL, of which one has mail and text messages', () => {
  let own: { url: string; drop: () => Promise<void> }
  let smtp: TestSmtpServer
  let platforms: Platform[]
  const texts: string[] = []
  let gateway: Server
  let isTold = (): void => undefined
  beforeAll(async () => {
    own = await createTestDatabase(String(url))
    smtp = await startSmtpServer()
    gateway = createServer((request, response) => {
      void text(request).then((body) => {
        texts.push((JSON.parse(body) as { to: string }).to)
        response.end('{}')
        isTold()
      })
    })
    await new Promise<void>((resolve) => {
      gateway.listen(0, '127.0.0.1', resolve)
    })
    const { port } = gateway.address() as AddressInfo
    const able = { SMTP_URL: smtp.url, SMS_URL: `http://127.0.0.1:${port}` }
    platforms = []
    for (const more of [{}, able]) {
      const settings = readSettings({ DATABASE_URL: own.url, LOG_LEVEL: 'silent', ...more })
      const platform = await openPlatform({ settings })
      registerJobs(platform)
      await platform.jobs.start()
      platforms.push(platform)
    }
  })
  afterAll(async () => {
    for (const platform of platforms) await platform.close()
    gateway.close()
    await smtp.stop()
    await own.drop()
  })

  it('every mail and every text leaves, whoever wrote it', async () => {
    const told = new Promise<void>((resolve) => {
      isTold = () => {
        if (texts.length === 12) resolve()
      }
    })
    const written = Array.from({ length: 12 }, (_, n) => n)
    for (const n of written) {
      const { db, mail, sms } = platforms[n % 2] as Platform
      const address = `${n}@example.org`
      const letter = { template: 'passwordChanged', data: { resetLink: 'https://example.org' } } as const
      await mail.send(db, { ...letter, to: { name: 'Ada', address }, language: 'en' })
      const phone = `(555) 010-${String(n).padStart(4, '0')}`
      const code = { template: 'phoneCode', data: { code: '123456' } } as const
      await sms.send(db, { ...code, to: { name: 'Ada', phone }, language: 'en' })
    }
    await Promise.all(written.map((n) => smtp.waitFor(`${n}@example.org`, '')))
    await told
    expect([smtp.messages().length, texts.length]).toEqual([12, 12])
  })
})
