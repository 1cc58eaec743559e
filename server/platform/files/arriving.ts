import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { MINUTE } from '../clock.ts'
import { badRequest, Refusal } from '../refusal.ts'

/** Of which nothing has come for so long, in milliseconds, comes no more. */
const STALLED_AFTER = MINUTE

export type Arrived = Readonly<{ path: string; size: number; digest: string }>

/** Where files are while they are on their way; beside the containers, so that they can be moved there. */
const folderIn = (root: string) => join(root, 'arriving')

/** Whoever sent it is gone. Anything else, such as a full disk, is ours to answer for. */
const isGone = (cause: unknown): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  (cause.code === 'ECONNRESET' || cause.code === 'ERR_STREAM_PREMATURE_CLOSE')

/** Writes what comes to a file of its own, and leaves none behind when it breaks off or is too large (413). */
export const arriveIn = async (root: string, content: Readable, mostBytes: number): Promise<Arrived> => {
  await mkdir(folderIn(root), { recursive: true })
  const path = join(folderIn(root), randomUUID())
  // It is there before anything comes: one that is still being opened would come to be after it was taken away.
  const file = await open(path, 'wx')
  const hash = createHash('sha256')
  const stalled = setTimeout(() => content.destroy(badRequest()), STALLED_AFTER).unref()
  let size = 0
  try {
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          stalled.refresh()
          size += chunk.length
          if (size > mostBytes) throw new Refusal(413, 'TOO_LARGE')
          hash.update(chunk)
          yield chunk
        }
      },
      file.createWriteStream(),
    )
  } catch (cause) {
    await rm(path, { force: true })
    throw isGone(cause) ? badRequest() : cause
  } finally {
    clearTimeout(stalled)
  }
  return { path, size, digest: hash.digest('hex') }
}

/** Forgets what a server that was killed had begun to take. */
export const sweepArriving = async (root: string, before: Date): Promise<void> => {
  const names = await readdir(folderIn(root)).catch(() => [])
  for (const name of names) {
    const path = join(folderIn(root), name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}
