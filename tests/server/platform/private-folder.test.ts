import { chmodSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ended, listening, runScript, stop } from '../support/server-process.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

let room: string
let dataDir: string
let umask: number
beforeAll(async () => {
  // As most machines have it: new files can be read by everyone.
  umask = process.umask(0o022)
  room = await mkdtemp(join(tmpdir(), 'tim-private-'))
  dataDir = join(room, 'data')
})
afterAll(async () => {
  process.umask(umask)
  await rm(room, { recursive: true, force: true })
})

const pathsIn = async (folder: string): Promise<string[]> => [
  folder,
  ...(await readdir(folder, { withFileTypes: true, recursive: true })).map((entry) =>
    join(entry.parentPath, entry.name),
  ),
]

/** What a folder has, itself too, that somebody else could read or write. Files come and go under a running server. */
const openIn = async (folder: string): Promise<string[]> => {
  const paths = await pathsIn(folder)
  const modes = await Promise.all(paths.map((path) => lstat(path).catch(() => null)))
  return paths.filter((_path, index) => ((modes[index]?.mode ?? 0) & 0o077) !== 0)
}

const manage = async (args: readonly string[], folder: string) => {
  const run = runScript('admin', args, { DATA_DIR: folder, DEMO: '1' })
  return [await ended(run), run.output().trim()]
}

describe.skipIf(testDatabaseUrl() !== undefined)('the data folder', () => {
  it('and all that a demo writes into it is its owner’s alone', async () => {
    // A folder that somebody made for it is closed too.
    await mkdir(dataDir, { mode: 0o755 })
    const server = runScript('main', [], { DATA_DIR: dataDir, DEMO: '1' })
    const address = await listening(server)
    const seeded = await pathsIn(dataDir)
    expect([seeded.length > 1000, seeded.some((path) => path.endsWith('.webm')), await openIn(dataDir)]).toEqual([
      true,
      true,
      [],
    ])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${address}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'student@example.org', password: 'Training#2026' }),
        }),
      ),
    )
    expect(answers.some(({ ok }) => ok)).toBe(true)
    await stop(server)
    expect(await openIn(dataDir)).toEqual([])
  })

  it('is mended where an older version left it open, and a link in it leads no further', async () => {
    const elsewhere = join(room, 'elsewhere')
    await mkdir(elsewhere, { mode: 0o755 })
    for (const path of await pathsIn(dataDir)) {
      chmodSync(path, (await lstat(path)).isDirectory() ? 0o755 : 0o666)
    }
    const link = join(dataDir, 'files', 'elsewhere')
    await symlink(elsewhere, link)
    const server = runScript('main', [], { DATA_DIR: dataDir, DEMO: '1' })
    await listening(server)
    // A link has no mode of its own.
    expect([await openIn(dataDir), (await openIn(elsewhere)).length]).toEqual([[link], 1])
    await stop(server)
    await rm(link)
  })

  it('is backed up and restored as closed as it is, into a folder that was open too', async () => {
    const backup = join(room, 'backup')
    const restored = join(room, 'restored')
    await mkdir(backup, { mode: 0o755 })
    await mkdir(restored, { mode: 0o755 })
    expect(await manage(['backup', '--to', backup], dataDir)).toEqual([0, `The backup is in ${backup}.`])
    expect([(await pathsIn(backup)).length > 10, await openIn(backup)]).toEqual([true, []])
    for (const path of await pathsIn(backup)) {
      chmodSync(path, (await lstat(path)).isDirectory() ? 0o755 : 0o644)
    }
    expect(await manage(['restore', '--from', backup], restored)).toEqual([0, `The backup is restored to ${restored}.`])
    expect(await openIn(restored)).toEqual([])
  })

  it('keeps a folder as it is that holds something of others, but not what is the server’s in it', async () => {
    const shared = join(room, 'shared')
    await mkdir(join(shared, 'of-others'), { recursive: true, mode: 0o755 })
    expect((await manage(['create-owner', '--email', 'owner@example.org'], shared))[0]).toBe(0)
    expect(await openIn(shared)).toEqual([shared, join(shared, 'of-others')])
  })
})
