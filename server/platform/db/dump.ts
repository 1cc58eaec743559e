import { createHash } from 'node:crypto'
import { access, constants, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { openEmbedded } from './embedded.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/tim-training', import.meta.url))
const packageFile = (name: string) =>
  fileURLToPath(new URL(`../../../node_modules/${name}/package.json`, import.meta.url))

/** Changes whenever the tables or the database itself do. */
const dumpKey = async (): Promise<string> => {
  const hash = createHash('sha256')
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of names) hash.update(name).update(await readFile(join(migrationsFolder, name)))
  hash.update(await readFile(packageFile('@electric-sql/pglite')))
  return hash.digest('hex').slice(0, 16)
}

/** Where several people start it in one folder, what another has made may be theirs alone. */
const isReadable = (file: string): Promise<boolean> =>
  access(file, constants.R_OK).then(
    () => true,
    () => false,
  )

/** Dumps of tables as they were before; each is large. */
const forgetOlder = async (file: string): Promise<void> => {
  const older = (await readdir(cacheFolder)).filter((name) => /^empty-\w+\.tar$/.test(name) && name !== basename(file))
  await Promise.all(older.map((name) => rm(join(cacheFolder, name), { force: true })))
}

const makeDump = async (file: string): Promise<void> => {
  const database = await openEmbedded({})
  try {
    await migrateDatabase(database.pool)
    await mkdir(cacheFolder, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, await database.dump())
    await rename(unfinished, file)
    await forgetOlder(file)
  } finally {
    await database.close()
  }
}

/**
 * An up-to-date empty database as a file, made once: beginning with it takes a fraction of the time that
 * PostgreSQL needs to initialise a directory. Undefined where it cannot be kept.
 */
export const emptyDump = async (): Promise<string | undefined> => {
  try {
    const file = join(cacheFolder, `empty-${await dumpKey()}.tar`)
    if (!(await isReadable(file))) await makeDump(file)
    return file
  } catch {
    return undefined
  }
}
