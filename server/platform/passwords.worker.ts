/** A thread that hashes passwords, one after the other, behind whatever else the machine has to do. */
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'

import { hashSync, verifySync } from '@node-rs/argon2'

export type ToHasher = Readonly<{ id: number; password: string; passwordHash: string | null }>
export type FromHasher = Readonly<{ id: number; result: string | boolean }> | Readonly<{ id: number; failure: string }>

/** OWASP's settings for argon2id, which is the library's default: 19 MiB, two passes. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

if (!parentPort) throw new Error('passwords.worker.ts runs in a worker thread')
const port = parentPort

/** Linux has a priority for each thread. Elsewhere, or where it may not be changed, this thread is as any other. */
const stepBack = (): void => {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It hashes as well, and others wait a little longer.
  }
}

const answerTo = ({ id, password, passwordHash }: ToHasher): FromHasher => {
  try {
    return { id, result: passwordHash === null ? hashSync(password, SETTINGS) : verifySync(passwordHash, password) }
  } catch (cause) {
    return { id, failure: cause instanceof Error ? cause.message : 'The password could not be hashed' }
  }
}

stepBack()
port.on('message', (asked: ToHasher) => port.postMessage(answerTo(asked)))
