/** A thread that hashes passwords, one after the other, behind whatever else the machine has to do. */
import { execFileSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'

import { hashSync, verifySync } from '@node-rs/argon2'

import type { Answered, Asked } from './threads.ts'

export type HashingQuestion = Readonly<{ password: string; passwordHash: string | null }>

const FEW_PROCESSORS = 2

/** OWASP's settings for argon2id, which is the library's default: 19 MiB, two passes. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

if (!parentPort) throw new Error('passwords.worker.ts runs in a worker thread')
const port = parentPort

/**
 * Linux has a policy and a priority for each thread. A thread of the lowest priority is still let finish its slice,
 * milliseconds of it; one that is for idle time makes way at once. Elsewhere, or where neither may be changed, this
 * thread hashes as well, and others wait a little longer.
 */
const stepBack = (): void => {
  if (process.platform !== 'linux') return
  const thread = basename(readlinkSync('/proc/thread-self'))
  for (const step of [
    () => execFileSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore' }),
    () => setPriority(Number(thread), constants.priority.PRIORITY_LOW),
  ]) {
    try {
      step()
    } catch {
      // Not this way: there is no such tool on this machine, or it may not.
    }
  }
}

const answerTo = ({ id, question }: Asked<HashingQuestion>): Answered<string | boolean> => {
  const { password, passwordHash } = question
  try {
    return { id, answer: passwordHash === null ? hashSync(password, SETTINGS) : verifySync(passwordHash, password) }
  } catch (cause) {
    return { id, failure: cause instanceof Error ? cause.message : 'The password could not be hashed' }
  }
}

/**
 * Where processors are few, a hash is followed by a rest of five times its length: nobody waits for it but the next.
 * One that had to make way for others for long has let them go first already, and rests no longer than a usual one.
 */
const RESTS = availableParallelism() <= FEW_PROCESSORS ? 5 : 0
const LONGEST_REST_MS = 300
const bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

stepBack()
port.on('message', (asked: Asked<HashingQuestion>) => {
  const begun = performance.now()
  port.postMessage(answerTo(asked))
  if (RESTS > 0) Atomics.wait(bell, 0, 0, Math.min(RESTS * (performance.now() - begun), LONGEST_REST_MS))
})
