import { unavailable } from './refusal.ts'

const RETRY_AFTER_SECONDS = 5

/** So many at once, and so many who wait: whoever comes to a full queue is asked to come again (503 with Retry-After). */
export const createQueue = (atOnce: number, length: number) => {
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
