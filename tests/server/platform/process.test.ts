import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ended, listening, runScript } from '../support/server-process.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tim-process-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe.skipIf(testDatabaseUrl() !== undefined)('a server process on the embedded database', () => {
  it('says how the owner is made, refuses a second on its data, and stops cleanly on SIGTERM', async () => {
    const first = runScript('server/main.ts', [], { DATA_DIR: dataDir })
    const address = await listening(first)
    expect(first.output()).toContain('npm run admin -- create-owner --email')
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ok' })

    const second = runScript('server/main.ts', [], { DATA_DIR: dataDir })
    expect([await ended(second), second.output().trim()]).toEqual([
      1,
      `Another server is using the data directory ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    ])

    first.child.kill('SIGTERM')
    expect(await ended(first)).toBe(0)
  })

  it('lets the owner who was made by the command sign in', async () => {
    const created = runScript(
      'server/admin.ts',
      ['create-owner', '--email', 'Owner@Example.org', '--name', 'Ada Moreno'],
      {
        DATA_DIR: dataDir,
        OWNER_PASSWORD: 'Responder#2026',
      },
    )
    expect([await ended(created), created.output().trim()]).toEqual([0, 'The owner owner@example.org can sign in now.'])

    const server = runScript('server/main.ts', [], { DATA_DIR: dataDir })
    const address = await listening(server)
    const answer = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@example.org', password: 'Responder#2026' }),
    })
    expect([answer.status, await answer.json()]).toEqual([200, { token: expect.stringMatching(/^ey/) }])
    expect(server.output()).not.toMatch(/Responder#2026|eyJ|argon2/)
    server.child.kill('SIGTERM')
    await ended(server)
  })

  it('names wrong settings and does not start', async () => {
    const server = runScript('server/main.ts', [], { DATA_DIR: dataDir, PORT: 'many' })
    expect([await ended(server), server.output().trim()]).toEqual([
      1,
      'These environment variables are wrong:\n  PORT: must be a number',
    ])
  })

  it('is backed up and restored by command', async () => {
    const backup = join(dataDir, 'backup')
    const restored = await mkdtemp(join(tmpdir(), 'tim-restored-'))
    const made = runScript('server/admin.ts', ['backup', '--to', backup], { DATA_DIR: dataDir })
    expect([await ended(made), made.output().trim()]).toEqual([0, `The backup is in ${backup}.`])
    const back = runScript('server/admin.ts', ['restore', '--from', backup], { DATA_DIR: restored })
    expect([await ended(back), back.output().trim()]).toEqual([0, `The backup is restored to ${restored}.`])
    const again = runScript('server/admin.ts', ['create-owner', '--email', 'owner@example.org'], { DATA_DIR: restored })
    expect([await ended(again), again.output().trim()]).toEqual([
      1,
      'There is already an account with owner@example.org.',
    ])
    await rm(restored, { recursive: true })
  })
})
