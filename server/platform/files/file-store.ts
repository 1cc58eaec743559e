import { createHash, randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'

import { and, eq, sql } from 'drizzle-orm'

import { DAY, later, type Clock } from '../clock.ts'
import type { Db, Queryable } from '../db/database.ts'
import { files } from '../db/tables/platform.table.ts'
import type { Logger } from '../logger.ts'
import { unavailable } from '../refusal.ts'
import { arriveIn, sweepArriving, type Arrived } from './arriving.ts'
import { checkFiles, type CheckedFile, type FileFlaw } from './check-files.ts'
import { CONTENT_TYPES, isFileName } from './containers.ts'
import type { Container } from './containers.ts'
import type { FileSender, StoredFile } from './stored-file.ts'

/** Read in pieces of this size: a player's range in one or two, for a third less processor time than the default. */
const READ_BYTES = 256 * 1024

/** A file that is gone comes back when someone restores it. */
const RETRY_AFTER_SECONDS = 60
const MOST_TOLD = 1000

/** A file that has come whole, and is kept or gone when the work with it is over. */
export type ArrivedFile = Arrived &
  Readonly<{
    /** Moves it to its place. */
    keep: (container: Container, name: string, tx: Queryable) => Promise<StoredFile>
  }>

export type FileStore = Readonly<{
  /** Keeps content under a name, replacing what was there. A string is the path of a file to copy. */
  put: (
    container: Container,
    name: string,
    content: Uint8Array | string,
    tx?: Queryable,
    sender?: FileSender,
  ) => Promise<StoredFile>
  /**
   * Takes a file as it comes and hands it to `work`. What was not kept is gone afterwards, and so is what was kept
   * where `work` fails. 413 for more than `mostBytes`.
   */
  receive: <T>(content: Readable, mostBytes: number, work: (arrived: ArrivedFile) => Promise<T>) => Promise<T>
  /** Where files of a module are before they are stored, beside the containers. */
  staging: (name: string) => string
  /** Keeps a file that is whole and measured, and leaves what stands at its path: done again, it is the same. Without a moment in which it is not there. */
  adopt: (
    container: Container,
    name: string,
    arrived: Arrived,
    tx: Queryable,
    sender: FileSender,
  ) => Promise<StoredFile>
  find: (container: Container, name: string) => Promise<StoredFile | undefined>
  /** `end` is inclusive, as in a Range header. 503 where the file is not as it was kept. Ask before an answer begins. */
  read: (file: StoredFile, range?: { start: number; end: number }) => Promise<Readable>
  /** All files: whether each is there and of its size; `isWhole` reads and compares their content too. */
  check: (isWhole: boolean) => AsyncGenerator<CheckedFile>
  remove: (container: Container, name: string, tx?: Queryable) => Promise<void>
  /** Of the disk that they are on. */
  freeBytes: () => Promise<number>
  /** Forgets what never came whole. */
  sweep: () => Promise<void>
}>

/** Files on disk under `root`, each with a row that knows its type, size and digest. */
export const createFileStore = (db: Db, clock: Clock, root: string, log: Logger): FileStore => {
  /** Those that the log has a line of, so that a page that asks again and again makes no other. */
  const told = new Set<string>()
  const tell = ({ container, name }: StoredFile, flaw: FileFlaw) => {
    const key = `${container}/${name}`
    if (told.has(key) || told.size >= MOST_TOLD) return
    told.add(key)
    log.error({ file: key, flaw }, 'A stored file is not as it was kept')
  }

  const pathOf = (container: string, name: string) => {
    if (!isFileName(name)) throw new Error(`Not a name for a file: ${name}`)
    return join(root, container, name)
  }

  const contentTypeOf = (name: string): string => {
    const contentType = CONTENT_TYPES[extname(name).toLowerCase()]
    if (contentType === undefined) throw new Error(`Not a kind of file that is kept: ${name}`)
    return contentType
  }

  /** Who sent it first is who sent it; and what is kept again is wanted, so that it lies in no trash. */
  const record = async (row: StoredFile, query: Queryable, sender?: FileSender): Promise<StoredFile> => {
    await query
      .insert(files)
      .values({ ...row, ...sender })
      .onConflictDoUpdate({ target: [files.container, files.name], set: { ...row, trashedAt: null } })
    return row
  }

  const statement = db
    .select()
    .from(files)
    .where(and(eq(files.container, sql.placeholder('container')), eq(files.name, sql.placeholder('name'))))
    .prepare('find_file')

  return {
    put: async (container, name, content, tx = db, sender) => {
      const path = pathOf(container, name)
      const contentType = contentTypeOf(name)
      await mkdir(join(root, container), { recursive: true })
      // Written beside and renamed: a reader sees the old file or the new one, whole.
      const unfinished = `${path}.${randomUUID()}.part`
      // A copy by the system would have the mode of what it copies.
      const bytes = typeof content === 'string' ? await readFile(content) : content
      await writeFile(unfinished, bytes)
      const digest = createHash('sha256').update(bytes).digest('hex')
      await rename(unfinished, path)
      const row = { container, name, contentType, size: bytes.byteLength, digest, createdAt: clock.now() }
      return record(row, tx, sender)
    },
    receive: async (content, mostBytes, work) => {
      const arrived = await arriveIn(root, content, mostBytes)
      let { path } = arrived
      try {
        const result = await work({
          ...arrived,
          keep: async (container, name, tx) => {
            const place = pathOf(container, name)
            const contentType = contentTypeOf(name)
            await mkdir(join(root, container), { recursive: true })
            await rename(path, place)
            path = place
            return record(
              { container, name, contentType, size: arrived.size, digest: arrived.digest, createdAt: clock.now() },
              tx,
            )
          },
        })
        if (path === arrived.path) await rm(path, { force: true })
        return result
      } catch (cause) {
        await rm(path, { force: true })
        throw cause
      }
    },
    staging: (name) => join(root, name),
    adopt: async (container, name, { path, size, digest }, tx, sender) => {
      const place = pathOf(container, name)
      const contentType = contentTypeOf(name)
      await mkdir(join(root, container), { recursive: true })
      // Its row first: where the same file is being removed, that is over before it is put there again.
      const row = await record({ container, name, contentType, size, digest, createdAt: clock.now() }, tx, sender)
      const beside = `${place}.${randomUUID()}.part`
      // On a disk that has no second names for a file it is copied.
      await link(path, beside).catch(() => copyFile(path, beside))
      await rename(beside, place)
      // Of two names of one file the first stays.
      await rm(beside, { force: true })
      return row
    },
    find: async (container, name) => {
      if (!isFileName(name)) return undefined
      const [row] = await statement.execute({ container, name })
      return row
    },
    read: async (file, range) => {
      const path = pathOf(file.container, file.name)
      const handle = await open(path).catch(() => undefined)
      if (handle && (await handle.stat()).size === file.size) {
        return handle.createReadStream({ ...range, highWaterMark: READ_BYTES })
      }
      await handle?.close()
      tell(file, handle === undefined ? 'missing' : 'resized')
      throw unavailable(RETRY_AFTER_SECONDS)
    },
    check: (isWhole) => checkFiles(db, pathOf, isWhole),
    remove: async (container, name, tx = db) => {
      await tx.delete(files).where(and(eq(files.container, container), eq(files.name, name)))
      await rm(pathOf(container, name), { force: true })
    },
    freeBytes: async () => {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
    sweep: () => sweepArriving(root, later(clock.now(), -DAY)),
  }
}
