import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import { asc, gt } from 'drizzle-orm'

import type { Db } from '../db/database.ts'
import { files } from '../db/tables/platform.table.ts'
import type { StoredFile } from './stored-file.ts'

/** What is wrong with a stored file: it is gone, of another size, or of the same size with another content. */
export type FileFlaw = 'missing' | 'resized' | 'changed'
export type CheckedFile = Readonly<{ file: StoredFile; flaw: FileFlaw | undefined }>

/** Rows that are read at once. */
const PAGE = 500

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const flawOf = async (file: StoredFile, path: string, isWhole: boolean): Promise<FileFlaw | undefined> => {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return 'missing'
  if (found.size !== file.size) return 'resized'
  return isWhole && (await digestOf(path)) !== file.digest ? 'changed' : undefined
}

/** Every stored file, one after the other, by its size or by its whole content. */
export async function* checkFiles(
  db: Db,
  pathOf: (container: string, name: string) => string,
  isWhole: boolean,
): AsyncGenerator<CheckedFile> {
  let after = 0
  for (;;) {
    const page = await db.select().from(files).where(gt(files.id, after)).orderBy(asc(files.id)).limit(PAGE)
    for (const file of page) yield { file, flaw: await flawOf(file, pathOf(file.container, file.name), isWhole) }
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
