import { fork } from 'node:child_process'

import { MINUTE } from '../../platform/clock.ts'
import { createQueue } from '../../platform/queue.ts'
import { digestOf, type CheckAnswer, type CheckQuestion } from './upload-check.ts'

/** No file of ours takes as long to read; the job is begun anew after five minutes. */
const LONGEST_MS = 4 * MINUTE
const MEMORY_MB = 256
const WAITING = 1000

const inTurn = createQueue(1, WAITING)

/** How a process ends that has no memory left: by itself, or as a shell says it. */
const isOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGABRT' || code === 134

/** Null where it takes more memory than there is for it: it would however often it is read. */
const ask = (question: CheckQuestion): Promise<CheckAnswer | null> =>
  new Promise((resolve, reject) => {
    const reading = fork(new URL('./upload-check.process.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      // It reads what somebody sent, and needs nothing that the server knows.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => reading.kill('SIGKILL'), LONGEST_MS)
    reading.once('message', (answer) => {
      resolve(answer as CheckAnswer)
      reading.disconnect()
    })
    reading.once('error', reject)
    reading.once('exit', (code, signal) => {
      clearTimeout(timer)
      if (isOutOfMemory(code, signal)) resolve(null)
      else reject(new Error('The file was not read to its end'))
    })
    reading.send(question)
  })

/**
 * Off the event loop, one file after the other, in a process that has only so much memory and time. A thread is not
 * enough: one that runs out of memory may take the whole server with it.
 */
export const checkApart = (question: CheckQuestion): Promise<CheckAnswer> =>
  inTurn(async () => (await ask(question)) ?? { digest: await digestOf(question.path), found: 'kind' })
