import { availableParallelism } from 'node:os'

import type { HashingQuestion } from './passwords.worker.ts'
import { createThreads } from './threads.ts'

/** One processor is left to everything else, where there are several. Each takes 19 MiB while it hashes. */
export const HASHING_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Of all who hash in this process: off the event loop, and not on the threads that read files. */
const ask = createThreads<string | boolean>(new URL('./passwords.worker.ts', import.meta.url), HASHING_THREADS)

export const hashInThread = async (password: string): Promise<string> =>
  String(await ask({ password, passwordHash: null } satisfies HashingQuestion))

export const verifyInThread = async (passwordHash: string, password: string): Promise<boolean> =>
  (await ask({ password, passwordHash } satisfies HashingQuestion)) === true
