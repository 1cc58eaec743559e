import { setImmediate } from 'node:timers/promises'

type Waiting<Value> = Readonly<{ resolve: (value: Value | undefined) => void; reject: (cause: unknown) => void }>

/** Keys that one load is asked for at most. */
const AT_ONCE = 500

/**
 * Looks up by key, many keys at a time: what is asked for in one turn of the event loop, or while a load is under
 * way, shares the next load. A load always begins after its keys were asked for, so nobody is answered with what
 * stood before they asked. A failed load rejects those who waited for it, and nobody else.
 */
export const gather = <Value>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): ((key: string) => Promise<Value | undefined>) => {
  const waiting = new Map<string, Waiting<Value>[]>()
  let isWorking = false

  const takeBatch = () => {
    const batch = [...waiting].slice(0, AT_ONCE)
    for (const [key] of batch) waiting.delete(key)
    return batch
  }

  const settle = async (batch: readonly (readonly [string, readonly Waiting<Value>[]])[]) => {
    try {
      const found = await load(batch.map(([key]) => key))
      for (const [key, asking] of batch) for (const { resolve } of asking) resolve(found.get(key))
    } catch (cause) {
      for (const [, asking] of batch) for (const { reject } of asking) reject(cause)
    }
  }

  const work = async () => {
    isWorking = true
    try {
      await setImmediate()
      while (waiting.size > 0) await settle(takeBatch())
    } finally {
      isWorking = false
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const asking = waiting.get(key)
      if (asking) asking.push({ resolve, reject })
      else waiting.set(key, [{ resolve, reject }])
      if (!isWorking) void work()
    })
}
