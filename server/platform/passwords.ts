import { hash, verify } from '@node-rs/argon2'

import { unavailable } from './refusal.ts'

/** OWASP's settings for argon2id, which is the library's default: 19 MiB, two passes. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More at once would starve file reads, which share libuv's four threads. */
const AT_ONCE = 2
const QUEUE_LENGTH = 100
const RETRY_AFTER_SECONDS = 5

export type Passwords = Readonly<{
  hash: (password: string) => Promise<string>
  /** Without a hash the same work is done against a dummy, so that an unknown account takes as long as a known one. */
  verify: (password: string, passwordHash: string | undefined) => Promise<boolean>
}>

const createQueue = (atOnce: number, length: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= length) throw unavailable(RETRY_AFTER_SECONDS)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export const createPasswords = async (options: { atOnce?: number; queueLength?: number } = {}): Promise<Passwords> => {
  const inTurn = createQueue(options.atOnce ?? AT_ONCE, options.queueLength ?? QUEUE_LENGTH)
  const dummy = await hash('no account has this password', SETTINGS)
  return {
    hash: (password) => inTurn(() => hash(password, SETTINGS)),
    verify: (password, passwordHash) =>
      inTurn(async () => {
        const matches = await verify(passwordHash ?? dummy, password)
        return matches && passwordHash !== undefined
      }),
  }
}
