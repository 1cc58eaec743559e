import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'

import type { Db } from '../../platform/db/database.ts'
import { findUpload, stagedIds } from './uploads.repository.ts'

/** Pieces on the disk. What is announced of each upload is in our table alone, and so is which of them are wanted. */
class PieceStore extends FileStore {
  /** On the disk before it is acknowledged, and nothing of it is under way when this is over, however it ends. */
  override async write(pieces: Readable, id: string, offset: number): Promise<number> {
    const file = await open(join(this.directory, id), 'r+')
    let at = offset
    try {
      for await (const piece of pieces as AsyncIterable<Buffer>) {
        for (let from = 0; from < piece.length;) {
          const { bytesWritten } = await file.write(piece, from, piece.length - from, at)
          from += bytesWritten
          at += bytesWritten
        }
      }
    } finally {
      await file.datasync()
      await file.close()
    }
    return at
  }
}

export type Staging = Readonly<{
  store: FileStore
  pathOf: (id: string) => string
  /** Bytes that are here; null where nothing was begun. */
  offsetOf: (id: string) => Promise<number | null>
  remove: (id: string) => Promise<void>
  /** Forgets what no upload is waiting for and what was last touched before. */
  sweep: (before: Date) => Promise<void>
}>

export const createStaging = (db: Db, directory: string): Staging => {
  const rows = {
    get: async (id: string) => {
      const row = await findUpload(db, id)
      return row && new Upload({ id, size: row.size, offset: 0 })
    },
    set: async () => {},
    delete: async () => {},
  }
  const pathOf = (id: string) => join(directory, id)
  return {
    store: new PieceStore({ directory, configstore: rows }),
    pathOf,
    offsetOf: async (id) => (await stat(pathOf(id)).catch(() => null))?.size ?? null,
    remove: (id) => rm(pathOf(id), { force: true }),
    sweep: async (before) => {
      const names = await readdir(directory).catch(() => [])
      const wanted = await stagedIds(db)
      for (const name of names) {
        const found = wanted.has(name) ? null : await stat(pathOf(name)).catch(() => null)
        if (found && found.mtime < before) await rm(pathOf(name), { force: true })
      }
    },
  }
}
