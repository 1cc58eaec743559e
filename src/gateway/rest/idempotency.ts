import { isUnanswered, isUnsent, toFault, type Fault } from '../../domain/fault.ts'
import { offline } from './faults.ts'

/** Faults after which nobody knows whether the server did it; nor of what was given up on its way. */
const isUncertain = (fault: Fault) => isUnanswered(fault) || fault.kind === 'unexpected'

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
      if (!isUncertain(toFault(cause))) held.delete(call)
      throw cause
    }
  }
}

/**
 * What may have been done by a call whose answer was lost. What it removed is not there any more when it is removed
 * again: that is its answer. And that nothing was sent is certain of one try alone: whoever cannot send again what may
 * have been done before does not know whether it was, even if what is sent was changed since.
 */
export const createDoubts = () => {
  const doubted = new Set<string>()
  return async (call: string, isRemoval: boolean, send: () => Promise<unknown>): Promise<unknown> => {
    const wasDoubted = doubted.delete(call)
    try {
      return await send()
    } catch (cause) {
      const fault = toFault(cause)
      const isNotSent = isUnsent(fault)
      if (isNotSent ? wasDoubted : isUncertain(fault)) doubted.add(call)
      if (wasDoubted && isNotSent) throw offline()
      if (wasDoubted && isRemoval && fault.kind === 'notFound') return null
      throw cause
    }
  }
}
