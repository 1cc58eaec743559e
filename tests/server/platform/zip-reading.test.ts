import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readZipEntry, readZipIndex } from '../../../server/platform/files/zip-reading.ts'
import { saidPacked, zipped } from '../course-records/support/archives.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('an entry that cannot be unpacked fails whoever reads it, also who comes after that, and nobody else', async () => {
  const path = join(folder, 'broken.zip')
  await writeFile(path, saidPacked(await zipped({ film: 'no packed text' }), { name: 'film', size: 100 }))
  const [entry] = await readZipIndex(path)
  const content = await readZipEntry(path, entry!)
  // An error that nobody listens to ends the process.
  await new Promise((resolve) => content.once('close', resolve))
  await expect(content.toArray()).rejects.toThrow('invalid block type')
})
