import type * as FileSystem from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { openDatabase } from '../../../server/platform/db/database.ts'

const disk = vi.hoisted(() => ({ fault: undefined as string | undefined }))

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof FileSystem>()
  const writeFileSync: typeof fs.writeFileSync = (...args) => {
    if (disk.fault !== undefined) throw Object.assign(new Error('write'), { code: disk.fault })
    fs.writeFileSync(...args)
  }
  return { ...fs, writeFileSync }
})

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tim-disk-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

it.each([
  ['ENOSPC', 'is full. Make room and start again: what was saved is still there.'],
  ['EDQUOT', 'is full. Make room and start again: what was saved is still there.'],
  ['EROFS', 'cannot be written (EROFS). Give it to the user who runs the server, see that its disk is not read-only,'],
])('a disk that answers %s is not taken for one that another server uses', async (fault, words) => {
  disk.fault = fault
  await expect(openDatabase({ dataDir })).rejects.toThrow(words)
})
