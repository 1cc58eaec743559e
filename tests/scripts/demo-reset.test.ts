import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { recordFact } from '../../server/installation.ts'
import { openDatabase, type Db } from '../../server/platform/db/database.ts'
import { lockDirectory } from '../../server/platform/db/directory-lock.ts'

const PROJECT = resolve(import.meta.dirname, '../..')

let room: string
/** Its database is an installation's at first, and becomes a demo's in what follows. */
let folder: string

const change = async (work: (db: Db) => Promise<unknown>) => {
  const database = await openDatabase({ dataDir: folder })
  await work(database.db)
  await database.close()
}

beforeAll(async () => {
  room = mkdtempSync(join(tmpdir(), 'tim-reset-'))
  folder = join(room, 'data')
  await change((db) => recordFact(db, 'programme', new Date(0)))
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'roster.pdf'), 'signed')
})
afterAll(() => rmSync(room, { recursive: true, force: true }))

/** What the command says of a folder, how it ends, and what it leaves there. */
const reset = async (dataDir: string, environment: Readonly<Record<string, string>> = {}) => {
  const { DATABASE_URL: _real, ...inherited } = process.env
  const child = spawn(process.execPath, [join(PROJECT, 'scripts/demo-reset.ts')], {
    cwd: PROJECT,
    env: { ...inherited, NODE_NO_WARNINGS: '1', DATA_DIR: dataDir, ...environment },
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, said: said.trim(), left: readdirSync(dataDir).filter((name) => !name.includes('.lock')) }
}

const WHOLE = ['database', 'files']

describe('npm run demo:reset', () => {
  it('leaves the files of an installation whose database is elsewhere', async () => {
    const dataDir = join(room, 'files-alone')
    mkdirSync(join(dataDir, 'files'), { recursive: true })
    expect(await reset(dataDir)).toEqual({
      code: 1,
      said: `There is no database in ${dataDir}: these are the files of an installation on DATABASE_URL. Remove it by hand if you mean it.`,
      left: ['files'],
    })
  })

  it('leaves an installation that is no demo', async () => {
    expect(await reset(folder)).toEqual({
      code: 1,
      said: `${folder} is no demo. Remove it by hand if you mean it.`,
      left: WHOLE,
    })
  })

  it('leaves what something else lies beside, and everything where DATABASE_URL is set', async () => {
    await change((db) => recordFact(db, 'demo', new Date(0)))
    expect(await reset(folder, { DATABASE_URL: 'postgres://db/tim' })).toMatchObject({ code: 1, left: WHOLE })
    const stranger = join(folder, 'notes.txt')
    writeFileSync(stranger, '')
    expect(await reset(folder)).toMatchObject({ code: 1, left: [...WHOLE, 'notes.txt'] })
    rmSync(stranger)
  })

  it('leaves a demo that a server runs on', async () => {
    const lock = lockDirectory(join(folder, 'database'))
    expect(await reset(folder)).toEqual({
      code: 1,
      said: `Another server is using the data directory ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      left: WHOLE,
    })
    lock.release()
  })

  it('forgets a demo, and one of a version that made other tables', async () => {
    await change((db) => db.execute(sql`drop table users cascade`))
    expect(await reset(folder)).toEqual({
      code: 0,
      said: `The demo data at ${folder} is gone. Start the server to seed it again.`,
      left: [],
    })
    expect(readdirSync(folder)).toEqual([])
    expect(await reset(folder, { DATABASE_URL: '' })).toMatchObject({ code: 0, said: `There is nothing at ${folder}.` })
  })
})
