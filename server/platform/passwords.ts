import { HASHING_THREADS, hashInThread, verifyInThread } from './hashing-threads.ts'
import { createQueue } from './queue.ts'

const QUEUE_LENGTH = 100

export type Passwords = Readonly<{
  hash: (password: string) => Promise<string>
  /** Without a hash the same work is done against a dummy, so that an unknown account takes as long as a known one. */
  verify: (password: string, passwordHash: string | undefined) => Promise<boolean>
}>

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
