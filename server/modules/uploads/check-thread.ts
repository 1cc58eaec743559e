import { Worker } from 'node:worker_threads'

import { MINUTE } from '../../platform/clock.ts'
import { createQueue } from '../../platform/queue.ts'
import type { CheckAnswer, CheckQuestion } from './upload-check.ts'

/** No file of ours takes as long to read; the job is begun anew after five minutes. */
const LONGEST_MS = 4 * MINUTE
const MEMORY_MB = 256
const WAITING = 1000

const inTurn = createQueue(1, WAITING)

/** Off the event loop, one file after the other, in a thread that has only so much memory and time. */
export const checkInThread = (question: CheckQuestion): Promise<CheckAnswer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./upload-check.worker.ts', import.meta.url), {
          workerData: question,
          resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
        })
        const timer = setTimeout(() => void worker.terminate(), LONGEST_MS)
        worker.once('message', resolve)
        worker.once('error', reject)
        worker.once('exit', () => {
          clearTimeout(timer)
          reject(new Error('The file was not read to its end'))
        })
      }),
  )
