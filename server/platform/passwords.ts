import { HASHING_THREADS, hashInThread, verifyInThread } from './hashing-threads.ts'
import { unavailable } from './refusal.ts'

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

let dummy: Promise<string> | undefined
/** What no account has is made once in a process. */
const dummyHash = (): Promise<string> => (dummy ??= hashInThread('no account has this password'))

export const createPasswords = async (options: { atOnce?: number; queueLength?: number } = {}): Promise<Passwords> => {
  const inTurn = createQueue(options.atOnce ?? HASHING_THREADS, options.queueLength ?? QUEUE_LENGTH)
  const nobodys = await dummyHash()
  return {
    hash: (password) => inTurn(() => hashInThread(password)),
    verify: (password, passwordHash) =>
      inTurn(async () => {
        const matches = await verifyInThread(passwordHash ?? nobodys, password)
        return matches && passwordHash !== undefined
      }),
  }
}
