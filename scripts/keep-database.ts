// `node scripts/keep-database.ts`: keeps the database of this version, a demo that was used a little, for the test that
// upgrades it (tests/server/platform/upgrade.test.ts). Run it on the commit of a release, before its tables change.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { startPrivatePostgres } from './postgres.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const target = `tests/server/platform/releases/${version}.sql.br`

const postgres = await startPrivatePostgres()
const folder = mkdtempSync(join(tmpdir(), 'tim-release-'))
const server = spawn(process.execPath, ['server/main.ts'], {
  // A mail server that is never there: what it is to send waits in the queue.
  env: { DATABASE_URL: postgres.url, DEMO: '1', DATA_DIR: folder, PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
server.stdout.setEncoding('utf8')
const origin = await new Promise<string>((resolve, reject) => {
  let said = ''
  server.stdout.on('data', (chunk: string) => {
    said += chunk
    const address = /listening at (http:\/\/[^"]+)/.exec(said)?.[1]
    if (address !== undefined) resolve(address)
  })
  server.once('exit', () => reject(new Error(said)))
})

const post = async (path: string, body: unknown, token = ''): Promise<unknown> => {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': path },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
const signIn = { email: 'student@example.org', password: 'Training#2026' }
const { token } = (await post('/auth/login', signIn)) as { token: string }
const me = await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
const { profile } = (await me.json()) as { profile: { student: { id: number } } }
const enrollment = { instructorOnlineCourseId: 1, studentId: profile.student.id }
await post('/instructor-online-course-student/enroll-student', enrollment, token)

server.kill('SIGTERM')
await once(server, 'exit')
const dump = spawnSync(
  join(postgres.bin, 'pg_dump'),
  ['--no-owner', '--no-privileges', '--no-comments', '--rows-per-insert=200', '--dbname', postgres.url],
  { maxBuffer: 2 ** 30, encoding: 'utf8' },
)
if (dump.status !== 0) throw new Error(dump.stderr)
await postgres.stop()
rmSync(folder, { recursive: true })

// What psql alone understands goes.
const statements = dump.stdout.replaceAll(/^\\.*\n/gm, '')
const packed = brotliCompressSync(statements)
writeFileSync(target, packed)
console.log(`${target}: ${packed.length} bytes`)
