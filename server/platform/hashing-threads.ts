import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import type { FromHasher, ToHasher } from './passwords.worker.ts'

/** One processor is left to everything else, where there are several. Each takes 19 MiB while it hashes. */
export const HASHING_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1))

type Waiting = Readonly<{ resolve: (result: string | boolean) => void; reject: (cause: Error) => void }>
type Thread = Readonly<{ run: (password: string, passwordHash: string | null) => Promise<string | boolean> }>

const startThread = (onEnd: () => void): Thread => {
  const worker = new Worker(new URL('./passwords.worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  let asked = 0
  worker.on('message', (answer: FromHasher) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {}
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('failure' in answer) reject?.(new Error(answer.failure))
    else resolve?.(answer.result)
  })
  const end = (cause: Error) => {
    onEnd()
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
  }
  worker.once('error', end)
  worker.once('exit', () => end(new Error('The thread that hashes passwords has ended')))
  // A process does not live for its hashing threads alone, but it does for what they were asked.
  worker.unref()
  return {
    run: (password, passwordHash) =>
      new Promise((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        worker.ref()
        worker.postMessage({ id: asked, password, passwordHash } satisfies ToHasher)
      }),
  }
}

const threads: (Thread | undefined)[] = []
let turn = 0

/** Of all who hash in this process, in turns; a thread starts when it is first needed, and anew after its end. */
const nextThread = (): Thread => {
  turn = (turn + 1) % HASHING_THREADS
  const at = turn
  const thread = threads[at] ?? startThread(() => (threads[at] = undefined))
  threads[at] = thread
  return thread
}

/** Off the event loop, and not on the threads that read files. */
export const hashInThread = async (password: string): Promise<string> => String(await nextThread().run(password, null))

export const verifyInThread = async (passwordHash: string, password: string): Promise<boolean> =>
  (await nextThread().run(password, passwordHash)) === true
