import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DAY } from '../../../server/platform/clock.ts'
import { badRequest, Refusal } from '../../../server/platform/refusal.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const folder = (name: string) => join(server.platform.settings.dataDir, 'files', name)
const namesIn = (name: string) => readdir(folder(name)).catch(() => [])
/** What is on its way, and what was kept. */
const left = async () => [await namesIn('arriving'), await namesIn('materials')]

const HELLO = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'
const hello = () => Readable.from([Buffer.from('hello '), Buffer.from('world')])

describe('a file that arrives', () => {
  it('is handed over whole, with its size and digest, and gone where nobody kept it', async () => {
    const { files } = server.platform
    const told = await files.receive(hello(), 11, async ({ digest, path, size }) => {
      expect(await namesIn('arriving')).toEqual([path.split('/').at(-1)])
      return [digest, size]
    })
    expect([told, await left()]).toEqual([
      [HELLO, 11],
      [[], []],
    ])
  })

  it('is in its place once it was kept', async () => {
    const { db, files } = server.platform
    const kept = await files.receive(hello(), 11, (arrived) => arrived.keep('materials', 'kept.pdf', db))
    expect([kept.digest, kept.contentType, await left()]).toEqual([HELLO, 'application/pdf', [[], ['kept.pdf']]])
    const text = (await (await files.read(kept)).toArray()).join('')
    expect(text).toBe('hello world')
    await files.remove('materials', 'kept.pdf')
  })

  it('is gone from its place where what it was kept for did not come to be', async () => {
    const { db, files } = server.platform
    const work = files.receive(hello(), 11, (arrived) =>
      db.transaction(async (tx) => {
        await arrived.keep('materials', 'lost.pdf', tx)
        throw new Error('No')
      }),
    )
    await expect(work).rejects.toThrow('No')
    expect([await left(), await files.find('materials', 'lost.pdf')]).toEqual([[[], []], undefined])
  })

  it.each([
    ['is too large', () => hello(), 10, new Refusal(413, 'TOO_LARGE')],
    [
      'breaks off',
      () =>
        Readable.from(
          (function* () {
            yield Buffer.from('hello')
            throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
          })(),
        ),
      11,
      badRequest(),
    ],
  ])('leaves nothing behind where it %s', async (_, content, mostBytes, refusal) => {
    let worked = 0
    const work = server.platform.files.receive(content(), mostBytes, () => Promise.resolve((worked += 1)))
    await expect(work).rejects.toEqual(refusal)
    expect([worked, await left()]).toEqual([0, [[], []]])
  })

  it('that a killed server left is swept after a day', async () => {
    await mkdir(folder('arriving'), { recursive: true })
    await writeFile(join(folder('arriving'), 'half'), 'hello')
    server.clock.moveBy(Date.now() - server.clock.now().getTime())
    await server.platform.files.sweep()
    expect(await namesIn('arriving')).toEqual(['half'])
    server.clock.moveBy(2 * DAY)
    await server.platform.files.sweep()
    expect(await namesIn('arriving')).toEqual([])
  })
})
