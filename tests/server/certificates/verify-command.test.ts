import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { builtServer } from '../../support/built-server.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
let folder: string

const written = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tim-credentials-'))
  server = await openTestApp({ PUBLIC_URL: 'https://training.example.org' })
  const { courseId } = await makeCourse(server.platform.db)
  const owner = await server.signedIn()
  await server.platform.db.insert(certificates).values({
    number: 'TIM-2222-2222',
    studentId: owner.studentId ?? 0,
    courseId,
    recipientName: 'نور الهاشمي',
    courseTitle: inThree('Scene basics'),
    hours: 4,
    completedOn: new Date('2020-01-01T00:00:00.000Z'),
    issuedAt: new Date('2020-01-01T00:00:00.000Z'),
    expiresAt: new Date('2021-01-01T00:00:00.000Z'),
  })
  const { body } = await server.call({
    method: 'GET',
    url: '/api/certificates/TIM-2222-2222/credential',
    as: owner,
  })
  written('credential.jwt', body)
  written('changed.jwt', body.replace(/\..{8}/, '.AAAAAAAA'))
  written('keys.json', (await server.call({ method: 'GET', url: '/.well-known/jwks.json' })).body)
  written('other.json', '{"keys":[]}')
  written('broken.json', 'nothing')
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtServer('admin'), ...args], { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}`.trim() }
}

const verify = (credential: string, keys: string) =>
  run('verify-credential', join(folder, credential), '--keys', join(folder, keys))

test('a credential is checked on the command line, with nothing but the published keys', () => {
  expect(verify('credential.jwt', 'keys.json')).toEqual({
    status: 0,
    said: [
      'The credential is genuine.',
      '  number     TIM-2222-2222',
      '  issued to  نور الهاشمي',
      '  course     Scene basics (4 h)',
      '  completed  2020-01-01T00:00:00Z',
      '  expires    2021-01-01T00:00:00Z',
      '  issued by  TIM Training',
      "By its dates it is expired. Whether it was revoked or replaced since, only the issuer's verification page knows.",
    ].join('\n'),
  })
})

test('what is not genuine ends with 1 and a word why', () => {
  expect([
    verify('changed.jwt', 'keys.json'),
    verify('credential.jwt', 'other.json'),
    verify('keys.json', 'keys.json'),
    verify('credential.jwt', 'broken.json'),
    run('verify-credential', join(folder, 'credential.jwt')),
  ]).toEqual([
    { status: 1, said: 'Its signature is not right: something in it was changed.' },
    { status: 1, said: 'It names a key that is not in the file of keys.' },
    { status: 1, said: 'This is no credential of a certificate.' },
    {
      status: 1,
      said: `${join(folder, 'broken.json')} does not hold the published keys (/.well-known/jwks.json).`,
    },
    { status: 1, said: '--keys is missing.' },
  ])
})
