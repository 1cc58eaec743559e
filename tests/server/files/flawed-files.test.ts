import { readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { tellFlawedFiles } from '../../../server/prepare.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const CONTENT = 'WEBVTT\n'.repeat(1000)
const NAMES = ['changed.vtt', 'cut.vtt', 'gone.vtt', 'whole.vtt']

let server: TestApp
let admin: TestUser
const folder = () => join(server.platform.settings.dataDir, 'files', 'lessons')

beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signedIn([ROLE.admin])
  for (const name of NAMES) await server.platform.files.put('lessons', name, Buffer.from(CONTENT))
  await rm(join(folder(), 'gone.vtt'))
  await truncate(join(folder(), 'cut.vtt'), 100)
  await writeFile(join(folder(), 'changed.vtt'), 'x'.repeat(CONTENT.length))
})
afterAll(() => server.close())

const asked = async (name: string, headers: Record<string, string> = {}) => {
  const answer = await server.call({ url: `/api/files/lessons/download/${name}`, headers, as: admin })
  return answer
}

it.each([{}, { 'accept-encoding': 'br' }, { range: 'bytes=10-20' }])(
  'a file that is gone or cut is a 503 in the one shape, asked with %o',
  async (headers) => {
    for (const name of ['gone.vtt', 'cut.vtt']) {
      const answer = await asked(name, headers)
      const { error } = answer.json<{ error: { code: string } }>()
      expect([answer.statusCode, error.code, answer.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '60'])
      const ofContent = ['content-encoding', 'content-range', 'content-disposition', 'etag', 'last-modified']
      expect(ofContent.filter((header) => header in answer.headers)).toEqual([])
      expect([answer.headers['content-length'], answer.headers['content-type']]).toEqual([
        String(answer.rawPayload.length),
        'application/json; charset=utf-8',
      ])
    }
    expect((await asked('whole.vtt')).body).toBe(CONTENT)
  },
)

it('has one line in the log, however often it is asked for, and leaves nothing open', async () => {
  const name = 'lost.vtt'
  await server.platform.files.put('lessons', name, Buffer.from(CONTENT))
  await truncate(join(folder(), name), 1)
  const error = vi.spyOn(server.platform.log, 'error')
  const open = () => readdir('/proc/self/fd').catch(() => [])
  const before = (await open()).length
  for (let tries = 0; tries < 20; tries += 1) await asked(name)
  expect(error.mock.calls).toEqual([[{ file: `lessons/${name}`, flaw: 'resized' }, expect.any(String)]])
  expect((await open()).length).toBeLessThan(before + 20)
  error.mockRestore()
  await server.platform.files.remove('lessons', name)
})

it('is told at the start by its size, and by a command by its whole content', async () => {
  const flaws = async (isWhole: boolean) => {
    const found: Record<string, string | undefined> = {}
    for await (const { file, flaw } of server.platform.files.check(isWhole)) found[file.name] = flaw
    return found
  }
  const bySize = { 'cut.vtt': 'resized', 'gone.vtt': 'missing', 'whole.vtt': undefined }
  expect(await flaws(false)).toEqual({ ...bySize, 'changed.vtt': undefined })
  expect(await flaws(true)).toEqual({ ...bySize, 'changed.vtt': 'changed' })
  const error = vi.spyOn(server.platform.log, 'error')
  await tellFlawedFiles(server.platform)
  expect(error.mock.calls).toEqual([[{ count: 2, first: 'lessons/cut.vtt' }, expect.stringContaining('check-files')]])
  error.mockRestore()
})
