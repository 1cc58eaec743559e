// `npm run demo:reset`: forgets the demo installation's data, so that the next start seeds it afresh.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { lockDirectory } from '../server/platform/db/directory-lock.ts'
import { OWN_NAMES } from '../server/platform/private-folder.ts'
import { StartRefused } from '../server/platform/start-refused.ts'

const folder = resolve(process.env['DATA_DIR'] || 'data')
const directory = join(folder, 'database')

const BY_HAND = 'Remove it by hand if you mean it.'

/** As it stands: a demo of another version, whose tables do not fit this one, is forgotten, too. */
const isDemoThere = async (): Promise<boolean> => {
  // What is refused before is refused at once.
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { isDemoDatabase } = await import('../server/installation.ts')
  const { openEmbedded } = await import('../server/platform/db/embedded.ts')
  const database = await openEmbedded({ dataDir: folder })
  try {
    return await isDemoDatabase(drizzle({ client: database.pool }))
  } catch (cause) {
    throw new StartRefused(`Whether ${folder} is a demo is not to be read from its database. ${BY_HAND}`, { cause })
  } finally {
    await database.close()
  }
}

/** Nobody opens it while it goes. The lock's own files go last: not every system removes a file that is held. */
const forget = (): void => {
  const lock = lockDirectory(directory)
  const remove = (name: string) => rmSync(join(folder, name), { recursive: true, force: true })
  const ofLock = [...OWN_NAMES].filter((name) => name.includes('.lock'))
  for (const name of OWN_NAMES) if (!ofLock.includes(name)) remove(name)
  lock.release()
  for (const name of ofLock) remove(name)
}

const reset = async (): Promise<string> => {
  if (process.env['DATABASE_URL']) {
    throw new StartRefused('DATABASE_URL is set: this command only forgets the embedded demo, never another database.')
  }
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.length === 0) return `There is nothing at ${folder}.`
  // Only what the server itself makes there; a folder of somebody's own is left alone.
  const strangers = names.filter((name) => !OWN_NAMES.has(name))
  if (strangers.length > 0) {
    throw new StartRefused(`${folder} holds more than a demo (${strangers.join(', ')}). ${BY_HAND}`)
  }
  if (!existsSync(directory)) {
    throw new StartRefused(
      `There is no database in ${folder}: these are the files of an installation on DATABASE_URL. ${BY_HAND}`,
    )
  }
  if (!(await isDemoThere())) throw new StartRefused(`${folder} is no demo. ${BY_HAND}`)
  forget()
  return `The demo data at ${folder} is gone. Start the server to seed it again.`
}

try {
  console.log(await reset())
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}
