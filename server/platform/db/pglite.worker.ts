/** The worker thread of the embedded database: one PGlite, raw wire bytes in, raw wire bytes out, one after the other. */
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

import { PrivateFS } from './private-fs.ts'

/** `directory` absent keeps everything in memory; `dump` is a data directory to begin with. */
export type WorkerInput = Readonly<{ directory?: string; dump?: string }>

export type ToWorker =
  | { type: 'bytes'; id: number; bytes: Uint8Array }
  | { type: 'left' }
  | { type: 'dump' }
  | { type: 'close' }

export type FromWorker =
  | { type: 'ready' }
  | { type: 'bytes'; id: number; bytes: Uint8Array }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'dumped'; bytes: Uint8Array }
  | { type: 'closed' }

if (!parentPort) throw new Error('pglite.worker.ts runs in a worker thread')
const port = parentPort
const { directory, dump } = workerData as WorkerInput

const database = await PGlite.create({
  ...(directory === undefined ? {} : { fs: new PrivateFS(directory) }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([await readFile(dump)]) }),
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})

/** It begins with its length; every other begins with a letter that names it. */
const FIRST_MESSAGE = 0

const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const handle = async (message: ToWorker): Promise<void> => {
  switch (message.type) {
    case 'bytes': {
      const answer = (bytes: Uint8Array) => {
        const own = bytes.slice()
        if (own.length > 0) say({ type: 'bytes', id: message.id, bytes: own }, [own.buffer])
      }
      // Every other way PGlite also reads what it answers, and keeps what it read as long as it lives. It answers to
      // a client's first message in that other way alone.
      if (message.bytes[0] === FIRST_MESSAGE) answer(await database.execProtocolRaw(message.bytes))
      else await database.execProtocolRawStream(message.bytes, { onRawData: answer })
      return
    }
    // A client went away: what it left open ends, and the next one finds a fresh session.
    case 'left':
      await database.exec('rollback').catch(() => undefined)
      await database.exec('discard all').catch(() => undefined)
      return
    case 'dump': {
      const file = await database.dumpDataDir('none')
      say({ type: 'dumped', bytes: new Uint8Array(await file.arrayBuffer()) })
      return
    }
    case 'close':
      await database.close()
      say({ type: 'closed' })
  }
}

let tail: Promise<void> = Promise.resolve()
port.on('message', (message: ToWorker) => {
  tail = tail
    .then(() => handle(message))
    .catch((error: unknown) => {
      if (message.type === 'bytes') say({ type: 'failed', id: message.id, reason: String(error) })
      else throw error
    })
})
say({ type: 'ready' })
