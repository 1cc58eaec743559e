import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openDatabase } from '../../../server/platform/db/database.ts'
import { builtServer } from '../../support/built-server.ts'
import { ended, listening, runScript } from '../support/server-process.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tim-process-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe.skipIf(testDatabaseUrl() !== undefined)('a server process on the embedded database', () => {
  it('says how the owner is made, refuses a second on its data, and stops cleanly on SIGTERM', async () => {
    const first = runScript('main', [], { DATA_DIR: dataDir })
    const address = await listening(first)
    expect(first.output()).toContain('npm run admin -- create-owner --email')
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ok' })

    const second = runScript('main', [], { DATA_DIR: dataDir })
    expect([await ended(second), second.output().trim()]).toEqual([
      1,
      `Another server is using the data directory ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    ])

    first.child.kill('SIGTERM')
    expect(await ended(first)).toBe(0)
  })

  it('lets the owner who was made by the command sign in', async () => {
    const created = runScript('admin', ['create-owner', '--email', 'Owner@Example.org', '--name', 'Ada Moreno'], {
      DATA_DIR: dataDir,
      OWNER_PASSWORD: 'Responder#2026',
    })
    expect([await ended(created), created.output().trim()]).toEqual([0, 'The owner owner@example.org can sign in now.'])

    const server = runScript('main', [], { DATA_DIR: dataDir })
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

  it.each([
    ['short-1A', 'Password does not meet the requirements.\n  It needs 8 characters or more.', 'Amber#1'],
    [
      'without a symbol',
      'Password does not meet the requirements.\n  It needs one of @ # $ ! % * ? &.',
      'Amberlights42',
    ],
    ['common', 'This password is on lists of leaked passwords. Choose another.', 'P@ssword123!'],
    ['the person’s own', 'Your name or email address is in this password. Choose another.', 'Moreno-Ada#2026'],
  ])('takes no password for an owner that is %s', async (_kind, words, password) => {
    const created = runScript('admin', ['create-owner', '--email', 'ada@example.org', '--name', 'Ada Moreno'], {
      DATA_DIR: dataDir,
      OWNER_PASSWORD: password,
    })
    expect([await ended(created), created.output().trim()]).toEqual([1, `OWNER_PASSWORD: ${words}`])
  })

  it('has each owner who was made by the command in its audit log', async () => {
    const database = await openDatabase({ dataDir })
    const { rows } = await database.db.execute(
      sql`select action, actor_id, subject from audit_log where action = 'owner.created'`,
    )
    await database.close()
    expect(rows).toEqual([{ action: 'owner.created', actor_id: null, subject: expect.stringMatching(/^user:\d+$/) }])
  })

  it('names all files that are not as they were kept, by command', async () => {
    const check = () => {
      const run = runScript('admin', ['check-files'], { DATA_DIR: dataDir })
      return ended(run).then((code) => [code, run.output().trim()])
    }
    expect(await check()).toEqual([0, expect.stringMatching(/^All \d+ files are as they were kept\.$/)])
    const file = join(dataDir, 'files', 'lessons', 'introduction.en.vtt')
    const content = await readFile(file)
    await writeFile(file, 'x'.repeat(content.length))
    expect(await check()).toEqual([
      1,
      expect.stringMatching(
        /^Of \d+ files these are not as they were kept:\n {2}lessons\/introduction\.en\.vtt: changed$/,
      ),
    ])
    await writeFile(file, content)
  })

  it('stops when whoever started it with a channel is killed', async () => {
    const starter = `const server = require('node:child_process').spawn(process.execPath, [${JSON.stringify(builtServer())}], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })`
    const { TEST_DATABASE_URL: _test, DATABASE_URL: _real, ...inherited } = process.env
    const parent = spawn(process.execPath, ['-e', starter], {
      env: { ...inherited, PORT: '0', HOST: '127.0.0.1', DEMO: '0', DATA_DIR: dataDir },
    })
    let output = ''
    // The pipe is closed when the last of them is gone.
    const isOver = once(parent.stdout, 'close')
    await new Promise<void>((listens) => {
      parent.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('listening at')) listens()
      })
    })
    parent.kill('SIGKILL')
    await isOver
    expect(output).toContain('Stopping')
  })

  it('names wrong settings and does not start', async () => {
    const server = runScript('main', [], { DATA_DIR: dataDir, PORT: 'many' })
    expect([await ended(server), server.output().trim()]).toEqual([
      1,
      'These environment variables are wrong:\n  PORT: must be a number',
    ])
  })

  it('is backed up and restored by command', async () => {
    const backup = join(dataDir, 'backup')
    const restored = await mkdtemp(join(tmpdir(), 'tim-restored-'))
    const made = runScript('admin', ['backup', '--to', backup], { DATA_DIR: dataDir })
    expect([await ended(made), made.output().trim()]).toEqual([0, `The backup is in ${backup}.`])
    const back = runScript('admin', ['restore', '--from', backup], { DATA_DIR: restored })
    expect([await ended(back), back.output().trim()]).toEqual([0, `The backup is restored to ${restored}.`])
    const again = runScript('admin', ['create-owner', '--email', 'owner@example.org'], { DATA_DIR: restored })
    expect([await ended(again), again.output().trim()]).toEqual([
      1,
      'There is already an account with owner@example.org.',
    ])
    await rm(restored, { recursive: true })
  })
})
