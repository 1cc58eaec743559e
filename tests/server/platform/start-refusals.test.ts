import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openDatabase } from '../../../server/platform/db/database.ts'
import { ended, listening, runScript, stop } from '../support/server-process.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

let room: string
/** An installation's data folder, to be copied. */
let whole: string
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'tim-refusals-'))
  whole = join(room, 'whole')
  await (await openDatabase({ dataDir: whole })).close()
})
afterAll(() => rm(room, { recursive: true, force: true }))

const copyOf = async (name: string): Promise<string> => {
  const folder = join(room, name)
  await cp(whole, folder, { recursive: true })
  return folder
}

/** How a start ends, and all that it says. */
const started = async (environment: Readonly<Record<string, string>>) => {
  const server = runScript('main', [], environment)
  return [await ended(server), server.output().trim()]
}

const damagedIn = (folder: string, reason: string) =>
  `The database in ${join(folder, 'database')} is damaged (${reason}). Put that folder aside, then put a back-up in its place: npm run admin -- restore --from <folder>. A demo is made anew by the next start.`

describe.skipIf(testDatabaseUrl() !== undefined)('a server that cannot start says why in one line', () => {
  it('where its port is taken, before anything is made', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const folder = join(room, 'never-made')
    expect([await started({ PORT: String(port), DATA_DIR: folder }), existsSync(folder)]).toEqual([
      [1, `Port ${port} of 127.0.0.1 is in use already. Stop what listens there, or set PORT to another.`],
      false,
    ])
    other.close()
  })

  it('where HOST is an address of another machine', async () => {
    expect(await started({ HOST: '192.0.2.1', DATA_DIR: join(room, 'elsewhere') })).toEqual([
      1,
      'HOST 192.0.2.1 is no address of this machine.',
    ])
  })

  it('where its data folder cannot be written', async () => {
    const file = join(room, 'a-file')
    await writeFile(file, '')
    expect(await started({ DATA_DIR: join(file, 'data') })).toEqual([
      1,
      `The data directory ${join(file, 'data')} cannot be written (ENOTDIR). Give it to the user who runs the server, see that its disk is not read-only, or set DATA_DIR to another folder.`,
    ])
  })

  it('where the database is damaged', async () => {
    const folder = await copyOf('damaged')
    await truncate(join(folder, 'database', 'global', 'pg_control'), 0)
    expect(await started({ DATA_DIR: folder })).toEqual([1, damagedIn(folder, 'PostgreSQL cannot open it')])
  })

  it('where files are there but no database, and leaves them as they are', async () => {
    const folder = await copyOf('nameless')
    const database = join(folder, 'database')
    await rm(join(database, 'PG_VERSION'))
    const before = await readdir(database, { recursive: true })
    const control = await readFile(join(database, 'global', 'pg_control'))
    expect(await started({ DATA_DIR: folder })).toEqual([1, damagedIn(folder, 'its PG_VERSION is missing')])
    expect([
      await readdir(database, { recursive: true }),
      (await readFile(join(database, 'global', 'pg_control'))).equals(control),
    ]).toEqual([before, true])
  })

  it('where the lock is something else', async () => {
    const folder = await copyOf('locked')
    await writeFile(join(folder, 'database.lock'), 'not a lock'.repeat(100))
    expect(await started({ DATA_DIR: folder })).toEqual([
      1,
      `${join(folder, 'database.lock')} is no lock of this server (file is not a database). Remove it if no server runs on ${folder}.`,
    ])
  })

  it('but begins anew where a first start was ended in the middle', async () => {
    const folder = join(room, 'unfinished')
    await mkdir(join(folder, 'database', 'base'), { recursive: true })
    await writeFile(join(folder, 'database.beginning'), '')
    const server = runScript('main', [], { DATA_DIR: folder })
    await listening(server)
    await stop(server)
    expect(await readdir(folder)).not.toContain('database.beginning')
  })
})
