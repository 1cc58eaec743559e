import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { lockDirectory } from './directory-lock.ts'
import { GuardedPool } from './guarded-pool.ts'
import type { FromWorker, ToWorker, WorkerInput } from './pglite.worker.ts'
import { beginDatabase, damaged, finishDatabase, isToBeMade, refuseUnwritable } from './usable-folder.ts'
import { WireHub } from './wire-stream.ts'

export type EmbeddedDatabase = Readonly<{
  pool: GuardedPool
  /** The whole data directory as a tar file, to begin another database with. */
  dump: () => Promise<Uint8Array>
  close: () => Promise<void>
}>

/** Megabytes beside PostgreSQL's own memory: some twelve are used, whatever is asked and however long. */
const MOST_HEAP = 256

const startWorker = async (input: WorkerInput): Promise<Worker> => {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
  })
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('it ended at once')))
  })
  return worker
}

/** Opens the database of a directory, or makes one there: whole, or a start that finds it unfinished begins anew. */
const startWorkerOn = async (directory: string, dump: string | undefined): Promise<Worker> => {
  const isNew = isToBeMade(directory)
  if (isNew) beginDatabase(directory)
  try {
    const worker = await startWorker({ directory, ...(isNew && dump !== undefined ? { dump } : {}) })
    finishDatabase(directory)
    return worker
  } catch (cause) {
    refuseUnwritable(dirname(directory))
    throw isNew ? cause : damaged(directory, 'PostgreSQL cannot open it', cause)
  }
}

const ask = <T extends FromWorker['type']>(worker: Worker, request: ToWorker, answer: T) =>
  new Promise<Extract<FromWorker, { type: T }>>((resolve) => {
    const listen = (message: FromWorker) => {
      if (message.type !== answer) return
      worker.off('message', listen)
      resolve(message as Extract<FromWorker, { type: T }>)
    }
    worker.on('message', listen)
    worker.postMessage(request)
  })

/**
 * PostgreSQL compiled to WebAssembly, in a worker thread, behind the same `pg` driver as every other PostgreSQL.
 * It has one connection and never calls fsync: a killed process loses nothing, a power cut can.
 */
export const openEmbedded = async (options: {
  /** Absent: in memory. */
  dataDir?: string
  /** A tar file that a new database begins with. */
  dump?: string
}): Promise<EmbeddedDatabase> => {
  const directory = options.dataDir === undefined ? undefined : join(options.dataDir, 'database')
  if (options.dataDir !== undefined) refuseUnwritable(options.dataDir)
  const lock = directory === undefined ? undefined : lockDirectory(directory)
  try {
    const { dump } = options
    const worker =
      directory === undefined
        ? await startWorker(dump === undefined ? {} : { dump })
        : await startWorkerOn(directory, dump)
    const hub = new WireHub(worker)
    let isClosing = false
    worker.once('exit', () => {
      // Nothing can be served without it. The process ends, and whoever started it starts it again.
      if (!isClosing) throw new Error('The embedded database has stopped')
    })
    const pool = new GuardedPool({
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      stream: hub.connect,
    })
    return {
      pool,
      dump: async () => (await ask(worker, { type: 'dump' }, 'dumped')).bytes,
      close: async () => {
        isClosing = true
        await pool.end()
        await ask(worker, { type: 'close' }, 'closed')
        await worker.terminate()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}
