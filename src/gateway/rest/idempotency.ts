import { FaultError } from '../../domain/fault.ts'

/** Faults after which nobody knows whether the server did it. */
const isUncertain = (cause: unknown) =>
  cause instanceof FaultError &&
  (cause.fault.kind === 'offline' || cause.fault.kind === 'unexpected' || cause.fault.kind === 'malformed')

/**
 * The key of a creating call is kept until the server has clearly answered it, so that a person who tries the
 * same thing again after a lost answer does not do it twice.
 */
export const createIdempotency = (createKey: () => string) => {
  const held = new Map<string, string>()
  return async <T>(call: string, send: (key: string) => Promise<T>): Promise<T> => {
    const key = held.get(call) ?? createKey()
    held.set(call, key)
    try {
      const answer = await send(key)
      held.delete(call)
      return answer
    } catch (cause) {
      if (!isUncertain(cause)) held.delete(call)
      throw cause
    }
  }
}

/** What was removed by a call whose answer was lost is not there any more when it is removed again: that is its answer. */
export const createRemovals = () => {
  const lost = new Set<string>()
  return async (path: string, send: () => Promise<unknown>): Promise<unknown> => {
    const wasLost = lost.delete(path)
    try {
      return await send()
    } catch (cause) {
      if (isUncertain(cause)) lost.add(path)
      const isGone = cause instanceof FaultError && cause.fault.kind === 'notFound'
      if (wasLost && isGone) return null
      throw cause
    }
  }
}
