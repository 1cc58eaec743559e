type Read = (signal: AbortSignal) => Promise<unknown>
type Join = (signal: AbortSignal | undefined) => Promise<unknown>

/** A request that several may wait for. Whoever leaves is told so at once; when all have left it is given up. */
const createJoint = (read: Read, onEnd: () => void): Join => {
  const left = new AbortController()
  let answer: Promise<unknown> | undefined
  let waiting = 0
  return (signal) =>
    new Promise((resolve, reject) => {
      const listening = new AbortController()
      const leave = () => {
        waiting -= 1
        if (waiting === 0) {
          onEnd()
          left.abort(signal?.reason)
        }
        reject(signal?.reason)
      }
      waiting += 1
      signal?.addEventListener('abort', leave, { signal: listening.signal })
      // They may leave while it is begun.
      answer ??= read(left.signal).finally(onEnd)
      answer.finally(() => listening.abort()).then(resolve, reject)
    })
}

/**
 * Reads that begin in one turn of the event loop and would ask the same are one request: the parts of a page that
 * opens ask each for itself. `forget` ends the turn before its time, since what is written makes old what was asked
 * before.
 */
export const createTurn = () => {
  const begun = new Map<string, Join>()
  const forget = () => begun.clear()
  const begin = (key: string, read: Read): Join => {
    const join = createJoint(read, () => {
      if (begun.get(key) === join) begun.delete(key)
    })
    if (begun.size === 0) setTimeout(forget)
    begun.set(key, join)
    return join
  }
  return {
    /** Rejects as `read` does, and as `signal` says when aborted. */
    read: async (key: string, read: Read, signal: AbortSignal | undefined): Promise<unknown> => {
      signal?.throwIfAborted()
      return (begun.get(key) ?? begin(key, read))(signal)
    },
    forget,
  }
}
